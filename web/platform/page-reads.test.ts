import { afterEach, describe, expect, it, vi } from 'vitest';
import { from, pageLoader, readsAt } from './page-reads';

const page = (path: string, params = {}) => ({ params, url: new URL(path, 'https://atalaya.test') });

function answering(answers: Record<string, unknown>): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return url in answers ? Response.json(answers[url]) : new Response(null, { status: 404 });
  });
  return asked;
}

describe('a page', () => {
  afterEach(() => vi.unstubAllGlobals());

  const loader = pageLoader(({ params: { id = '' }, url }) => ({
    reading: from('GET /api/topics/:id/reading', { params: { id: Number(id) } }),
    decks: from('GET /api/topics/:id/decks', { params: { id: Number(id) } }).or([]),
    last: url.searchParams.has('last') ? from('GET /api/syllabus/reading') : undefined,
  }));

  it('says what it reads before anything is asked', () => {
    const asked = answering({});
    expect(loader.addresses(page('/tema/6', { id: '6' }))).toEqual([
      '/api/topics/6/reading',
      '/api/topics/6/decks',
    ]);
    expect(loader.addresses(page('/tema/6?last', { id: '6' }))).toContain('/api/syllabus/reading');
    expect(asked).toEqual([]);
  });

  it('asks for exactly that, goes without what it can do without, and is remembered by its path', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const asked = answering({ '/api/topics/6/reading': { counts: 1 }, '/api/syllabus/reading': { last: 2 } });
    const opened = { ...page('/tema/6?last', { id: '6' }) };
    expect(await loader(opened as never)).toEqual({
      reading: { counts: 1 },
      decks: [],
      last: { last: 2 },
    });
    expect(asked).toEqual(loader.addresses(opened));
    expect(readsAt('/tema/6')).toEqual(['/api/topics/6/reading', '/api/topics/6/decks']);
    expect(readsAt('/tema/7')).toEqual([]);
  });

  it('may ask for one thing first, and for nothing where there is nothing to read', async () => {
    const asked = answering({ '/api/config': { demo: false } });
    const demo = pageLoader(
      () => ({ config: from('GET /api/config'), outage: from('GET /api/test-checkout/outage') }),
      async (load) => (await load('config')).demo,
    );
    expect(await demo(page('/demo') as never)).toBe(false);
    expect(asked).toEqual(['/api/config']);
    const none = pageLoader(() => null);
    expect(none.addresses(page('/nada'))).toEqual([]);
    expect(await none(page('/nada') as never)).toBeNull();
  });
});
