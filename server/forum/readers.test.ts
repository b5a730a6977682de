import { join } from 'node:path';
import { bodyFault, titleFault } from '@atalaya/core/forum/forum';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser } from '../auth/auth.factory';
import { type Caller, openTestServer, type TestServer } from '../testing/test-server';
import { makeCategory, makeWriter } from './forum.factory';
import { readForumSamples } from './forum-source';

let server: TestServer;
let categoryId: number;
beforeAll(async () => {
  server = await openTestServer();
  categoryId = (await makeCategory(server.db)).id;
});
afterAll(() => server.close());

const MINUTE = 60_000;

async function writer() {
  const user = await makeWriter(server.db, { now: server.clock.now() });
  return { ...user, ...(await server.signedIn(user.id)) };
}
async function ask(caller: Caller, title: string, body = 'El texto de la pregunta, sin más.') {
  server.clock.advance(MINUTE);
  const sent = await caller.send('POST', '/api/forum/topics', { title, body, categoryId });
  return sent.json().id as number;
}
async function reply(caller: Caller, topic: number, body: string) {
  server.clock.advance(MINUTE);
  expect((await caller.send('POST', `/api/forum/topics/${topic}/posts`, { body })).statusCode).toBe(200);
}
const unread = async (caller: Caller, topics = '') =>
  (await caller.get(`/api/forum/readings?topics=${topics}`)).json();

describe('what a reader has read', () => {
  it('is one number per topic: new answers count until they are read, and never go back', async () => {
    const [asker, helper] = [await writer(), await writer()];
    const topic = await ask(asker, 'Una pregunta que sigo de cerca');
    expect(await unread(asker)).toMatchObject({ unread: 0 });
    await reply(helper, topic, 'La primera respuesta nueva.');
    await reply(helper, topic, 'La segunda respuesta nueva.');
    expect(await unread(asker, String(topic))).toEqual({
      unread: 1,
      items: [{ topicId: topic, lastRead: 1, level: 'follow' }],
      categories: [],
    });
    expect((await asker.get('/api/forum/unread')).json().items).toMatchObject([{ id: topic, lastNumber: 3 }]);
    const note = (lastRead: number) => asker.send('PUT', `/api/forum/topics/${topic}/reading`, { lastRead });
    await note(900);
    await note(2);
    expect(await unread(asker, String(topic))).toMatchObject({ unread: 0, items: [{ lastRead: 3 }] });
  });

  it('is followed, muted and left in peace as its reader chooses', async () => {
    const [asker, reader] = [await writer(), await server.signedIn((await makeUser(server.db)).id)];
    const topic = await ask(asker, 'Un tema que otra persona sigue');
    const set = (level: string) => reader.send('PUT', `/api/forum/topics/${topic}/follow`, { level });
    await reader.send('PUT', `/api/forum/topics/${topic}/reading`, { lastRead: 1 });
    expect((await set('follow')).statusCode).toBe(204);
    await reply(asker, topic, 'Algo nuevo para quien sigue.');
    await server.jobs.run();
    expect((await reader.get('/api/notifications')).json().total).toBe(1);
    expect(await unread(reader)).toMatchObject({ unread: 1 });
    await set('mute');
    await reader.send('PUT', `/api/forum/topics/${topic}/reading`, { lastRead: 2 });
    await reply(asker, topic, 'Algo más, que ya no avisa.');
    await server.jobs.run();
    expect((await reader.get('/api/notifications')).json().total).toBe(1);
    expect(await unread(reader)).toMatchObject({ unread: 0 });
    expect((await reader.get(`/api/forum/topics/${topic}/mine`)).json()).toMatchObject({
      lastRead: 2,
      level: 'mute',
    });
    expect((await set('siempre')).statusCode).toBe(400);
    expect(
      (await reader.send('PUT', '/api/forum/topics/1999999999/follow', { level: 'mute' })).statusCode,
    ).toBe(404);
  });
});

describe('the search', () => {
  it('finds titles first, then texts, whatever the accents, and never what was deleted', async () => {
    const asker = await writer();
    const inText = await ask(
      asker,
      'Otra duda sobre identificaciones',
      'Pregunto por el hábeas corpus y su petición.',
    );
    const inTitle = await ask(asker, 'Habeas corpus: ¿quién lo pide?');
    await reply(asker, inTitle, 'El detenido, su cónyuge, el Ministerio Fiscal…');
    const search = async (q: string) =>
      (await server.visitor().get(`/api/forum/search?q=${encodeURIComponent(q)}`)).json();
    const found = await search('HÁBEAS CORPUS');
    expect(found.map(({ topic }: { topic: { id: number } }) => topic.id)).toEqual([inTitle, inText]);
    expect(found[1].snippet).toContain('⟦hábeas⟧');
    expect((await search('conyuge'))[0]).toMatchObject({ topic: { id: inTitle }, number: 2 });
    expect(await search('de')).toEqual([]);
    expect(await search("x' | !! & <-> :*")).toEqual([]);
    const [{ id }] = (await server.visitor().get(`/api/forum/topics/${inText}`)).json().posts;
    await asker.send('DELETE', `/api/forum/posts/${id}`);
    expect(await search('hábeas')).toHaveLength(1);
  });
});

it('the demo has thirty conversations and more, nearly all answered and many of them solved', async () => {
  const { samples } = await readForumSamples({ root: join(server.kit.env.checkout, 'content') });
  const topics = samples.map(({ value }) => value);
  expect(topics.length).toBeGreaterThanOrEqual(30);
  expect(new Set(topics.map(({ category }) => category)).size).toBeGreaterThanOrEqual(6);
  expect(topics.filter(({ replies }) => replies.length > 0).length).toBeGreaterThanOrEqual(30);
  const solved = topics.filter(({ replies }) => replies.some(({ solves }) => solves));
  expect(solved.length).toBeGreaterThanOrEqual(15);
  for (const { title, body } of topics) expect([titleFault(title), bodyFault(body)]).toEqual([null, null]);
});
