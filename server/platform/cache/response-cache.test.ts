import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { encode, encodeSmaller } from './encoding';
import { type CachedResponse, ResponseCache } from './response-cache';

async function pageOf(text: string, renderedAt: number, status = 200): Promise<CachedResponse> {
  return { status, headers: {}, bytes: await encode(Buffer.from(text)), renderedAt };
}

/** A render that finishes when the test says so. */
function heldRender(now: () => number) {
  const waiting: Array<(page: CachedResponse) => void> = [];
  return {
    render: () => new Promise<CachedResponse>((resolve) => waiting.push(resolve)),
    finish: async (text: string, status = 200) => {
      const page = await pageOf(text, now(), status);
      for (const resolve of waiting.splice(0)) resolve(page);
      await Promise.resolve();
      return page;
    },
    asked: () => waiting.length,
  };
}

describe('a page that is the same for everyone', () => {
  it('is rendered once, however many visitors ask at the same time', async () => {
    const held = heldRender(() => 0);
    const cache = new ResponseCache(() => 0);
    const visits = [1, 2, 3].map(() => cache.get('/', held.render));
    expect(held.asked()).toBe(1);
    const page = await held.finish('one');
    expect(await Promise.all(visits)).toEqual([page, page, page]);
    expect(await cache.get('/', held.render)).toBe(page);
    expect(held.asked()).toBe(0);
  });

  it('is compressed better once it is asked for again, with the same content', async () => {
    const text = Array.from({ length: 2_000 }, (_, line) => `<li class="item">${line ** 2 % 977}</li>`).join(
      '',
    );
    const cache = new ResponseCache(() => 0);
    const read = (key: string) => cache.get(key, () => pageOf(text, 0));
    const found = await read('/blog?q=a');
    await read('/blog');
    await read('/blog');
    const page = await read('/blog');
    const quick = (await encode(Buffer.from(text))).br;
    // Encodings run one at a time, so this one finishes after them.
    await encodeSmaller(await encode(Buffer.from('')));
    expect(page.bytes.br.length).toBeLessThan(quick.length * 0.95);
    expect(brotliDecompressSync(page.bytes.br).toString()).toBe(text);
    expect(found.bytes.br).toEqual(quick);
  });

  it('is shown as it was while its next version is made', async () => {
    let now = 0;
    const held = heldRender(() => now);
    const cache = new ResponseCache(() => now);
    const first = cache.get('/', held.render);
    const old = await held.finish('old');
    await first;
    now = 10 * 60_000;
    expect(await cache.get('/', held.render)).toBe(old);
    expect(held.asked()).toBe(1);
    const fresh = await held.finish('fresh');
    expect(await cache.get('/', held.render)).toBe(fresh);
  });

  it('is made again after the clock was set back', async () => {
    let now = 10 * 60_000;
    const cache = new ResponseCache(() => now, { serveStale: false });
    await cache.get('/', () => pageOf('old', now));
    now = 0;
    const fresh = await pageOf('fresh', now);
    expect(await cache.get('/', async () => fresh)).toBe(fresh);
  });

  it('is forgotten when its content changes, also while it is being rendered', async () => {
    const held = heldRender(() => 0);
    const cache = new ResponseCache(() => 0);
    const before = cache.get('/blog', held.render);
    cache.forget(['/blog']);
    await held.finish('stale');
    await before;
    const after = cache.get('/blog', held.render);
    expect(held.asked()).toBe(1);
    const fresh = await held.finish('fresh');
    expect(await after).toBe(fresh);
  });

  it('is not kept when part of it could not be loaded, and the good one before it stays', async () => {
    let now = 0;
    const cache = new ResponseCache(() => now);
    const incomplete = async () => ({ ...(await pageOf('sin datos', now)), isIncomplete: true });
    await cache.get('/', incomplete);
    const good = await cache.get('/', () => pageOf('well', now));
    now = 10 * 60_000;
    await cache.get('/', incomplete);
    expect(await cache.get('/', incomplete)).toBe(good);
  });

  it('is not kept when it failed', async () => {
    const held = heldRender(() => 0);
    const cache = new ResponseCache(() => 0);
    const failed = cache.get('/', held.render);
    await held.finish('broken', 500);
    expect((await failed).status).toBe(500);
    const again = cache.get('/', held.render);
    expect(held.asked()).toBe(1);
    await held.finish('well');
    expect((await again).status).toBe(200);
    await expect(cache.get('/other', () => Promise.reject(new Error('render')))).rejects.toThrow('render');
    await expect(cache.get('/other', () => pageOf('well', 0))).resolves.toMatchObject({ status: 200 });
  });
});
