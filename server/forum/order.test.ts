import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeUser } from '../auth/auth.factory';
import { type Caller, openTestServer, type TestServer } from '../testing/test-server';
import { makeCategory, makeWriter } from './forum.factory';

let server: TestServer;
let admin: Caller;
let categoryId: number;
beforeAll(async () => {
  server = await openTestServer();
  admin = await server.signedIn((await makeUser(server.db, { isAdmin: true })).id);
  categoryId = (await makeCategory(server.db)).id;
});
afterAll(() => server.close());

async function writer(options: { isNew?: boolean } = {}) {
  const user = await makeWriter(server.db, { ...options, now: server.clock.now() });
  return { ...user, ...(await server.signedIn(user.id)) };
}
const ask = (caller: Caller, given: object = {}) => {
  server.clock.advance(60_000);
  return caller.send('POST', '/api/forum/topics', {
    title: '¿Cuánto dura la detención preventiva?',
    body: 'Lo estrictamente necesario, pero ¿cuál es el máximo?',
    categoryId,
    ...given,
  });
};
const reply = (caller: Caller, topic: number, body: string) => {
  server.clock.advance(60_000);
  return caller.send('POST', `/api/forum/topics/${topic}/posts`, { body });
};
const notices = async (caller: Caller): Promise<number> =>
  (await caller.get('/api/notifications')).json().total;
const status = async (topic: number) => (await server.visitor().get(`/api/forum/topics/${topic}`)).statusCode;

describe('the filters of the owner', () => {
  beforeAll(async () => {
    for (const filter of [
      { text: 'examen filtrado', kind: 'word', action: 'review' },
      { text: 'apuntes-gratis.example', kind: 'link', action: 'refuse' },
    ])
      expect((await admin.send('POST', '/api/admin/forum-filters', filter)).statusCode).toBe(200);
  });

  it('refuse a post beside its field, in answers and in changes too', async () => {
    const author = await writer();
    const body = 'Mira lo que hay en https://www.apuntes-gratis.example/x';
    const refused = await ask(author, { body });
    expect([refused.statusCode, refused.json()]).toMatchObject([
      400,
      { code: 'forum.filtered', details: { fields: { body: expect.stringContaining('apuntes-gratis') } } },
    ]);
    const { id } = (await ask(author)).json();
    expect((await reply(author, id, body)).json().code).toBe('forum.filtered');
    const [post] = (await server.visitor().get(`/api/forum/topics/${id}`)).json().posts;
    expect((await author.send('PUT', `/api/forum/posts/${post.id}`, { body })).json().code).toBe(
      'forum.filtered',
    );
    expect((await ask(admin, { body })).statusCode).toBe(200);
  });

  it('send a post to the queue, and a moderator publishes it', async () => {
    const [author, follower] = [await writer(), await writer()];
    await server.jobs.run();
    await follower.send('PUT', `/api/forum/categories/${categoryId}/follow`, { level: 'follow' });
    const held = await ask(author, { title: '¿Es verdad lo del examen filtrado?' });
    expect(held.json()).toMatchObject({ isHeld: true });
    await server.jobs.run();
    expect([await status(held.json().id), await notices(follower)]).toEqual([404, 0]);
    const list = async () => (await admin.get('/api/admin/forum-cases?q=examen')).json().items;
    const [found] = await list();
    expect(found).toMatchObject({ state: 'open', isHidden: true, reports: [] });
    const decided = await admin.send('PUT', `/api/admin/forum-cases/${found.id}/decision`, {
      etag: found.etag,
      decision: 'keep',
      reason: 'otro',
      statement: 'Pregunta por un rumor, no vende nada.',
    });
    expect(decided.json()).toMatchObject({ state: 'decided', isHidden: false });
    await server.jobs.run();
    expect([await status(held.json().id), await notices(follower), await notices(author)]).toEqual([
      200, 1, 1,
    ]);
  });
});

it('a first post that nobody can have typed waits for a moderator, later ones do not', async () => {
  const author = await writer({ isNew: true });
  const told = vi.spyOn(server.kit.realtime, 'toRoom');
  const first = await ask(author, { typedMs: 900 });
  expect(first.json()).toMatchObject({ isHeld: true });
  // Nobody hears of what nobody may read.
  expect(told).not.toHaveBeenCalled();
  const next = await ask(author, { typedMs: 900, title: 'Otra pregunta, también muy deprisa' });
  expect(next.json().code).toBe('forum.repeated');
  const body = 'Ahora con otro texto, que tampoco tarda nada.';
  expect((await ask(author, { typedMs: 900, body })).json()).toMatchObject({ isHeld: false });
  expect(told.mock.calls).toEqual([['forum:lista'], [`forum:lista-${categoryId}`]]);
  told.mockRestore();
  expect((await ask(await writer({ isNew: true }), { typedMs: 30_000 })).json()).toMatchObject({
    isHeld: false,
  });
});

it('a newcomer who fills in the hidden field, or links a site for the third time, waits for a moderator', async () => {
  const signOf = async (words: string) =>
    (await admin.get(`/api/admin/forum-cases?q=${encodeURIComponent(words)}`)).json().items[0]?.sign;
  const trapped = await ask(await writer({ isNew: true }), {
    body: 'Relleno todos los campos que encuentro.',
    website: 'https://x.example',
  });
  expect(trapped.json()).toMatchObject({ isHeld: true });
  expect(await signOf('Relleno todos')).toBe('Rellenó un campo que las personas no ven.');
  const known = await ask(await writer(), { body: 'Un gestor de claves lo rellenó.', website: 'x' });
  expect(known.json()).toMatchObject({ isHeld: false });

  const author = await writer({ isNew: true });
  const { id } = (
    await ask(author, { body: 'Mirad https://www.academia.example/a y https://boe.es/1' })
  ).json();
  const second = await reply(author, id, 'También https://academia.example/b y https://www.boe.es/2');
  expect(second.json()).toMatchObject({ isHeld: false });
  expect((await reply(author, id, 'Solo la ley: https://boe.es/3')).json()).toMatchObject({ isHeld: false });
  const third = await reply(author, id, 'Y lo mejor en academia.example: https://academia.example/c');
  expect(third.json()).toMatchObject({ isHeld: true });
  expect(await signOf('lo mejor en')).toBe('Enlaza academia.example por tercera vez.');
  // A change of an earlier post is judged in the same way.
  const edit = { body: 'Mejor aún, otra vez: https://academia.example/d' };
  expect((await author.send('PUT', `/api/forum/posts/${second.json().id}`, edit)).json()).toMatchObject({
    isHeld: true,
  });
});

describe('a blocked person', () => {
  it('is hidden from the blocker alone and sends no notices, by answers, mentions or new topics', async () => {
    const [ana, luis] = [await writer(), await writer()];
    const { id } = (await ask(ana)).json();
    await server.jobs.run();
    await ana.send('PUT', `/api/forum/categories/${categoryId}/follow`, { level: 'follow' });
    await ana.send('PUT', `/api/blocks/${luis.username}`);
    await reply(luis, id, `Te respondo, @${ana.username}, aunque no quieras.`);
    await ask(luis, { title: 'Una pregunta de alguien bloqueado' });
    await server.jobs.run();
    expect(await notices(ana)).toBe(0);
    const mine = async (caller: Caller) => (await caller.get(`/api/forum/topics/${id}/mine`)).json().blocked;
    expect([await mine(ana), await mine(luis)]).toEqual([[luis.username], []]);
    const [asVisitor, asBlocker] = [
      await server.visitor().get(`/api/forum/topics/${id}`),
      await ana.get(`/api/forum/topics/${id}`),
    ];
    expect(asBlocker.body).toBe(asVisitor.body);
    await ana.send('DELETE', `/api/blocks/${luis.username}`);
    await ana.send('PUT', `/api/forum/topics/${id}/reading`, { lastRead: 2 });
    await reply(luis, id, 'Ahora sí te llega lo que escribo.');
    await server.jobs.run();
    expect(await notices(ana)).toBe(1);
  });
});

describe('a category', () => {
  it('is followed for its new topics, and muted but for the topics that are followed', async () => {
    const [asker, reader] = [await writer(), await writer()];
    const other = (await makeCategory(server.db)).id;
    const set = (level: string) => reader.send('PUT', `/api/forum/categories/${other}/follow`, { level });
    expect((await set('follow')).statusCode).toBe(204);
    expect((await reader.get('/api/forum/readings')).json().categories).toEqual([
      { categoryId: other, level: 'follow' },
    ]);
    const { id } = (await ask(asker, { categoryId: other })).json();
    await ask(asker, { body: 'En una categoría que no sigue nadie más.' });
    await server.jobs.run();
    expect(await notices(reader)).toBe(1);
    await set('mute');
    await ask(asker, { categoryId: other, body: `Esta no la oye @${reader.username}, ni por su nombre.` });
    await server.jobs.run();
    expect(await notices(reader)).toBe(1);
    await reader.send('PUT', `/api/forum/topics/${id}/reading`, { lastRead: 1 });
    await reader.send('PUT', `/api/forum/topics/${id}/follow`, { level: 'follow' });
    await reply(asker, id, 'Esta sí: sigue el tema aunque calle la categoría.');
    await server.jobs.run();
    // It takes the place of the notice of the new topic.
    const { items, total } = (await reader.get('/api/notifications')).json();
    expect([total, items[0].title]).toEqual([1, expect.stringContaining('ha respondido en')]);
    expect(
      (await reader.send('PUT', '/api/forum/categories/999999/follow', { level: 'mute' })).statusCode,
    ).toBe(404);
    const data = (await reader.get('/api/profile/data')).json();
    expect(data.foro.categorias).toEqual([{ categoryId: other, level: 'mute' }]);
  });
});
