import { brotliDecompressSync, createBrotliDecompress, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { encodeStream } from './stream-encoding';

const page = (body: BodyInit, type = 'text/html; charset=utf-8') =>
  new Response(body, { status: 200, headers: { 'content-type': type, 'set-cookie': 'a=1' } });
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

describe('a page for one visitor', () => {
  it('is the same page, smaller, in the form that the browser takes', async () => {
    const text = 'La detención preventiva '.repeat(2_000);
    const br = encodeStream(page(text), 'gzip, deflate, br');
    expect([
      br.headers.get('content-encoding'),
      br.headers.get('vary'),
      br.headers.get('set-cookie'),
    ]).toEqual(['br', 'accept-encoding', 'a=1']);
    const small = await bytesOf(br);
    expect(small.length).toBeLessThan(text.length / 20);
    expect(brotliDecompressSync(small).toString()).toBe(text);
    expect(gunzipSync(await bytesOf(encodeStream(page(text), 'gzip'))).toString()).toBe(text);
  });

  it('stays as it is where it cannot be made smaller', async () => {
    expect(encodeStream(page('x'), undefined).headers.has('content-encoding')).toBe(false);
    expect(encodeStream(page('x', 'image/png'), 'br').headers.has('content-encoding')).toBe(false);
    expect(encodeStream(new Response(null, { status: 302 }), 'br').status).toBe(302);
  });

  it('is sent as it is rendered: what is ready does not wait for the rest', async () => {
    let more: ReadableStreamDefaultController<Uint8Array> | undefined;
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        more = controller;
        controller.enqueue(new TextEncoder().encode('first'));
      },
    });
    const reader = encodeStream(page(body), 'br').body?.getReader();
    const decoder = createBrotliDecompress();
    const shown = new Promise<string>((resolve) => decoder.on('data', (chunk) => resolve(String(chunk))));
    // The rest has not come, and will not before this is read.
    for (let isShown = false; !isShown; ) {
      const read = await Promise.race([reader?.read(), shown.then(() => 'shown' as const)]);
      if (read === 'shown') isShown = true;
      else if (read?.value) {
        decoder.write(read.value);
        isShown = (await shown) === 'first';
      }
    }
    expect(await shown).toBe('first');
    more?.close();
  });

  it('breaks off when its render does', async () => {
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        controller.error(new Error('the render broke off'));
      },
    });
    await expect(bytesOf(encodeStream(page(body), 'br'))).rejects.toThrow();
  });
});
