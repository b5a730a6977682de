import { Readable } from 'node:stream';
import { brotliDecompressSync, createBrotliDecompress, gunzipSync } from 'node:zlib';
import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { chooseEncoding } from './cache/encoding';
import { compressResponses } from './compression';
import { answerErrors } from './errors-plugin';

const TEXT = 'La detención preventiva '.repeat(2_000);
const ALL = 'gzip, deflate, br';

/** A server with one payload for every request. */
async function appWith(payload: () => unknown, headers: Record<string, string> = {}) {
  const app = fastify({ exposeHeadRoutes: false });
  await compressResponses(app);
  app.route({
    method: ['GET', 'HEAD'],
    url: '/',
    handler: (_request, reply) => reply.headers(headers).send(payload()),
  });
  const get = (accepted?: string) =>
    app.inject({ url: '/', headers: accepted ? { 'accept-encoding': accepted } : {} });
  return { app, get };
}

const page = (body: BodyInit | null, type = 'text/html; charset=utf-8', status = 200) =>
  new Response(body, { status, headers: { 'content-type': type, 'set-cookie': 'a=1' } });

describe('a response of the API', () => {
  it('comes compressed when it is larger than 1 kB, in the form that the caller takes', async () => {
    const items = Array.from({ length: 200 }, (_, id) => ({ id, title: 'Tema' }));
    const { get } = await appWith(() => ({ items }));
    const br = await get(ALL);
    expect(br.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(Number(br.headers['content-length'])).toBe(br.rawPayload.length);
    expect(JSON.parse(brotliDecompressSync(br.rawPayload).toString())).toEqual({ items });
    const gzip = await get('gzip');
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(JSON.parse(gunzipSync(gzip.rawPayload).toString())).toEqual({ items });
    const plain = await get();
    expect(plain.headers).not.toHaveProperty('content-encoding');
    expect(plain.json()).toEqual({ items });
    expect((await get('br;q=0, gzip')).headers['content-encoding']).toBe('gzip');
  });

  it('of less than 1 kB stays as it is', async () => {
    const { get } = await appWith(() => ({ ok: true }));
    const answer = await get(ALL);
    expect(answer.headers).not.toHaveProperty('content-encoding');
    expect(answer.json()).toEqual({ ok: true });
  });

  it.each([
    ['bytes that are encoded already', { 'content-type': 'text/html', 'content-encoding': 'br' }],
    ['an image', { 'content-type': 'image/webp' }],
    ['an event stream', { 'content-type': 'text/event-stream' }],
    ['part of a file', { 'content-type': 'text/plain', 'content-range': 'bytes 0-1/2' }],
  ])('passes %s on', async (_, headers) => {
    const { get } = await appWith(() => Buffer.from(TEXT), headers);
    const answer = await get('gzip, br');
    expect(answer.rawPayload.toString()).toBe(TEXT);
    expect(answer.headers['content-encoding']).toBe(
      'content-encoding' in headers ? headers['content-encoding'] : undefined,
    );
  });

  it('has no body for HEAD and 304', async () => {
    const { app } = await appWith(() => ({ text: TEXT }));
    app.get('/kept', (_request, reply) => reply.header('etag', '"1"').code(304).send());
    const kept = await app.inject({ url: '/kept', headers: { 'accept-encoding': ALL } });
    expect([kept.statusCode, kept.headers.etag, kept.rawPayload.length]).toEqual([304, '"1"', 0]);
    expect(kept.headers).not.toHaveProperty('content-encoding');
    const head = await fetch(await app.listen(), { method: 'HEAD', headers: { 'accept-encoding': ALL } });
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect(head.headers.get('vary')).toBe('accept-encoding');
    await app.close();
  });
});

it('says what failed in plain bytes when a stream ends before its first one', async () => {
  const { app, get } = await appWith(() => Readable.from(failing()), { 'content-type': 'text/csv' });
  answerErrors(app);
  const answer = await get(ALL);
  expect([answer.statusCode, answer.json().code]).toEqual([500, 'server.failed']);
  expect(answer.headers).not.toHaveProperty('content-encoding');
});

// biome-ignore lint/correctness/useYield: throws before the first value
async function* failing(): AsyncGenerator<string> {
  throw new Error('the database is gone');
}

describe('a page for one visitor', () => {
  it('is the same page, smaller, in the form that the browser takes', async () => {
    const { get } = await appWith(() => page(TEXT));
    const br = await get(ALL);
    expect(br.headers).toMatchObject({
      'content-encoding': 'br',
      vary: 'accept-encoding',
      'set-cookie': 'a=1',
    });
    expect(br.rawPayload.length).toBeLessThan(TEXT.length / 20);
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(TEXT);
    expect(gunzipSync((await get('gzip')).rawPayload).toString()).toBe(TEXT);
  });

  it('stays as it is where it cannot be made smaller', async () => {
    const plain = await (await appWith(() => page(TEXT))).get();
    expect([plain.body, plain.headers['content-encoding']]).toEqual([TEXT, undefined]);
    const picture = await (await appWith(() => page('x', 'image/png'))).get('br');
    expect(picture.headers).not.toHaveProperty('content-encoding');
    const redirect = await (await appWith(() => page(null, 'text/html', 302))).get('br');
    expect([redirect.statusCode, redirect.headers['content-encoding']]).toEqual([302, undefined]);
  });

  it('is sent as it is rendered: what is ready does not wait for the rest', async () => {
    let rest: ReadableStreamDefaultController<Uint8Array> | undefined;
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        rest = controller;
        controller.enqueue(new TextEncoder().encode('<!doctype html>'));
      },
    });
    const { app } = await appWith(() => page(body));
    const answer = await app.inject({
      url: '/',
      headers: { 'accept-encoding': 'br' },
      payloadAsStream: true,
    });
    const decoder = answer.stream().pipe(createBrotliDecompress());
    // The rest is only sent after this chunk was read.
    const first = await new Promise((resolve) => decoder.once('data', (chunk) => resolve(String(chunk))));
    expect(first).toBe('<!doctype html>');
    rest?.close();
  });

  it('breaks off when its render does', async () => {
    let rest: ReadableStreamDefaultController<Uint8Array> | undefined;
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        rest = controller;
        controller.enqueue(new TextEncoder().encode('<!doctype html>'));
      },
    });
    const { app } = await appWith(() => page(body));
    const answer = await fetch(await app.listen(), { headers: { 'accept-encoding': 'br' } });
    const reader = answer.body?.getReader();
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('<!doctype html>');
    rest?.error(new Error('the render broke off'));
    await expect(reader?.read()).rejects.toThrow();
    await app.close();
  });
});

describe('the encoding of a kept page', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['deflate', 'identity'],
    ['identity', 'identity'],
    ['*', 'br'],
  ])('for %s is %s', (accepted, expected) => {
    expect(chooseEncoding(accepted)).toBe(expected);
  });
});
