import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

type Arrived = { path: string; headers: IncomingHttpHeaders; body: Buffer };
type Answer = { status: number; headers?: Record<string, string> };

/** A push service of one's own: it takes what browsers' services take, and answers as the test says, path by path. */
export async function openPushService() {
  const arrived: Arrived[] = [];
  const answers = new Map<string, Answer>();
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const path = request.url ?? '/';
      const { status, headers } = answers.get(path) ?? { status: 201 };
      arrived.push({ path, headers: request.headers, body: Buffer.concat(parts) });
      response.writeHead(status, headers).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address: AddressInfo | string | null = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    arrived,
    answer: (path: string, answer: Answer) => void answers.set(path, answer),
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

export type PushService = Awaited<ReturnType<typeof openPushService>>;

/** A browser's half: what it gives to the server, and how it reads what comes. */
export function makeBrowser(service: PushService, path: string) {
  const pair = createECDH('prime256v1');
  const point = pair.generateKeys();
  const secret = randomBytes(16);
  return {
    path,
    subscription: {
      endpoint: `${service.url}${path}`,
      expirationTime: null,
      keys: { p256dh: point.toString('base64url'), auth: secret.toString('base64url') },
    },
    /** RFC 8291, 3.4 and RFC 8188, 2.1: salt, record size, the sender's point, then the one record. */
    read(body: Buffer): unknown {
      const salt = body.subarray(0, 16);
      const length = body.readUInt8(20);
      const sender = body.subarray(21, 21 + length);
      const record = body.subarray(21 + length);
      const shared = pair.computeSecret(sender);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), point, sender]);
      const ikm = Buffer.from(hkdfSync('sha256', shared, secret, info, 32));
      const key = Buffer.from(
        hkdfSync('sha256', ikm, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16),
      );
      const nonce = Buffer.from(hkdfSync('sha256', ikm, salt, Buffer.from('Content-Encoding: nonce\0'), 12));
      const open = createDecipheriv('aes-128-gcm', key, nonce);
      open.setAuthTag(record.subarray(-16));
      const plain = Buffer.concat([open.update(record.subarray(0, -16)), open.final()]);
      // The record ends with a 2 and its padding.
      return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString('utf8'));
    },
  };
}
