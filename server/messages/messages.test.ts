import { messageAllowance, newThreadsPerDay } from '@atalaya/core/messages/messages';
import { DAY_MS, MINUTE_MS } from '@atalaya/core/platform/durations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser } from '../auth/auth.factory';
import { newId } from '../platform/ids';
import { type Caller, openTestServer, type TestServer } from '../testing/test-server';
import { cleanMessages } from './account';
import { makeFriends, makePerson, type Person, sendTo } from './people.factory';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const person = (options?: { isNew?: boolean }) => makePerson(server, options);
const friends = () => makeFriends(server);
const put = sendTo;
const write = (from: Caller, to: Person, text: string, id?: string) =>
  put(from, { username: to.username }, text, id);
const read = async (caller: Caller, thread: string, query = '') =>
  (await caller.get(`/api/messages/threads/${thread}/messages${query}`)).json();
const list = async (caller: Caller, box = 'inbox') =>
  (await caller.get(`/api/messages/threads?box=${box}`)).json().items;
const unread = async (caller: Caller) => (await caller.get('/api/messages/unread')).json();
const texts = ({ items }: { items: { text: string }[] }) => items.map(({ text }) => text);

describe('the first message of a stranger', () => {
  it('is a request: one message, no marks, until the other accepts', async () => {
    const [ana, luis] = [await person(), await person()];
    const sent = await write(ana, luis, '¿Tienes apuntes del tema 12?');
    expect(sent.statusCode).toBe(200);
    const { threadId } = sent.json();
    expect((await write(ana, luis, '¿Hola?')).json().code).toBe('messages.awaiting');
    expect(await list(luis)).toEqual([]);
    expect(await list(luis, 'requests')).toMatchObject([{ id: threadId, unread: 1, state: 'request' }]);
    expect(await unread(luis)).toMatchObject({ unread: 0, requests: 1 });
    await luis.send('POST', '/api/messages/delivered');
    await luis.send('PUT', `/api/messages/threads/${threadId}/read`, { number: 1 });
    const seen = (await ana.get(`/api/messages/threads/${threadId}`)).json();
    expect(seen).toMatchObject({ standing: 'awaiting', marks: { delivered: 0, seen: null } });
    expect(
      (await ana.send('PUT', `/api/messages/threads/${threadId}/request`, { accept: true })).json().code,
    ).toBe('messages.not-a-request');
    expect(
      (await luis.send('PUT', `/api/messages/threads/${threadId}/request`, { accept: true })).statusCode,
    ).toBe(204);
    expect((await write(ana, luis, 'Gracias')).statusCode).toBe(200);
    expect(texts(await read(luis, threadId))).toEqual(['¿Tienes apuntes del tema 12?', 'Gracias']);
    expect(await list(luis)).toHaveLength(1);
  });

  it('can be declined without the sender knowing, and answered all the same', async () => {
    const [ana, luis] = [await person(), await person()];
    const { threadId } = (await write(ana, luis, 'Hola')).json();
    await luis.send('PUT', `/api/messages/threads/${threadId}/request`, { accept: false });
    expect(await list(luis, 'requests')).toEqual([]);
    expect(await unread(luis)).toMatchObject({ unread: 0, requests: 0 });
    expect((await ana.get(`/api/messages/threads/${threadId}`)).json()).toMatchObject({
      state: 'request',
      standing: 'awaiting',
    });
    expect((await write(ana, luis, 'Otra vez')).json().code).toBe('messages.awaiting');
    expect((await write(luis, ana, 'Perdona, ahora sí')).statusCode).toBe(200);
    expect((await write(ana, luis, 'Gracias')).statusCode).toBe(200);
  });

  it('does not reach somebody who takes none', async () => {
    const [ana, luis] = [await person(), await person()];
    await luis.send('PATCH', '/api/messages/settings', { requests: false });
    expect((await write(ana, luis, 'Hola')).json().code).toBe('messages.unavailable');
  });

  it('is limited for newcomers: five people a day, and text only', async () => {
    const ana = await person({ isNew: true });
    for (let time = 0; time < newThreadsPerDay(0); time += 1)
      expect((await write(ana, await person(), 'Hola')).statusCode).toBe(200);
    const refused = await write(ana, await person(), 'Hola');
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'messages.daily-limit']);
    const image = { name: `${newId()}-10x10.webp`, alt: 'Un esquema' };
    const withImage = await put(ana, { username: (await person()).username }, 'Mira', newId(), { image });
    expect(withImage.json().code).toBe('messages.text-only');
    server.clock.advance(DAY_MS + MINUTE_MS);
    expect((await write(ana, await person(), 'Hola')).statusCode).toBe(200);
  });
});

describe('a message', () => {
  it('is stored once however often it is sent, also at the same moment', async () => {
    const { ana, luis, thread } = await friends();
    const id = newId();
    const answers = await Promise.all([1, 2, 3].map(() => put(ana, { threadId: thread }, 'Una vez', id)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(new Set(answers.map((answer) => answer.json().number)).size).toBe(1);
    expect(texts(await read(luis, thread))).toEqual(['Hola, Luis', 'Hola, Ana', 'Una vez']);
    expect((await put(luis, { threadId: thread }, 'Robado', id)).json().code).toBe('messages.id-taken');
    expect(await unread(luis)).toMatchObject({ unread: 2 });
  });

  it('has at most a thousand characters, at least one, and a pace', async () => {
    const { ana, thread } = await friends();
    const long = await put(ana, { threadId: thread }, 'a'.repeat(1_001));
    expect([long.statusCode, long.json().details.fields.text]).toEqual([400, 'Como mucho 1.000 caracteres.']);
    expect((await put(ana, { threadId: thread }, 'b'.repeat(50_000))).statusCode).toBe(400);
    expect((await put(ana, { threadId: thread }, '  ')).statusCode).toBe(400);
    expect((await put(ana, { threadId: thread }, 'Hola', crypto.randomUUID())).statusCode).toBe(400);
    expect((await put(ana, { threadId: thread }, '<b>¿Qué?</b> 👮')).json().text).toBe('<b>¿Qué?</b> 👮');
    for (let time = 0; time < messageAllowance.limit; time += 1)
      await put(ana, { threadId: thread }, `Rápido ${time}`);
    expect((await put(ana, { threadId: thread }, 'Uno más')).json().code).toBe('messages.too-fast');
    server.clock.advance(2 * MINUTE_MS);
    expect((await put(ana, { threadId: thread }, 'Uno más')).statusCode).toBe(200);
  });

  it('needs a plan to be written, not to be read', async () => {
    const { ana } = await friends();
    const guest = await makeUser(server.db, { trialEndsAt: null });
    const caller = { ...guest, ...(await server.signedIn(guest.id)) };
    expect((await write(ana, caller, 'Bienvenido')).statusCode).toBe(200);
    expect(await list(caller, 'requests')).toHaveLength(1);
    const refused = await write(caller, ana, 'Gracias');
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'request.tier']);
  });

  it('is found by nobody else: foreign ids do not exist', async () => {
    const { ana, luis, thread } = await friends();
    const { id } = (await put(ana, { threadId: thread }, 'Privado')).json();
    const eva = await person();
    for (const path of [`/api/messages/threads/${thread}`, `/api/messages/threads/${thread}/messages`])
      expect((await eva.get(path)).statusCode).toBe(404);
    const tries: ['PUT' | 'POST' | 'DELETE', string, object?][] = [
      ['PUT', `/api/messages/threads/${thread}/read`, { number: 1 }],
      ['POST', `/api/messages/threads/${thread}/typing`],
      ['PUT', `/api/messages/threads/${thread}/request`, { accept: true }],
      ['DELETE', `/api/messages/threads/${thread}`],
      ['DELETE', `/api/messages/${id}`],
      ['POST', `/api/messages/${id}/report`, { reason: 'spam' }],
    ];
    for (const [method, path, body] of tries)
      expect([path, (await eva.send(method, path, body)).statusCode]).toEqual([path, 404]);
    expect((await put(eva, { threadId: thread }, 'Hola')).statusCode).toBe(404);
    expect(texts(await read(luis, thread))).toContain('Privado');
  });

  it('tells both sides live, and the typing only if both share it', async () => {
    const { ana, luis, thread } = await friends();
    server.sent.length = 0;
    await put(ana, { threadId: thread }, 'En directo');
    expect(server.sent).toContainEqual({
      event: 'messages-changed',
      payload: { threadId: thread },
      to: [ana.id, luis.id],
    });
    const typing = () => server.sent.filter(({ event }) => event === 'messages-typing');
    await ana.send('POST', `/api/messages/threads/${thread}/typing`);
    await ana.send('PATCH', '/api/messages/settings', { typing: true });
    await ana.send('POST', `/api/messages/threads/${thread}/typing`);
    expect(typing()).toEqual([]);
    await luis.send('PATCH', '/api/messages/settings', { typing: true });
    await ana.send('POST', `/api/messages/threads/${thread}/typing`);
    expect(typing()).toEqual([{ event: 'messages-typing', payload: { threadId: thread }, to: [luis.id] }]);
  });

  it('is marked as delivered when it arrives, and as read only if both share it', async () => {
    const { ana, luis, thread } = await friends();
    await put(ana, { threadId: thread }, 'Uno');
    const marks = async () => (await ana.get(`/api/messages/threads/${thread}`)).json().marks;
    expect(await marks()).toEqual({ delivered: 0, seen: null });
    expect(await unread(luis)).toMatchObject({ unread: 2, isUndelivered: true });
    await luis.send('POST', '/api/messages/delivered');
    expect(await marks()).toEqual({ delivered: 3, seen: null });
    await luis.send('PUT', `/api/messages/threads/${thread}/read`, { number: 3 });
    expect(await unread(luis)).toEqual({ unread: 0, requests: 0, isUndelivered: false });
    await ana.send('PATCH', '/api/messages/settings', { readMarks: true });
    expect((await marks()).seen).toBeNull();
    await luis.send('PATCH', '/api/messages/settings', { readMarks: true });
    expect(await marks()).toEqual({ delivered: 3, seen: 3 });
    await luis.send('PUT', `/api/messages/threads/${thread}/read`, { number: 1 });
    expect((await marks()).seen).toBe(3);
  });
});

describe('a conversation', () => {
  it('is read upwards in pages without gaps or repeats', async () => {
    const { ana, luis, thread } = await friends();
    for (let at = 3; at <= 75; at += 1) {
      if (at % 20 === 0) server.clock.advance(2 * MINUTE_MS);
      await put(ana, { threadId: thread }, `Mensaje ${at}`);
    }
    const numbers: number[] = [];
    for (let before = ''; ; ) {
      const page = await read(luis, thread, `?limit=30${before}`);
      numbers.unshift(...page.items.map(({ number }: { number: number }) => number));
      if (!page.hasMore) break;
      before = `&before=${numbers[0]}`;
    }
    expect(numbers).toEqual(Array.from({ length: 75 }, (_, at) => at + 1));
    expect(texts(await read(luis, thread, '?after=73'))).toEqual(['Mensaje 74', 'Mensaje 75']);
    expect(await unread(luis)).toMatchObject({ unread: 74 });
  });

  it('is listed by its last message, in pages', async () => {
    const ana = await person();
    const others: Person[] = [];
    for (let at = 0; at < 23; at += 1) {
      const other = await person();
      others.push(other);
      server.clock.advance(MINUTE_MS);
      await write(other, ana, `Solicitud ${at}`);
    }
    const first = (await ana.get('/api/messages/threads?box=requests')).json();
    expect(first.items).toHaveLength(20);
    expect(first.items[0].last).toEqual({ text: 'Solicitud 22', isMine: false, hasImage: false });
    const second = (await ana.get(`/api/messages/threads?box=requests&after=${first.next}`)).json();
    expect(second.items.map(({ last }: { last: { text: string } }) => last.text)).toEqual([
      'Solicitud 2',
      'Solicitud 1',
      'Solicitud 0',
    ]);
    expect(second.next).toBeNull();
  });

  it('is searched in Spanish without accents, by its own two people', async () => {
    const { ana, luis, thread } = await friends();
    await put(ana, { threadId: thread }, 'La detención preventiva dura 72 horas');
    const hits = (await luis.get('/api/messages/search?q=detencion')).json();
    expect(hits).toMatchObject([{ threadId: thread, number: 3, isMine: false }]);
    expect(hits[0].snippet).toContain('⟦detención⟧');
    expect((await (await person()).get('/api/messages/search?q=detencion')).json()).toEqual([]);
  });

  it('loses a message, or all of them, for one person alone', async () => {
    const { ana, luis, thread } = await friends();
    const { id } = (await put(ana, { threadId: thread }, 'Me equivoqué')).json();
    expect((await ana.send('DELETE', `/api/messages/${id}`)).statusCode).toBe(204);
    expect(texts(await read(ana, thread))).toEqual(['Hola, Luis', 'Hola, Ana']);
    expect(texts(await read(luis, thread))).toEqual(['Hola, Luis', 'Hola, Ana', 'Me equivoqué']);
    await luis.send('DELETE', `/api/messages/threads/${thread}`);
    expect(await list(luis)).toEqual([]);
    expect(await unread(luis)).toMatchObject({ unread: 0 });
    expect(await list(ana)).toHaveLength(1);
    await put(ana, { threadId: thread }, 'Sigo aquí');
    expect(texts(await read(luis, thread))).toEqual(['Sigo aquí']);
    await luis.send('DELETE', `/api/messages/threads/${thread}`);
    await ana.send('DELETE', `/api/messages/threads/${thread}`);
    await cleanMessages(server.kit);
    expect(await server.db.execute(`select 1 from message where thread_id = '${thread}'`)).toHaveLength(0);
  });

  it('ends with a block, silently, and is hidden from the blocker alone', async () => {
    const { ana, luis, thread } = await friends();
    await luis.send('PUT', `/api/blocks/${ana.username}`);
    const refused = await put(ana, { threadId: thread }, 'Hola');
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'messages.unavailable']);
    expect(refused.json().message).not.toMatch(/bloque/i);
    expect(await list(luis)).toEqual([]);
    expect(await unread(luis)).toMatchObject({ unread: 0 });
    expect(await list(ana)).toHaveLength(1);
    expect((await put(luis, { threadId: thread }, 'Yo tampoco')).json().code).toBe('messages.unavailable');
    expect((await luis.get(`/api/messages/threads/${thread}`)).json()).toMatchObject({ isBlocked: true });
    expect((await ana.get(`/api/messages/threads/${thread}`)).json()).toMatchObject({
      isBlocked: false,
      standing: 'unavailable',
    });
    expect((await write(ana, luis, 'Otra vía')).json().code).toBe('messages.unavailable');
    await luis.send('DELETE', `/api/blocks/${ana.username}`);
    expect((await put(ana, { threadId: thread }, 'Hola')).statusCode).toBe(200);
  });

  it('starts with somebody of the forum, or with a whole user name', async () => {
    const [ana, quiet] = [await person(), await person()];
    const find = async (q: string) => (await ana.get(`/api/messages/people?q=${q}`)).json();
    expect(await find(quiet.username)).toMatchObject([{ username: quiet.username }]);
    expect(await find(ana.username)).toEqual([]);
    expect(await find('op')).toEqual([]);
    const beginning = quiet.username.slice(0, -1);
    expect((await find(beginning)).map(({ username }: Person) => username)).not.toContain(quiet.username);
    expect((await write(ana, ana, 'Yo')).json().code).toBe('messages.self');
    expect((await put(ana, { username: 'nadie.asi' }, 'Hola')).json().code).toBe('messages.no-such-person');
  });
});
