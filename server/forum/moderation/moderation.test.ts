import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser } from '../../auth/auth.factory';
import { type Caller, openTestServer, type TestServer } from '../../testing/test-server';
import { makeCategory, makeWriter } from '../forum.factory';

let server: TestServer;
let categoryId: number;
let admin: Caller;
beforeAll(async () => {
  server = await openTestServer();
  categoryId = (await makeCategory(server.db)).id;
  admin = await server.signedIn((await makeUser(server.db, { isAdmin: true })).id);
});
afterAll(() => server.close());

const MINUTE = 60_000;
let offers = 0;
async function writer(options: { isNew?: boolean } = {}) {
  const user = await makeWriter(server.db, { ...options, now: server.clock.now() });
  return { ...user, ...(await server.signedIn(user.id)) };
}
/** A topic with an answer by `author`. */
async function answerBy(author: Caller) {
  server.clock.advance(MINUTE);
  offers += 1;
  const body = 'El texto de la pregunta, sin más.';
  const given = { title: 'Un tema con una respuesta dudosa', body, categoryId };
  const { id: topic } = (await (await writer()).send('POST', '/api/forum/topics', given)).json();
  const sent = await author.send('POST', `/api/forum/topics/${topic}/posts`, {
    body: `Compra en mi academia ya, oferta ${offers}.`,
  });
  return { topic: topic as number, post: sent.json().id as string };
}
const report = (caller: Caller, post: string, reason = 'spam') =>
  caller.send('POST', `/api/forum/posts/${post}/report`, { reason, text: 'Es propaganda.' });
const seen = async (topic: number) => (await server.visitor().get(`/api/forum/topics/${topic}`)).json();
const waiting = async (body = 'Compra') => (await admin.get(`/api/admin/forum-cases?q=${body}`)).json().items;
const decide = (id: string, etag: string, decision: string, statement = 'Es publicidad de una academia.') =>
  admin.send('PUT', `/api/admin/forum-cases/${id}/decision`, { etag, decision, reason: 'spam', statement });

describe('a reported post', () => {
  it('goes from report to decision, appeal and final decision, and everyone is told', async () => {
    const [author, reporter] = [await writer(), await writer()];
    const { topic, post } = await answerBy(author);
    expect((await report(author, post)).json().code).toBe('forum.own-report');
    expect((await report(reporter, post)).statusCode).toBe(204);
    expect((await report(reporter, post)).statusCode).toBe(204);
    const [found] = await waiting();
    expect(found).toMatchObject({ state: 'open', topicId: topic, number: 2, reports: [{ reason: 'spam' }] });
    const claimed = await admin.send('PUT', `/api/admin/forum-cases/${found.id}/claim`, { etag: found.etag });
    expect(claimed.json()).toMatchObject({ state: 'taken' });
    expect((await decide(found.id, found.etag, 'remove')).json().code).toBe('admin.conflict');
    expect((await decide(found.id, claimed.json().etag, 'remove', 'corto')).statusCode).toBe(400);
    server.emails.length = 0;
    const dropped: string[] = [];
    server.kit.events.on('pages.stale', ({ prefixes }) => void dropped.push(...prefixes));
    expect((await decide(found.id, claimed.json().etag, 'remove')).json()).toMatchObject({
      state: 'decided',
    });
    // No visitor gets it from a cached page.
    expect(dropped).toContain('/foro');
    expect(await seen(topic)).toMatchObject({ topic: { replies: 0 }, posts: [{}, { removal: 'moderator' }] });
    await server.jobs.run();
    expect(server.emails.find(({ to }) => to === author.email)?.body).toContain(
      'Es publicidad de una academia.',
    );
    expect((await author.get('/api/notifications')).json().items[0].url).toBe(`/foro/moderacion/${found.id}`);
    expect((await reporter.get('/api/notifications')).json().items[0].title).toBe('Hemos revisado tu aviso');

    const own = `/api/forum/cases/${found.id}`;
    expect((await reporter.get(own)).statusCode).toBe(404);
    expect((await author.get(own)).json()).toMatchObject({ decision: 'remove', mayAppeal: true });
    const appeal = (caller: Caller) =>
      caller.send('POST', `${own}/appeal`, { text: 'No es propaganda, es un ejemplo.' });
    expect((await appeal(reporter)).statusCode).toBe(404);
    expect((await appeal(author)).statusCode).toBe(204);
    expect((await appeal(author)).json().code).toBe('forum.no-appeal');
    // The page of the moderators asks for this order.
    await report(reporter, (await answerBy(author)).post);
    const queue = (await admin.get('/api/admin/forum-cases?sort=-state')).json().items;
    expect(queue.map(({ state }: { state: string }) => state)).toEqual(['appealed', 'open']);
    const [again] = await waiting();
    expect(again).toMatchObject({ state: 'appealed', appeal: 'No es propaganda, es un ejemplo.' });
    const final = await decide(again.id, again.etag, 'keep', 'Tenías razón: es un ejemplo.');
    expect(final.json()).toMatchObject({ state: 'closed' });
    expect(await seen(topic)).toMatchObject({ topic: { replies: 1 }, posts: [{}, { removal: null }] });
    expect((await author.get(own)).json()).toMatchObject({
      outcome: 'Tenías razón: es un ejemplo.',
      mayAppeal: false,
    });
    expect((await decide(again.id, final.json().etag, 'remove')).json().code).toBe('forum.already-decided');
    const entries = (await admin.get('/api/admin/audit')).json().items;
    expect(entries.map(({ action }: { action: string }) => action)).toEqual(
      expect.arrayContaining(['forum.case-taken', 'forum.post-removed', 'forum.post-kept']),
    );
  });

  it('is hidden at once by three people of trust, but not by newcomers, until it is decided', async () => {
    const author = await writer();
    const { topic, post } = await answerBy(author);
    for (let at = 0; at < 4; at += 1) await report(await writer({ isNew: true }), post);
    expect((await seen(topic)).posts[1].removal).toBeNull();
    expect((await seen(topic)).topic.lastAuthor).toBe(author.username);
    for (let at = 0; at < 3; at += 1) await report(await writer(), post, 'insultos');
    expect((await seen(topic)).posts[1]).toMatchObject({ removal: 'reports', blocks: [] });
    // The list does not name its author any more, who is told at once that this was automatic.
    const { topic: card, posts } = await seen(topic);
    expect([card.lastAuthor, card.lastPostAt]).toEqual([card.author.name, posts[0].createdAt]);
    const [notice] = (await author.get('/api/notifications')).json().items;
    expect(notice).toMatchObject({
      title: 'Tu mensaje del foro está oculto por ahora',
      body: expect.stringContaining('de forma automática'),
    });
    expect((await report(await writer(), post)).json().code).toBe('forum.no-such-post');
    const found = (await waiting(`oferta%20${offers}`)).find(
      ({ topicId }: { topicId: number }) => topicId === topic,
    );
    await decide(found.id, found.etag, 'keep');
    expect((await seen(topic)).posts[1].removal).toBeNull();
    expect((await seen(topic)).topic.lastAuthor).toBe(author.username);
    // Old reports do not count again.
    await report(await writer(), post);
    expect((await seen(topic)).posts[1].removal).toBeNull();
  });

  it('is left alone by whoever reports too much', async () => {
    const eager = await writer();
    const author = await writer();
    for (let at = 0; at < 20; at += 1) await report(eager, (await answerBy(author)).post);
    expect((await report(eager, (await answerBy(author)).post)).json().code).toBe('forum.too-many-reports');
  });
});

describe('a notice of illegal content', () => {
  const notice = (given: object) => ({
    address: 'https://atalaya.example/foro/tema/1',
    text: 'Publica el teléfono y la dirección de una persona sin su permiso.',
    name: 'Vecina Pérez',
    email: 'vecina@correo.example',
    isGoodFaith: true,
    ...given,
  });

  it('is sent by anybody, confirmed, shown to moderators and answered by email', async () => {
    const author = await writer();
    const { topic } = await answerBy(author);
    const address = `https://atalaya.example/foro/tema/${topic}?respuesta=2#r2`;
    const visitor = server.visitor();
    expect((await visitor.send('POST', '/api/forum/notices', notice({ address }))).statusCode).toBe(204);
    const letters = () => server.emails.filter(({ to }) => to === 'vecina@correo.example');
    await server.jobs.run();
    expect(letters().map(({ subject }) => subject)).toEqual(['Hemos recibido tu denuncia']);
    const found = (await waiting(`oferta%20${offers}`)).find(
      ({ topicId }: { topicId: number }) => topicId === topic,
    );
    expect(found).toMatchObject({
      reason: 'ilegal',
      reports: [],
      notices: [{ name: 'Vecina Pérez', email: 'vecina@correo.example' }],
    });
    expect((await decide(found.id, found.etag, 'remove')).statusCode).toBe(200);
    await server.jobs.run();
    expect(letters().at(-1)?.subject).toBe('Hemos decidido sobre tu denuncia');
    expect(letters().at(-1)?.body).toContain('Hemos retirado el mensaje');
    const told = server.emails.find(({ to }) => to === author.email);
    expect(told?.body).not.toMatch(/vecina/i);
  });

  it.each([
    [{ address: 'https://otra.example/hilo/3' }, 'address'],
    [{ address: '/foro/tema/999999999' }, 'address'],
    [{ text: 'Es ilegal.' }, 'text'],
    [{ name: ' ' }, 'name'],
    [{ email: 'vecina' }, 'email'],
    [{ isGoodFaith: false }, 'isGoodFaith'],
  ])('with %j is refused beside its field', async (given, field) => {
    const refused = await server.visitor().send('POST', '/api/forum/notices', notice(given));
    expect(Object.keys(refused.json().details.fields)).toEqual([field]);
  });
});
