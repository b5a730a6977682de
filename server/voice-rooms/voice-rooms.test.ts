import { createHmac } from 'node:crypto';
import { DAY_MS } from '@atalaya/core/platform/durations';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { forumBan } from '../forum/moderation/moderation.tables';
import { newId } from '../platform/ids';
import { notification } from '../push/push.tables';
import { openTestServer, type TestServer } from '../testing/test-server';
import { createPrivateRoom } from './rooms';
import { makeHost, makeSpeaker, PATH, type Speaker } from './voice-rooms.factory';
import { sweepRooms } from './voice-rooms.jobs';
import { voiceMember, voiceMessage } from './voice-rooms.tables';

const MINUTE = 60_000;
const TURN_SECRET = 'secreto-de-coturn';

describe('voice rooms', () => {
  let server: TestServer;
  let host: Speaker;

  beforeAll(async () => {
    server = await openTestServer({
      STUN_URLS: ['stun:stun.example:3478'],
      TURN_URLS: ['turn:turn.example:3478?transport=udp'],
      TURN_SECRET,
    });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    host = await makeHost(server);
  });

  const people = (count: number) => Promise.all(Array.from({ length: count }, () => makeSpeaker(server)));
  const memberOf = async (speaker: Speaker) =>
    (await server.db.select().from(voiceMember).where(eq(voiceMember.userId, speaker.id)))[0];
  const titlesOf = async ({ id }: Speaker) =>
    (await server.db.select().from(notification).where(eq(notification.userId, id))).map(
      ({ title }) => title,
    );
  const later = (minutes: number) => new Date(server.clock.now().getTime() + minutes * MINUTE).toISOString();

  it('are opened with elite and entered with plus; below it the server says which plan is needed', async () => {
    const plus = await makeSpeaker(server);
    const basic = await makeSpeaker(server, { planTier: 'basico' });
    const refused = await plus.caller.send('POST', PATH, { topic: 'Repaso', startsAt: null, seats: 6 });
    expect(refused.json()).toMatchObject({ code: 'request.tier', details: { needed: 'elite' } });
    const room = await host.open();
    expect(room).toMatchObject({ state: 'open', host: host.username, isMine: true, inside: 0 });
    for (const answer of [
      await basic.caller.get(PATH),
      await basic.caller.get(`${PATH}/${room.id}`),
      await basic.tryJoin(room.id),
    ])
      expect(answer.json()).toMatchObject({ code: 'request.tier', details: { needed: 'plus' } });
    expect((await plus.tryJoin(room.id)).json()).toMatchObject({ outcome: 'in', epoch: 1 });
    const { items, mayOpen, largest } = (await plus.caller.get(PATH)).json();
    expect(items).toContainEqual(expect.objectContaining({ id: room.id, inside: 1, isMine: false }));
    expect({ mayOpen, largest }).toEqual({ mayOpen: 0, largest: 6 });
  });

  it('are closed to whoever is banned from the community, but for the calls that they have booked', async () => {
    const [banned] = await people(1);
    const outcast = await makeHost(server);
    if (!banned) throw new Error('nobody');
    const now = server.clock.now();
    const keepOut = (userId: string) =>
      server.db.insert(forumBan).values({
        id: newId(now),
        userId,
        days: 7,
        proposedBy: host.id,
        proposedAt: now,
        startsAt: now,
        endsAt: new Date(now.getTime() + 7 * DAY_MS),
      });
    const room = await host.open();
    expect((await banned.tryJoin(room.id)).json()).toMatchObject({ outcome: 'in' });
    await banned.leave(room.id);
    await keepOut(banned.id);
    await keepOut(outcast.id);
    const refused = [
      await banned.tryJoin(room.id),
      await outcast.caller.send('POST', PATH, { topic: 'Repaso', startsAt: null, seats: 6 }),
    ];
    for (const answer of refused)
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'forum.banned']);
    const lesson = await createPrivateRoom(server.db, now, {
      hostId: host.id,
      userIds: [banned.id],
      topic: 'Entrevista',
      startsAt: now,
    });
    expect((await banned.tryJoin(lesson.id)).json()).toMatchObject({ outcome: 'in' });
  });

  it('show members by their user name, never by their id', async () => {
    const room = await host.open();
    const [guest] = await people(1);
    await host.join(room.id);
    const entered = await guest?.tryJoin(room.id);
    expect(entered?.body).toContain(host.username);
    expect(entered?.body).not.toContain(host.id);
    expect(entered?.body).not.toContain(guest?.id);
  });

  it('give a TURN password that coturn accepts for an hour, to members only', async () => {
    const room = await host.open();
    const [guest] = await people(1);
    const path = `${PATH}/${room.id}/ice-servers`;
    expect((await guest?.caller.get(path))?.json().code).toBe('voice-rooms.not-in-room');
    const { iceServers } = (await guest?.join(room.id)) ?? { iceServers: [] };
    expect(iceServers[0]).toEqual({ urls: ['stun:stun.example:3478'] });
    const [expiry] = iceServers[1]?.username?.split(':') ?? [];
    expect(Number(expiry) * 1_000 - server.clock.now().getTime()).toBeLessThanOrEqual(60 * MINUTE);
    expect(iceServers[1]?.credential).toBe(
      createHmac('sha1', TURN_SECRET)
        .update(iceServers[1]?.username ?? '')
        .digest('base64'),
    );
    expect((await guest?.caller.get(path))?.json().iceServers).toHaveLength(2);
  });

  it('never hold more than their seats, also when all come at once; the rest wait in their order', async () => {
    const room = await host.open({ seats: 3 });
    const crowd = await people(5);
    const answers = await Promise.all(crowd.map((one) => one.tryJoin(room.id)));
    const outcomes = answers.map((answer) => answer.json());
    expect(outcomes.filter(({ outcome }) => outcome === 'in')).toHaveLength(3);
    expect(outcomes.filter(({ outcome }) => outcome === 'waiting')).toHaveLength(2);
    const { inside, waiting } = (await host.caller.get(`${PATH}/${room.id}`)).json();
    expect({ inside, waiting }).toEqual({ inside: 3, waiting: 2 });
  });

  it('give a free seat to who waits longest, and to the next if that one has gone', async () => {
    const room = await host.open({ seats: 2 });
    const [first, second, third, fourth] = await people(4);
    if (!first || !second || !third || !fourth) throw new Error('no people');
    await first.join(room.id);
    await second.join(room.id);
    server.clock.advance(1_000);
    expect((await third.tryJoin(room.id)).json()).toEqual({ outcome: 'waiting', place: 1 });
    server.clock.advance(1_000);
    expect((await fourth.tryJoin(room.id)).json()).toEqual({ outcome: 'waiting', place: 2 });
    await first.leave(room.id);
    const seat = { type: 'seat', roomId: room.id };
    const told = server.sent.filter(({ payload }) => JSON.stringify(payload).includes('"seat"'));
    expect(told.at(-1)).toMatchObject({ to: [third.id], payload: { message: seat } });
    expect((await third.tryJoin(room.id)).json()).toMatchObject({ outcome: 'in' });
    // Nobody is heard for longer than twenty seconds: whoever comes now is alone.
    server.clock.advance(21_000);
    expect((await fourth.tryJoin(room.id)).json()).toMatchObject({
      outcome: 'in',
      roster: { members: [{ name: fourth.username }] },
    });
  });

  it('keep out who was removed, until the end and with every door', async () => {
    const room = await host.open();
    const [guest, other] = await people(2);
    if (!guest || !other) throw new Error('no people');
    const { memberId } = await guest.join(room.id);
    await other.join(room.id);
    const path = `${PATH}/${room.id}/members/${memberId}`;
    expect((await other.caller.send('DELETE', path)).json().code).toBe('voice-rooms.not-host');
    expect((await host.caller.send('DELETE', path)).statusCode).toBe(204);
    expect(server.sent.at(-1)).toMatchObject({ to: [guest.id], payload: { message: { type: 'removed' } } });
    expect((await guest.tryJoin(room.id)).json().code).toBe('voice-rooms.removed');
    await guest.leave(room.id);
    server.clock.advance(5 * MINUTE);
    expect((await guest.tryJoin(room.id)).json().code).toBe('voice-rooms.removed');
    const write = await guest.caller.send('POST', `${PATH}/${room.id}/messages`, { text: 'Hola' });
    expect(write.json().code).toBe('voice-rooms.not-in-room');
    expect((await guest.caller.get(`${PATH}/${room.id}`)).json()).toMatchObject({ own: 'removed' });
    expect((await host.caller.send('DELETE', path)).json().code).toBe('voice-rooms.no-such-member');
  });

  it('let the host silence and the staff too, which is audited', async () => {
    const room = await host.open();
    const [guest] = await people(1);
    const { memberId } = (await guest?.join(room.id)) ?? { memberId: '' };
    const path = `${PATH}/${room.id}/members/${memberId}/silence`;
    expect((await guest?.caller.send('PUT', path, { isSilenced: false }))?.json().code).toBe(
      'voice-rooms.not-host',
    );
    expect((await host.caller.send('PUT', path, { isSilenced: true })).statusCode).toBe(204);
    expect((await guest?.join(room.id))?.isSilenced).toBe(true);
    const staff = await makeSpeaker(server, { isAdmin: true });
    await staff.caller.send('PUT', path, { isSilenced: true });
    const { items } = (await staff.caller.get('/api/admin/audit?q=extranjería')).json();
    expect(items[0]).toMatchObject({ action: 'voice-room.member-silenced' });
  });

  it('are announced for an hour, with a reminder for who asks; a moved hour moves it', async () => {
    const [guest, other] = await people(2);
    if (!guest || !other) throw new Error('no people');
    const room = await host.open({ startsAt: later(120), topic: 'Simulacro comentado' });
    expect(room.state).toBe('announced');
    expect((await guest.tryJoin(room.id)).json().code).toBe('voice-rooms.too-early');
    expect((await guest.caller.send('PUT', `${PATH}/${room.id}/reminder`)).statusCode).toBe(204);
    await other.caller.send('PUT', `${PATH}/${room.id}/reminder`);
    await other.caller.send('DELETE', `${PATH}/${room.id}/reminder`);
    const moved = await host.caller.send('PATCH', `${PATH}/${room.id}`, { startsAt: later(180) });
    expect(moved.json().startsAt).toBe(later(180));
    expect((await guest.caller.send('PATCH', `${PATH}/${room.id}`, { topic: 'Mía' })).statusCode).toBe(404);
    expect(server.jobs.waiting().filter((name) => name === 'voice-rooms.remind')).toHaveLength(2);
    await server.jobs.run();
    expect(await titlesOf(guest)).toEqual(['Tu sala de voz empieza pronto']);
    expect(await titlesOf(host)).toEqual(['Tu sala de voz empieza pronto']);
    expect(await titlesOf(other)).toEqual([]);
    server.clock.advance(166 * MINUTE);
    expect((await guest.tryJoin(room.id)).json().outcome).toBe('in');
  });

  it('refuse an hour that has passed, a fourth room, many seats without LiveKit and an empty topic', async () => {
    const ask = (body: object) =>
      host.caller.send('POST', PATH, { topic: 'Repaso', startsAt: null, seats: 6, ...body });
    expect((await ask({ startsAt: later(-1) })).json()).toMatchObject({
      code: 'voice-rooms.past',
      details: { fields: { startsAt: 'Esa hora ya ha pasado.' } },
    });
    expect((await ask({ startsAt: later(90 * 24 * 60) })).json().code).toBe('voice-rooms.too-far');
    expect((await ask({ seats: 12 })).json().code).toBe('voice-rooms.no-large-rooms');
    expect((await ask({ topic: '  ' })).json().details.fields.topic).toBe('Di de qué va la sala.');
    await Promise.all([host.open(), host.open(), host.open()]);
    expect((await ask({})).json().code).toBe('voice-rooms.too-many-rooms');
  });

  it('have a chat for those inside, which ends with the room', async () => {
    const room = await host.open();
    const [guest, stranger] = await people(2);
    if (!guest || !stranger) throw new Error('no people');
    await host.join(room.id);
    await guest.join(room.id);
    const write = (one: Speaker, text: string) =>
      one.caller.send('POST', `${PATH}/${room.id}/messages`, { text });
    expect((await write(guest, 'Voy por el artículo 31')).json()).toMatchObject({ name: guest.username });
    const chat = server.sent.at(-1);
    expect(chat).toMatchObject({ payload: { message: { type: 'chat' } } });
    expect(new Set(chat?.to)).toEqual(new Set([host.id, guest.id]));
    expect((await write(stranger, 'Hola')).json().code).toBe('voice-rooms.not-in-room');
    expect((await write(guest, 'a'.repeat(501))).statusCode).toBe(400);
    for (let times = 0; times < 5; times += 1) await write(guest, 'Otra');
    expect((await write(guest, 'Otra')).json().code).toBe('voice-rooms.too-fast');
    expect((await stranger.join(room.id)).messages).toHaveLength(6);
    expect((await guest.caller.send('POST', `${PATH}/${room.id}/close`)).statusCode).toBe(404);
    expect((await host.caller.send('POST', `${PATH}/${room.id}/close`)).statusCode).toBe(204);
    const kept = await server.db.select().from(voiceMessage).where(eq(voiceMessage.roomId, room.id));
    expect(kept).toEqual([]);
    expect((await guest.tryJoin(room.id)).json().code).toBe('voice-rooms.closed');
  });

  it('are closed by the job when they stay empty, also if the node of the last one was killed', async () => {
    const room = await host.open();
    const [guest] = await people(1);
    await guest?.join(room.id);
    const state = async () => (await host.caller.get(`${PATH}/${room.id}`)).json().state;
    // Nobody says that the guest has left.
    server.clock.advance(MINUTE);
    await sweepRooms(server.kit);
    expect((await memberOf(guest ?? host))?.state).toBe('out');
    expect(await state()).toBe('open');
    server.clock.advance(10 * MINUTE);
    await sweepRooms(server.kit);
    expect(await state()).toBe('closed');
    expect(await memberOf(guest ?? host)).toBeUndefined();
  });

  it('can be private: only those named find and enter it, whatever their plan', async () => {
    const basic = await makeSpeaker(server, { planTier: 'basico' });
    const stranger = await makeSpeaker(server, { isAdmin: true });
    const { id } = await createPrivateRoom(server.db, server.clock.now(), {
      hostId: host.id,
      userIds: [basic.id],
      topic: 'Sesión de acompañamiento',
      startsAt: server.clock.now(),
    });
    expect((await basic.tryJoin(id)).json()).toMatchObject({ outcome: 'in' });
    expect((await stranger.tryJoin(id)).json().code).toBe('voice-rooms.no-such-room');
    expect((await stranger.caller.get(`${PATH}/${id}`)).statusCode).toBe(404);
    expect((await stranger.caller.get(PATH)).body).not.toContain(id);
  });

  it('end a late goodbye of an earlier page without effect', async () => {
    const room = await host.open();
    await host.join(room.id);
    const again = await host.join(room.id);
    await host.leave(room.id, again.epoch - 1);
    expect((await memberOf(host))?.state).toBe('in');
    await host.leave(room.id, again.epoch);
    expect((await memberOf(host))?.state).toBe('out');
  });

  it('are listed for the staff, who can close any, and say what is not configured', async () => {
    const staff = await makeSpeaker(server, { isAdmin: true });
    const room = await host.open({ topic: 'Sala con mal nombre' });
    const find = async () => (await staff.caller.get('/api/admin/voice-rooms?q=mal nombre')).json();
    expect(await find()).toMatchObject({
      hasTurn: true,
      hasSfu: false,
      items: [{ id: room.id, state: 'open' }],
    });
    expect((await host.caller.get('/api/admin/voice-rooms')).statusCode).toBe(403);
    const close = `/api/admin/voice-rooms/${room.id}/close`;
    expect((await staff.caller.send('POST', close)).statusCode).toBe(204);
    expect((await find()).items[0]).toMatchObject({ state: 'closed' });
  });

  it('take reports to the moderators with the names inside, whose decision keeps the person out', async () => {
    const room = await host.open();
    const [guest, other, stranger] = await people(3);
    if (!guest || !other || !stranger) throw new Error('no people');
    const { memberId } = await guest.join(room.id);
    await other.join(room.id);
    const report = (one: Speaker, given: object = {}) =>
      one.caller.send('POST', `${PATH}/${room.id}/report`, { reason: 'insultos', memberId, ...given });
    expect((await report(stranger)).json().code).toBe('voice-rooms.not-in-room');
    expect((await report(guest)).json().code).toBe('voice-rooms.own-report');
    expect((await report(other)).statusCode).toBe(204);
    const staff = await makeSpeaker(server, { isAdmin: true });
    const { items } = (await staff.caller.get('/api/admin/forum-cases?kind=voice-room')).json();
    expect(items[0]).toMatchObject({ kind: 'voice-room', body: `Sobre ${guest.username}.` });
    expect(items[0].attached[0].body).toContain(other.username);
    const { id, etag } = items[0];
    const decided = await staff.caller.send('PUT', `/api/admin/forum-cases/${id}/decision`, {
      etag,
      decision: 'remove',
      reason: 'insultos',
      statement: 'Insultó a otra persona de la sala.',
    });
    expect(decided.statusCode).toBe(200);
    expect((await guest.tryJoin(room.id)).json().code).toBe('voice-rooms.removed');
    expect(await titlesOf(guest)).toEqual(['Hemos retirado tu acceso a una sala de voz']);
    // A report of the room itself closes it.
    expect((await report(other, { memberId: null })).statusCode).toBe(204);
    const [second] = (await staff.caller.get('/api/admin/forum-cases?kind=voice-room&state=open')).json()
      .items;
    await staff.caller.send('PUT', `/api/admin/forum-cases/${second.id}/decision`, {
      etag: second.etag,
      decision: 'remove',
      reason: 'odio',
      statement: 'La sala incitaba al odio.',
    });
    expect((await other.tryJoin(room.id)).json().code).toBe('voice-rooms.closed');
  });

  it('are in the download of personal data', async () => {
    const room = await host.open();
    await host.join(room.id);
    await host.caller.send('POST', `${PATH}/${room.id}/messages`, { text: 'Esto es mío' });
    const { personalData } = await import('../profile/personal-data');
    const data = JSON.stringify((await personalData(server.kit, server.db, host.id)).salas_de_voz);
    expect(data).toContain('Esto es mío');
    expect(data).toContain(room.topic);
  });
});
