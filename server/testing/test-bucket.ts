import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type Env, readEnv } from '../env';

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** A bucket that verifies AWS Signature Version 4. */
function bucket(secret: string, objects: Map<string, Buffer>, fault: () => number | undefined): Server {
  return createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    const failing = fault();
    if (failing) return response.writeHead(failing).end();
    const authorization = request.headers.authorization ?? '';
    const [, date = '', region = '', signedNames = '', signature = ''] =
      /Credential=key\/(\d+)\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=(\w+)/.exec(
        authorization,
      ) ?? [];
    const headers = signedNames.split(';').map((name) => `${name}:${request.headers[name]}\n`);
    const payload =
      request.headers['x-amz-content-sha256'] ?? createHash('sha256').update(body).digest('hex');
    const canonical = [request.method, request.url, '', headers.join(''), signedNames, payload].join('\n');
    const scope = `${date}/${region}/s3/aws4_request`;
    const toSign = [
      'AWS4-HMAC-SHA256',
      request.headers['x-amz-date'],
      scope,
      createHash('sha256').update(canonical).digest('hex'),
    ];
    const key = hmac(hmac(hmac(hmac(`AWS4${secret}`, date), region), 's3'), 'aws4_request');
    if (hmac(key, toSign.join('\n')).toString('hex') !== signature) return response.writeHead(403).end();
    const name = request.url ?? '';
    if (request.headers['if-none-match'] === '*' && objects.has(name)) return response.writeHead(412).end();
    if (request.method === 'PUT') objects.set(name, body);
    if (request.method === 'DELETE') objects.delete(name);
    const found = objects.get(name);
    if (request.method === 'GET' && !found) return response.writeHead(404).end();
    return response.writeHead(200).end(request.method === 'GET' ? found : undefined);
  });
}

/** A bucket for tests, with the settings that lead to it. */
export async function openTestBucket() {
  const objects = new Map<string, Buffer>();
  let fault: number | undefined;
  const server = bucket('secret-key', objects, () => fault).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const env: Env = {
    ...readEnv({}),
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_BUCKET: 'atalaya',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret-key',
  };
  return {
    env,
    objects,
    /** Answers every request with this status; undefined ends it. */
    fail(status: number | undefined) {
      fault = status;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
