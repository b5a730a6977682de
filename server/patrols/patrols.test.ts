import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeUser } from '../auth/auth.factory';
import { user } from '../auth/auth.tables';
import { newId } from '../platform/ids';
import { deleteOverdue } from '../profile/deletion';
import { recordAnswers } from '../review/record';
import { studyAnswer } from '../review/review.factory';
import { recordStudyTime } from '../review/study-time';
import { type Caller, openTestServer, type TestServer } from '../testing/test-server';
import { closeWeeks } from './closing';

const MONDAY = new Date('2026-11-16T08:00:00Z');
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const goal = { name: 'Patrulla Levante', isOpen: true, unit: 'questions', goal: 90 };
type Person = { id: string; caller: Caller };

describe('a patrol', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await openTestServer();
  });
  afterAll(() => server.close());
  beforeEach(() => server.clock.set(MONDAY));

  const trialEndsAt = new Date('2027-11-15T00:00:00Z');
  const person = async (displayName = 'Irene'): Promise<Person> => {
    const { id } = await makeUser(server.db, { displayName, trialEndsAt });
    return { id, caller: await server.signedIn(id) };
  };
  const read = async ({ caller }: Person) => (await caller.get('/api/patrols/mine')).json().patrol;
  const found = async (captain: Person, settings: object = {}) => {
    const answer = await captain.caller.send('POST', '/api/patrols', { ...goal, ...settings });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json().id as string;
  };
  const join = ({ caller }: Person, id: string) => caller.send('POST', `/api/patrols/${id}/members`);
  /** A patrol of so many, the captain first. */
  const patrolOf = async (size: number, settings: object = {}) => {
    const people = await Promise.all(Array.from({ length: size }, (_, index) => person(`Persona ${index}`)));
    const [captain, ...others] = people;
    if (!captain) throw new Error('nobody');
    const id = await found(captain, settings);
    for (const other of others) {
      server.clock.advance(1000);
      expect((await join(other, id)).statusCode).toBe(200);
    }
    return { id, people, captain, others };
  };
  const answer = ({ id }: Person, count: number, at = server.clock.now()) =>
    server.db.transaction((tx) =>
      recordAnswers(
        tx,
        id,
        Array.from({ length: count }, () => studyAnswer({ itemId: newId(), at, durationMs: 60_000 })),
      ),
    );
  const code = (response: { json(): { code: string } }) => response.json().code;
  const noticesOf = async ({ caller }: Person) =>
    (await caller.get('/api/notifications')).json().items as { title: string; body: string }[];

  it('counts what its members really study, shows totals and never answers', async () => {
    const { captain, people } = await patrolOf(3);
    const [, second] = people;
    await answer(captain, 50);
    await answer(captain, 5, new Date(MONDAY.getTime() - DAY));
    if (second) await answer(second, 4);
    const { board } = await read(captain);
    // An equal share is 30, of which one and a half count.
    expect(board).toMatchObject({ goal: 90, total: 45 + 4, cap: 45, ofDay: 5, monday: '2026-11-16' });
    expect(board.members.map(({ name, total }: { name: string; total: number }) => [name, total])).toEqual([
      ['Persona 0', 50],
      ['Persona 1', 4],
      ['Persona 2', 0],
    ]);
    expect(board.members[1].days.slice(0, 2)).toEqual(['begun', 'ahead']);
    const seen = JSON.stringify(await read(people[2] ?? captain));
    expect(seen).not.toMatch(/t21-q001|outcome|right|wrong|@atalaya/);
  });

  it('counts hours with the time in voice rooms, and leaves out the days before somebody joined', async () => {
    const { id, captain } = await patrolOf(3, { unit: 'hours', goal: 30 });
    await answer(captain, 30);
    const from = new Date(MONDAY.getTime() + HOUR);
    await server.db.transaction((tx) =>
      recordStudyTime(tx, captain.id, {
        id: newId(),
        kind: 'voice-room',
        from,
        to: new Date(from.getTime() + HOUR),
      }),
    );
    expect((await read(captain)).board).toMatchObject({ goal: 1800, total: 90 });
    const late = await person();
    await answer(late, 60);
    server.clock.advance(DAY);
    await join(late, id);
    expect((await read(captain)).board.total).toBe(90);
  });

  it('takes twelve members: the thirteenth is told, also when two come at once', async () => {
    const { id, captain } = await patrolOf(11);
    const [a, b] = [await person(), await person()];
    const answers = await Promise.all([join(a, id), join(b, id)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const refused = answers.find(({ statusCode }) => statusCode === 409)?.json();
    expect(refused).toMatchObject({
      code: 'patrols.full',
      message: 'Esta patrulla ya está completa: son doce.',
    });
    expect((await read(captain)).board.members).toHaveLength(12);
    const list = (await captain.caller.get('/api/patrols?limit=100')).json().items;
    expect(list.some((one: { id: string }) => one.id === id)).toBe(false);
  });

  it('is one for each person: a second one is refused and nothing is stored of it', async () => {
    const { id, captain } = await patrolOf(1);
    const other = await patrolOf(1, { name: 'Patrulla Poniente' });
    expect(code(await join(captain, other.id))).toBe('patrols.already-in-one');
    expect(code(await captain.caller.send('POST', '/api/patrols', { ...goal, name: 'Otra más' }))).toBe(
      'patrols.already-in-one',
    );
    const list = (await captain.caller.get('/api/patrols?limit=100')).json().items;
    expect(list.filter((one: { name: string }) => one.name === 'Otra más')).toEqual([]);
    expect(list.find((one: { id: string }) => one.id === other.id)).toMatchObject({
      members: 1,
      band: 'new',
    });
    expect((await read(captain)).id).toBe(id);
  });

  it('by invitation is entered with its code, until it expires or is renewed', async () => {
    const { id, captain } = await patrolOf(1, { isOpen: false });
    const guest = await person();
    expect(code(await join(guest, id))).toBe('patrols.no-such-patrol');
    const { invitation } = await read(captain);
    const typed = ` ${invitation.code.toLowerCase().slice(0, 4)}-${invitation.code.slice(4)}`;
    const path = `/api/patrols/invitations/${encodeURIComponent(typed)}`;
    expect((await guest.caller.get(path)).json()).toMatchObject({ name: 'Patrulla Levante', members: 1 });
    server.clock.advance(7 * DAY);
    expect((await guest.caller.send('POST', path)).json()).toMatchObject({
      code: 'patrols.invitation-expired',
      message: 'Esta invitación ha caducado. Pide a la patrulla un código nuevo.',
    });
    const renewed = (await captain.caller.send('POST', '/api/patrols/mine/invitation')).json();
    expect(code(await guest.caller.send('POST', path))).toBe('patrols.no-such-invitation');
    expect((await guest.caller.send('POST', `/api/patrols/invitations/${renewed.code}`)).statusCode).toBe(
      200,
    );
    expect((await read(captain)).board.members).toHaveLength(2);
    expect(code(await guest.caller.send('POST', '/api/patrols/mine/invitation'))).toBe(
      'patrols.captains-only',
    );
  });

  it('is led by captains: a member changes nothing, and the last captain hands over before leaving', async () => {
    const { captain, others } = await patrolOf(3);
    const [member, third] = others;
    if (!member || !third) throw new Error('too few');
    expect(code(await member.caller.send('PUT', '/api/patrols/mine', goal))).toBe('patrols.captains-only');
    expect(code(await member.caller.send('DELETE', `/api/patrols/mine/members/${third.id}`))).toBe(
      'patrols.captains-only',
    );
    const leave = (who: Person, successorId: string | null) =>
      who.caller.send('POST', '/api/patrols/mine/departure', { successorId });
    expect(code(await leave(captain, null))).toBe('patrols.hand-over-first');
    expect(code(await leave(captain, (await person()).id))).toBe('patrols.no-such-member');
    expect(
      code(
        await captain.caller.send('PUT', `/api/patrols/mine/members/${captain.id}/role`, { role: 'member' }),
      ),
    ).toBe('patrols.hand-over-first');
    expect((await leave(captain, member.id)).statusCode).toBe(204);
    expect(await read(captain)).toBeNull();
    expect(await read(member)).toMatchObject({ role: 'captain' });
    expect((await member.caller.send('DELETE', `/api/patrols/mine/members/${third.id}`)).statusCode).toBe(
      204,
    );
    expect((await leave(member, null)).statusCode).toBe(204);
    expect(code(await leave(member, null))).toBe('patrols.not-in-one');
  });

  it('goes to the eldest member when the account of its captain is deleted', async () => {
    const { captain, others } = await patrolOf(3);
    const [eldest, youngest] = others;
    if (!eldest || !youngest) throw new Error('too few');
    await captain.caller.send('POST', '/api/patrols/mine/messages', { key: newId(), text: 'Hola a todos' });
    await captain.caller.send('POST', '/api/patrols/mine/cheers', { userId: eldest.id, text: 'well' });
    const taken = (await captain.caller.get('/api/profile/data')).json().patrulla;
    expect(taken).toMatchObject({ patrulla: 'Patrulla Levante', mensajes: [{ text: 'Hola a todos' }] });
    await server.db
      .update(user)
      .set({ deletionRequestedAt: server.clock.now() })
      .where(eq(user.id, captain.id));
    server.clock.advance(15 * DAY);
    expect(await deleteOverdue(server.kit)).toBe(1);
    expect(await read(eldest)).toMatchObject({ role: 'captain', board: { members: { length: 2 } } });
    expect(await read(youngest)).toMatchObject({ role: 'member' });
    expect((await eldest.caller.get('/api/patrols/mine/messages')).json().items).toEqual([]);
  });

  it('lets a member cheer each other member once a day, with the given texts only', async () => {
    const { captain, others } = await patrolOf(2);
    const [friend] = others;
    if (!friend) throw new Error('too few');
    const cheer = (userId: string, text: string) =>
      captain.caller.send('POST', '/api/patrols/mine/cheers', { userId, text });
    expect((await cheer(friend.id, 'Eres lo peor')).json().details.fields.text).toBe(
      'Elige uno de los textos.',
    );
    expect((await cheer(friend.id, 'more')).statusCode).toBe(204);
    expect((await cheer(friend.id, 'well')).json()).toMatchObject({
      code: 'patrols.cheered-today',
      message: 'Ya le has dado ánimos hoy. Mañana puedes otra vez.',
    });
    expect(code(await cheer(captain.id, 'well'))).toBe('patrols.own-cheer');
    expect(code(await cheer((await person()).id, 'well'))).toBe('patrols.no-such-member');
    expect((await read(friend)).cheers).toEqual([{ from: 'Persona 0', text: 'Un rato más y lo tienes' }]);
    expect(await noticesOf(friend)).toMatchObject([{ title: 'Persona 0 te anima' }]);
    server.clock.advance(DAY);
    expect((await cheer(friend.id, 'well')).statusCode).toBe(204);
  });

  it('has a chat for its members alone: sent twice is written once, older ones come page by page', async () => {
    const { id, captain, others } = await patrolOf(2);
    const [friend] = others;
    if (!friend) throw new Error('too few');
    const write = ({ caller }: Person, text: string, key = newId()) =>
      caller.send('POST', '/api/patrols/mine/messages', { key, text });
    const key = newId();
    server.sent.length = 0;
    await Promise.all([write(captain, 'La primera', key), write(captain, 'La primera', key)]);
    expect(server.sent).toEqual([{ event: 'room-changed', payload: { room: `patrol:${id}` } }]);
    for (const text of ['La segunda', 'La tercera', '<b>La cuarta</b>']) {
      server.clock.advance(1000);
      await write(friend, text);
    }
    const page = async (query = '') =>
      (await captain.caller.get(`/api/patrols/mine/messages?limit=2${query}`)).json();
    const first = await page();
    expect(first.items.map(({ text }: { text: string }) => text)).toEqual(['<b>La cuarta</b>', 'La tercera']);
    const second = await page(`&after=${first.next}`);
    expect(second.items.map(({ text, isMine }: { text: string; isMine: boolean }) => [text, isMine])).toEqual(
      [
        ['La segunda', false],
        ['La primera', true],
      ],
    );
    expect(second.next).toBeNull();
    expect((await write(captain, 'x'.repeat(501))).json().details.fields.text).toBe(
      'Como mucho 500 caracteres.',
    );
    const stranger = await person();
    expect(code(await write(stranger, 'Hola'))).toBe('patrols.not-in-one');
    const outsider = await patrolOf(1);
    const path = `/api/patrols/mine/messages/${first.items[0].id}`;
    expect(code(await outsider.captain.caller.send('DELETE', path))).toBe('patrols.no-such-message');
    expect((await captain.caller.send('DELETE', path)).statusCode).toBe(204);
    for (let sent = 0; sent < 9; sent += 1) await write(friend, `Otra ${sent}`);
    expect(code(await write(friend, 'Una más'))).toBe('patrols.too-fast');
  });

  it('hands a reported message to the moderators with what was said before, and hides it when they say so', async () => {
    const { captain, others } = await patrolOf(2);
    const [friend] = others;
    const admin = await server.signedIn((await makeUser(server.db, { isAdmin: true })).id);
    if (!friend) throw new Error('too few');
    const write = ({ caller }: Person, text: string) =>
      caller.send('POST', '/api/patrols/mine/messages', { key: newId(), text });
    await write(captain, '¿Empezamos?');
    server.clock.advance(1000);
    const { id } = (await write(friend, 'Compra mis apuntes en otra web')).json();
    const path = `/api/patrols/mine/messages/${id}/report`;
    expect(code(await friend.caller.send('POST', path, { reason: 'spam' }))).toBe('patrols.own-report');
    expect(code(await (await person()).caller.send('POST', path, { reason: 'spam' }))).toBe(
      'patrols.not-in-one',
    );
    expect((await captain.caller.send('POST', path, { reason: 'spam' })).statusCode).toBe(204);
    const { items } = (await admin.get('/api/admin/forum-cases?kind=patrol-message')).json();
    expect(items).toMatchObject([{ kind: 'patrol-message', body: 'Compra mis apuntes en otra web' }]);
    expect(items[0].attached.map(({ body }: { body: string }) => body)).toEqual([
      '¿Empezamos?',
      'Compra mis apuntes en otra web',
    ]);
    const decide = ({ id, etag }: { id: string; etag: string }) =>
      admin.send('PUT', `/api/admin/forum-cases/${id}/decision`, {
        etag,
        decision: 'remove',
        reason: 'spam',
        statement: 'Es publicidad de otra web y se repite.',
      });
    expect((await decide(items[0])).statusCode).toBe(200);
    const seen = (await captain.caller.get('/api/patrols/mine/messages')).json().items;
    expect(seen.map(({ text }: { text: string }) => text)).toEqual(['¿Empezamos?']);
    // Whoever deletes the message meanwhile does not escape the decision.
    const gone = `/api/patrols/mine/messages/${(await write(friend, 'Otro anuncio')).json().id}`;
    await captain.caller.send('POST', `${gone}/report`, { reason: 'spam' });
    expect((await friend.caller.send('DELETE', gone)).statusCode).toBe(204);
    const [left] = (await admin.get('/api/admin/forum-cases?kind=patrol-message&state=open')).json().items;
    expect((await decide(left)).json()).toMatchObject({ state: 'decided', decision: 'remove' });
    const [notice] = (await captain.caller.get('/api/notifications')).json().items;
    expect(notice).toMatchObject({ title: 'Hemos revisado tu aviso', url: '/campus-estudio/patrulla' });
  });

  it('closes its week on Monday at midnight in Spain, once, and tells its members', async () => {
    const { captain, people } = await patrolOf(3);
    for (const one of people) await answer(one, 30);
    server.clock.set(new Date('2026-11-22T22:59:00Z'));
    await closeWeeks(server.kit);
    expect((await read(captain)).weeks).toEqual([]);
    server.clock.set(new Date('2026-11-22T23:00:00Z'));
    await Promise.all([closeWeeks(server.kit), closeWeeks(server.kit)]);
    await closeWeeks(server.kit);
    const { weeks, board } = await read(captain);
    expect(weeks).toEqual([
      { monday: '2026-11-16', unit: 'questions', goal: 90, total: 90, members: 3, mine: 30 },
    ]);
    expect(board).toMatchObject({ monday: '2026-11-23', total: 0 });
    expect((await noticesOf(captain)).filter(({ title }) => title.startsWith('Patrulla'))).toEqual([
      expect.objectContaining({
        title: 'Patrulla Levante ha llegado a su objetivo',
        body: '90 preguntas entre todos. Habéis estudiado 3 de 3. Empieza otra semana.',
      }),
    ]);
  });

  it('closes every week that an outage left open, and is archived after three without study', async () => {
    const { id, captain } = await patrolOf(3);
    await answer(captain, 10);
    server.clock.set(new Date('2026-12-14T09:00:00Z'));
    await closeWeeks(server.kit);
    const archived = await read(captain);
    expect(archived.weeks.map(({ total }: { total: number }) => total)).toEqual([0, 0, 0, 10]);
    expect(archived.isArchived).toBe(true);
    expect(await noticesOf(captain)).toMatchObject([{ title: 'Patrulla Levante queda archivada' }]);
    expect(code(await join(await person(), id))).toBe('patrols.no-such-patrol');
    const message = { key: newId(), text: 'Hola' };
    expect(code(await captain.caller.send('POST', '/api/patrols/mine/messages', message))).toBe(
      'patrols.archived',
    );
    expect((await captain.caller.send('POST', '/api/patrols/mine/revival')).statusCode).toBe(204);
    expect(await read(captain)).toMatchObject({ isArchived: false, board: { monday: '2026-12-14' } });
  });

  it('shows of the plans only those that their owners share', async () => {
    const { captain, others } = await patrolOf(2);
    const [friend] = others;
    if (!friend) throw new Error('too few');
    for (const { id, caller } of [captain, friend]) {
      await server.db.update(user).set({ examDate: '2027-03-01', studyMinutes: 90 }).where(eq(user.id, id));
      expect((await caller.get('/api/calendar?from=2026-11-16&to=2026-11-22')).statusCode).toBe(200);
    }
    const calendar = async () => (await captain.caller.get('/api/patrols/mine/calendar')).json();
    expect(await calendar()).toEqual({ isSharing: false, entries: [] });
    await friend.caller.send('PUT', '/api/patrols/mine/me', { status: 'De viaje', sharesPlan: true });
    const { entries } = await calendar();
    expect(entries.length).toBeGreaterThan(3);
    expect(entries[0]).toMatchObject({ day: '2026-11-16', who: ['Persona 1'] });
    expect(JSON.stringify(entries)).not.toContain('review');
    expect((await read(captain)).board.members[1]).toMatchObject({ status: 'De viaje' });
  });

  it('refuses what it cannot store with a sentence beside the field', async () => {
    const { caller } = await person();
    const create = async (changes: object) =>
      (await caller.send('POST', '/api/patrols', { ...goal, ...changes })).json().details.fields;
    expect(await create({ goal: 12 })).toEqual({ goal: 'Pon entre 30 y 10.000 preguntas a la semana.' });
    expect(await create({ goal: 2.5 })).toMatchObject({ goal: 'Escribe un número entero.' });
    expect(await create({ name: ' a ' })).toEqual({ name: 'Al menos 3 letras.' });
    expect(await create({ unit: 'days' })).toMatchObject({ unit: 'Elige cómo contáis.' });
    expect((await caller.get('/api/patrols/mine')).json()).toEqual({
      isLocked: false,
      name: null,
      patrol: null,
    });
  });

  it('is closed to an account without a plan, which may still leave', async () => {
    const { captain, others } = await patrolOf(2);
    const [friend] = others;
    if (!friend) throw new Error('too few');
    await server.db.update(user).set({ trialEndsAt: null }).where(eq(user.id, friend.id));
    expect((await friend.caller.get('/api/patrols/mine')).json()).toEqual({
      isLocked: true,
      name: 'Patrulla Levante',
      patrol: null,
    });
    expect((await friend.caller.get('/api/patrols/mine/messages')).statusCode).toBe(403);
    expect((await friend.caller.get('/api/patrols')).statusCode).toBe(403);
    const left = await friend.caller.send('POST', '/api/patrols/mine/departure', { successorId: null });
    expect(left.statusCode).toBe(204);
    expect((await read(captain)).board.members).toHaveLength(1);
  });
});
