import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { download } from './ask-outside';
import { outsideOnly } from './outside';

const service = createServer((request, response) => {
  if (request.url === '/inside') return response.writeHead(302, { location: 'http://10.0.0.1/x' }).end();
  if (request.url === '/twice') return response.writeHead(302, { location: '/file' }).end();
  if (request.url === '/file') return response.end('0123456789');
  return response.writeHead(404).end();
});
let origin: string;

describe('a file that is asked for outside', () => {
  beforeAll(async () => {
    await new Promise<void>((ready) => service.listen(0, '127.0.0.1', ready));
    origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  });
  afterAll(() => service.close());

  it('is read whole, over redirects, up to its limit', async () => {
    expect((await download(`${origin}/twice`, true, 10))?.toString()).toBe('0123456789');
    expect(await download(`${origin}/file`, true, 9)).toBe('too-large');
    expect(await download(`${origin}/none`, true, 10)).toBeUndefined();
  });

  it('is not asked for inside, whoever leads there', async () => {
    expect(await download(`${origin}/inside`, true, 10)).toBeUndefined();
    expect(await download(`${origin}/file`, false, 10)).toBeUndefined();
  });

  it('is not asked for when its name leads inside at the moment of the connection', async () => {
    const failure = await new Promise((done) => outsideOnly('localhost', { all: true }, done));
    expect(failure).toEqual(new Error('an address inside the network'));
  });
});
