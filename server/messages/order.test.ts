import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { makeUser } from '../auth/auth.factory';
import { newId } from '../platform/ids';
import { eraseAccount } from '../profile/deletion';
import { sendBytes } from '../testing/send-file';
import { openLive, received } from '../testing/test-live';
import { type Caller, openTestServer, type TestServer } from '../testing/test-server';
import { cleanMessages } from './account';
import { message } from './messages.tables';
import { makeFriends, makePerson, sendTo } from './people.factory';

let server: TestServer;
let admin: Caller;
beforeAll(async () => {
  server = await openTestServer();
  admin = await server.signedIn((await makeUser(server.db, { isAdmin: true })).id);
});
afterAll(() => server.close());

const picture = () => sharp({ create: { width: 40, height: 30, channels: 3, background: 'navy' } }).png();
const messagesIn = async (caller: Caller, thread: string) =>
  (await caller.get(`/api/messages/threads/${thread}/messages`)).json().items;

describe('an image in a message', () => {
  it('is seen by the two people, and by a moderator only after a report', async () => {
    const { ana, luis, thread } = await makeFriends(server);
    const bytes = await picture().toBuffer();
    const uploaded = await sendBytes(ana, '/api/messages/images', bytes, { type: 'image/png' });
    expect(uploaded.statusCode).toBe(200);
    const { name } = uploaded.json();
    const path = `/api/uploads/${name}`;
    expect((await luis.get(path)).statusCode).toBe(404);
    const image = { name, alt: 'Esquema del tema 5' };
    const sent = await sendTo(ana, { threadId: thread }, '', newId(), { image });
    expect(sent.json().image).toEqual({ src: path, alt: 'Esquema del tema 5', width: 40, height: 30 });
    expect((await luis.get(path)).statusCode).toBe(200);
    expect((await luis.get(path)).headers['cache-control']).toContain('private');
    for (const other of [await makePerson(server), server.visitor(), admin])
      expect((await other.get(path)).statusCode).toBe(404);
    const again = await sendTo(luis, { threadId: thread }, '', newId(), { image });
    expect(again.json().code).toBe('uploads.no-such-image');
    await luis.send('POST', `/api/messages/${sent.json().id}/report`, { reason: 'datos' });
    expect((await admin.get(path)).statusCode).toBe(200);
    const text = await sendBytes(ana, '/api/messages/images', Buffer.from('no'), { type: 'image/png' });
    expect(text.json().code).toBe('uploads.not-an-image');
    const novice = await makePerson(server, { isNew: true });
    expect((await sendBytes(novice, '/api/messages/images', bytes, { type: 'image/png' })).json().code).toBe(
      'messages.text-only',
    );
  });
});

describe('a reported message', () => {
  it('brings its last ten to the moderator, who sees nothing else; it is decided, appealed and restored', async () => {
    const { ana, luis, thread } = await makeFriends(server);
    for (let at = 3; at <= 14; at += 1) await sendTo(ana, { threadId: thread }, `Dato ${at}`);
    const bad = (await sendTo(ana, { threadId: thread }, 'Eres un zoquete')).json();
    await sendTo(ana, { threadId: thread }, 'Escrito después');
    const report = (caller: Caller, id = bad.id) =>
      caller.send('POST', `/api/messages/${id}/report`, { reason: 'insultos', text: 'Me insulta.' });
    expect((await report(ana)).json().code).toBe('forum.own-report');
    expect((await report(luis)).statusCode).toBe(204);
    expect((await report(luis)).statusCode).toBe(204);
    const found = (await admin.get('/api/admin/forum-cases?kind=message&q=zoquete')).json().items;
    expect(found).toMatchObject([
      { kind: 'message', state: 'open', author: ana.username, topicId: null, reports: [{}] },
    ]);
    const attached = found[0].attached.map(({ body }: { body: string }) => body);
    expect(attached).toHaveLength(10);
    expect([attached[0], attached[9]]).toEqual(['Dato 6', 'Eres un zoquete']);
    expect((await admin.get(`/api/messages/threads/${thread}/messages`)).statusCode).toBe(404);

    const decide = async (decision: string, statement: string) => {
      const [{ id, etag }] = (await admin.get('/api/admin/forum-cases?q=zoquete')).json().items;
      const body = { etag, decision, reason: 'insultos', statement };
      return admin.send('PUT', `/api/admin/forum-cases/${id}/decision`, body);
    };
    expect((await decide('remove', 'Es un insulto directo.')).json()).toMatchObject({ isHidden: true });
    expect((await messagesIn(luis, thread)).find(({ id }: { id: string }) => id === bad.id)).toMatchObject({
      text: '',
      removal: 'moderator',
    });
    await server.jobs.run();
    const letter = server.emails.find(({ to }) => to === ana.email);
    expect(letter?.subject).toBe('Hemos retirado un mensaje privado tuyo');
    expect(letter?.body).toContain('Es un insulto directo.');
    const own = await ana.get(`/api/forum/cases/${found[0].id}`);
    expect(own.json()).toMatchObject({ kind: 'message', body: 'Eres un zoquete', mayAppeal: true });
    expect(own.body).not.toContain('Dato 6');
    expect((await luis.get(`/api/forum/cases/${found[0].id}`)).statusCode).toBe(404);
    await ana.send('POST', `/api/forum/cases/${found[0].id}/appeal`, { text: 'Era una broma entre amigos.' });
    expect((await decide('keep', 'Se entiende como broma entre los dos.')).json()).toMatchObject({
      state: 'closed',
    });
    expect((await messagesIn(luis, thread)).find(({ id }: { id: string }) => id === bad.id)).toMatchObject({
      text: 'Eres un zoquete',
      removal: null,
    });
  });
});

describe('whoever is not there', () => {
  /** Runs the jobs until none is left. */
  const quiet = async () => {
    while ((await server.jobs.run()) > 0);
    server.emails.length = 0;
  };
  beforeEach(quiet);
  const notices = async (caller: Caller) =>
    (await caller.get('/api/notifications'))
      .json()
      .items.filter(({ kind }: { kind: string }) => kind === 'messages');

  it('gets one notice and one email per conversation until it is opened, and leaves with one click', async () => {
    const { ana, luis, thread } = await makeFriends(server);
    await luis.send('PUT', `/api/messages/threads/${thread}/read`, { number: 2 });
    await quiet();
    await sendTo(ana, { threadId: thread }, 'Primero');
    await sendTo(ana, { threadId: thread }, 'Segundo');
    await server.jobs.run();
    await server.jobs.run();
    expect(await notices(luis)).toMatchObject([
      { title: `Mensaje de ${ana.username}`, body: 'Segundo', url: `/campus-estudio/mensajes/${thread}` },
    ]);
    const mine = server.emails.filter(({ to }) => to === luis.email);
    expect(mine).toHaveLength(1);
    expect(mine[0]?.body).not.toContain('Primero');
    await luis.send('PUT', `/api/messages/threads/${thread}/read`, { number: 4 });
    expect(await notices(luis)).toMatchObject([{ isRead: true }]);
    const [, path = ''] =
      /<https?:\/\/[^/]+(\/[^>]+)>/.exec(mine[0]?.headers?.['List-Unsubscribe'] ?? '') ?? [];
    expect((await server.visitor().send('POST', path)).statusCode).toBeLessThan(300);
    server.emails.length = 0;
    await sendTo(ana, { threadId: thread }, 'Tercero');
    await server.jobs.run();
    await server.jobs.run();
    expect(server.emails).toEqual([]);
  });

  it('hears nothing of what was read at once, nor of a person they have blocked', async () => {
    const { ana, luis, thread } = await makeFriends(server);
    await quiet();
    await sendTo(ana, { threadId: thread }, 'Leído');
    await luis.send('PUT', `/api/messages/threads/${thread}/read`, { number: 3 });
    await sendTo(ana, { threadId: thread }, 'Antes del bloqueo');
    await luis.send('PUT', `/api/blocks/${ana.username}`);
    const before = (await notices(luis)).length;
    await server.jobs.run();
    expect(await notices(luis)).toHaveLength(before);
    expect(server.emails).toEqual([]);
  });

  it('does not get the text of a stranger in the notice', async () => {
    const [ana, luis] = [await makePerson(server), await makePerson(server)];
    await sendTo(ana, { username: luis.username }, 'Texto de desconocida');
    await server.jobs.run();
    expect(await notices(luis)).toMatchObject([{ title: `${ana.username} quiere escribirte` }]);
    expect(JSON.stringify(await notices(luis))).not.toContain('desconocida');
  });
});

it('the email of a message waits for the end of the quiet hours', async () => {
  const { ana, luis, thread } = await makeFriends(server);
  await luis.send('PUT', `/api/messages/threads/${thread}/read`, { number: 2 });
  while ((await server.jobs.run()) > 0);
  await luis.send('PUT', '/api/push/quiet-hours', { on: true, from: '00:00', to: '23:59' });
  server.emails.length = 0;
  await sendTo(ana, { threadId: thread }, 'Escrito de madrugada');
  const moments: Record<string, Date | undefined> = {};
  const { enqueue } = server.kit.jobs;
  server.kit.jobs.enqueue = async (db, job, data, options) => {
    moments[job.name] = options?.startAfter;
    await enqueue(db, job, data, options);
  };
  await server.jobs.run();
  server.kit.jobs.enqueue = enqueue;
  expect(moments['messages.email']?.toISOString().slice(11, 16)).toBe('22:59');
  expect(server.emails).toEqual([]);
  while ((await server.jobs.run()) > 0);
  expect(server.emails).toMatchObject([{ to: luis.email }]);
});

describe('what nobody needs any more', () => {
  const clean = () => cleanMessages(server.kit);
  const after = (days: number) => server.clock.advance(days * 24 * 3_600_000);
  const stored = async (threadId: string) =>
    (await server.db.select().from(message).where(eq(message.threadId, threadId))).length;

  it('goes by itself: deleted by both at once, a declined request after 30 days, an idle conversation after two years', async () => {
    const [both, idle] = [await makeFriends(server), await makeFriends(server)];
    const [ana, luis] = [await makePerson(server), await makePerson(server)];
    const request = (await sendTo(ana, { username: luis.username }, 'Hola, ¿estudiamos?')).json().threadId;
    await luis.send('PUT', `/api/messages/threads/${request}/request`, { accept: false });
    await both.ana.send('DELETE', `/api/messages/threads/${both.thread}`);
    await clean();
    expect([await stored(both.thread), await stored(request), await stored(idle.thread)]).toEqual([2, 1, 2]);
    await both.luis.send('DELETE', `/api/messages/threads/${both.thread}`);
    after(29);
    await clean();
    expect([await stored(both.thread), await stored(request), await stored(idle.thread)]).toEqual([0, 1, 2]);
    after(2);
    await clean();
    expect([await stored(request), await stored(idle.thread)]).toEqual([0, 2]);
    after(730 - 31 - 1);
    await clean();
    expect(await stored(idle.thread)).toBe(2);
    after(3);
    await clean();
    expect(await stored(idle.thread)).toBe(0);
  });
});

describe('an account', () => {
  it('takes its messages away as data, and leaves the other side «Cuenta eliminada»', async () => {
    const { ana, luis, thread } = await makeFriends(server);
    const data = (await ana.get('/api/profile/data')).json().mensajes;
    expect(data.mensajes).toMatchObject([
      { con: luis.username, esMio: true, texto: 'Hola, Luis' },
      { con: luis.username, esMio: false, texto: 'Hola, Ana' },
    ]);
    await server.db.transaction((tx) => eraseAccount(server.kit, tx, ana, null));
    const [card] = (await luis.get('/api/messages/threads')).json().items;
    expect(card).toMatchObject({ id: thread, person: { username: null, avatar: null } });
    expect(await messagesIn(luis, thread)).toMatchObject([
      { text: '', removal: 'account' },
      { text: 'Hola, Ana', isMine: true },
    ]);
    expect((await sendTo(luis, { threadId: thread }, '¿Sigues ahí?')).json().code).toBe(
      'messages.unavailable',
    );
    await server.db.transaction((tx) => eraseAccount(server.kit, tx, luis, null));
  });
});

describe('two nodes', () => {
  const fake = { realtime: undefined as unknown };
  afterEach(() => Object.assign(server.kit, { realtime: fake.realtime }));

  it('tell a person on the other one of a new message', async () => {
    fake.realtime = server.kit.realtime;
    const { ana, luis, thread } = await makeFriends(server);
    const live = openLive(server);
    const url = `${inject('clusterUrl')}/${server.databaseName}`;
    const [one, two] = [await live.openNode(url), await live.openNode(url)];
    Object.assign(server.kit, { realtime: one.realtime });
    const stranger = await live.connect(two, await live.cookieOf((await makePerson(server)).id));
    const strangerHeard: unknown[] = [];
    stranger.onAny((event) => strangerHeard.push(event));
    const browser = await live.connect(two, await live.cookieOf(luis.id));
    const told = received(browser, 'messages-changed');
    await sendTo(ana, { threadId: thread }, 'Desde el otro nodo');
    expect(await told).toEqual({ threadId: thread });
    expect(strangerHeard).toEqual([]);
    live.leave();
    await Promise.all([one.realtime.close(), two.realtime.close()]);
  });
});
