import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEnv } from '../env';
import { bucketFiles, diskFiles, type Files } from './files';

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** A fake bucket that verifies AWS Signature Version 4. */
function bucket(secret: string): Server {
  const objects = new Map<string, Buffer>();
  return createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks);
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
    if (request.method === 'PUT') objects.set(name, body);
    if (request.method === 'DELETE') objects.delete(name);
    const found = objects.get(name);
    if (request.method === 'GET' && !found) return response.writeHead(404).end();
    return response.writeHead(200).end(request.method === 'GET' ? found : undefined);
  });
}

describe.each(['disk', 'bucket'] as const)('files on %s', (kind) => {
  let files: Files;
  let close: () => Promise<unknown>;

  beforeAll(async () => {
    if (kind === 'disk') {
      const folder = await mkdtemp(join(tmpdir(), 'atalaya-files-'));
      files = diskFiles(folder);
      close = () => rm(folder, { recursive: true });
      return;
    }
    const server = bucket('secret-key').listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : 0;
    files = bucketFiles({
      ...readEnv({}),
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: 'atalaya',
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret-key',
    });
    close = async () => server.close();
  });
  afterAll(() => close());

  it('come back as they were put', async () => {
    await files.put('avatars/one.webp', new Uint8Array([1, 2, 3]), 'image/webp');
    expect([...((await files.get('avatars/one.webp')) ?? [])]).toEqual([1, 2, 3]);
    await files.put('avatars/one.webp', new Uint8Array([4]), 'image/webp');
    expect([...((await files.get('avatars/one.webp')) ?? [])]).toEqual([4]);
  });

  it('are gone when removed, and nothing when never there', async () => {
    await files.put('avatars/two.webp', new Uint8Array([1]), 'image/webp');
    await files.remove('avatars/two.webp');
    expect(await files.get('avatars/two.webp')).toBeUndefined();
    expect(await files.get('avatars/none.webp')).toBeUndefined();
    await expect(files.remove('avatars/none.webp')).resolves.toBeUndefined();
  });

  it('never leave their folder', async () => {
    for (const key of ['../secret', '/etc/passwd', 'a/../../b', 'A B', ''])
      await expect(async () => files.get(key)).rejects.toThrow('not a file key');
  });
});
