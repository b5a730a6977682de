import { DAY_MS } from '@atalaya/core/platform/durations';
import type { LiveAnswer } from '@atalaya/core/platform/live';
import { type RoomNews, roomNews } from '@atalaya/core/voice-rooms/signals.contract';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { forumBan } from '../forum/moderation/moderation.tables';
import { newId } from '../platform/ids';
import { studyTime } from '../review/review.tables';
import { type Browser, type LiveNode, openLive } from '../testing/test-live';
import { openTestServer, type TestServer } from '../testing/test-server';
import { createPrivateRoom } from './rooms';
import { subscribeToSignals } from './signals';
import { makeHost, makeSpeaker, type Speaker } from './voice-rooms.factory';
import { sweepRooms } from './voice-rooms.jobs';

type Page = { speaker: Speaker; browser: Browser; news: RoomNews[] };

describe('the sockets of a voice room, on two nodes', () => {
  let server: TestServer;
  let live: ReturnType<typeof openLive>;
  let nodes: [LiveNode, LiveNode];
  let roomId: string;
  let host: Page;
  let guest: Page;

  beforeAll(async () => {
    server = await openTestServer();
    live = openLive(server);
    const url = `${inject('clusterUrl')}/${server.databaseName}`;
    nodes = [await live.openNode(url), await live.openNode(url)];
    for (const { realtime } of nodes) subscribeToSignals({ ...server.kit, realtime });
    server.kit.realtime = nodes[0].realtime;
    await vi.waitFor(
      async () => {
        const pages = await Promise.all(nodes.map((node) => live.connect(node)));
        const seen = await Promise.all(nodes.map(({ realtime }) => realtime.presence()));
        for (const page of pages) page.disconnect();
        expect(seen.every(({ visitors }) => visitors >= 2)).toBe(true);
      },
      { timeout: 15_000 },
    );
  });
  afterEach(() => live.leave());
  afterAll(async () => {
    for (const { realtime } of nodes) await realtime.close();
    await server.close();
  });

  const connect = async (speaker: Speaker, node: LiveNode): Promise<Page> => {
    const browser = await live.connect(node, await live.cookieOf(speaker.id));
    const news: RoomNews[] = [];
    browser.on('message', ({ message }) => void news.push(roomNews.parse(message)));
    return { speaker, browser, news };
  };
  const tell = (page: Page, message: object): Promise<LiveAnswer> =>
    page.browser.emitWithAck('send', 'voice-rooms', message);
  const described = { type: 'offer', sdp: 'v=0' };

  beforeEach(async () => {
    host = await connect(await makeHost(server), nodes[0]);
    guest = await connect(await makeSpeaker(server), nodes[1]);
    roomId = (await host.speaker.open()).id;
  });

  const bothIn = async () => {
    const first = await host.speaker.join(roomId);
    const second = await guest.speaker.join(roomId);
    return {
      host: { id: first.memberId, epoch: first.epoch },
      guest: { id: second.memberId, epoch: second.epoch },
    };
  };

  it('tell everybody inside who comes, on whichever node they are', async () => {
    const { guest: newcomer } = await bothIn();
    await vi.waitFor(() => {
      const last = host.news.findLast((one) => one.type === 'roster');
      expect(last?.roster.members.map(({ id }) => id)).toContain(newcomer.id);
    });
    await guest.speaker.leave(roomId);
    await vi.waitFor(() => {
      const last = host.news.findLast((one) => one.type === 'roster');
      expect(last?.roster.members).toHaveLength(1);
    });
  });

  it('relay an offer and its candidates from one node to the other, to that person alone', async () => {
    const ids = await bothIn();
    const third = await connect(await makeSpeaker(server), nodes[1]);
    await third.speaker.join(roomId);
    const place = { roomId, epoch: ids.guest.epoch, to: ids.host };
    const candidates = [{ candidate: 'candidate:1', sdpMid: '0', sdpMLineIndex: 0 }];
    expect(await tell(guest, { type: 'description', ...place, description: described })).toMatchObject({
      ok: true,
    });
    expect(await tell(guest, { type: 'candidates', ...place, candidates })).toMatchObject({ ok: true });
    await vi.waitFor(() =>
      expect(host.news.filter(({ type }) => type === 'description' || type === 'candidates')).toEqual([
        { type: 'description', roomId, from: ids.guest, to: ids.host, description: described },
        { type: 'candidates', roomId, from: ids.guest, to: ids.host, candidates },
      ]),
    );
    expect(third.news.some(({ type }) => type === 'description')).toBe(false);
  });

  it('refuse signals for a room one is not in, of an older entry, and to somebody elsewhere', async () => {
    const ids = await bothIn();
    const stranger = await connect(await makeSpeaker(server), nodes[1]);
    const place = { roomId, epoch: 1, to: ids.host };
    const signal = { type: 'description', ...place, description: described };
    expect(await tell(stranger, signal)).toMatchObject({ ok: false, code: 'voice-rooms.not-in-room' });
    expect(await tell(stranger, { type: 'beat', roomId, epoch: 1 })).toMatchObject({
      code: 'voice-rooms.not-in-room',
    });
    const elsewhere = await host.speaker.open();
    const other = await stranger.speaker.join(elsewhere.id);
    const to = { id: other.memberId, epoch: other.epoch };
    expect(await tell(guest, { ...signal, to })).toMatchObject({ code: 'voice-rooms.no-such-member' });
    // The same user enters again, in another tab or after a cut.
    await guest.speaker.join(roomId);
    expect(await tell(guest, signal)).toMatchObject({ code: 'voice-rooms.old-epoch' });
    expect(await tell(guest, { ...signal, epoch: 2 })).toMatchObject({ ok: true });
    expect(await tell(host, { ...signal, to: ids.guest })).toMatchObject({
      code: 'voice-rooms.no-such-member',
    });
    expect(await tell(guest, { ...signal, description: { type: 'offer', sdp: 7 } })).toMatchObject({
      code: 'request.invalid',
    });
    const visitor = await live.connect(nodes[0]);
    expect(await visitor.emitWithAck('send', 'voice-rooms', signal)).toMatchObject({
      code: 'request.unauthenticated',
    });
    expect(await guest.browser.emitWithAck('send', 'elsewhere', signal)).toMatchObject({
      code: 'request.not-found',
    });
  });

  it('stop at once for who is removed', async () => {
    const ids = await bothIn();
    await host.speaker.caller.send('DELETE', `/api/voice-rooms/${roomId}/members/${ids.guest.id}`);
    await vi.waitFor(() => expect(guest.news.at(-1)).toEqual({ type: 'removed', roomId }));
    for (const message of [
      { type: 'description', roomId, epoch: 1, to: ids.host, description: described },
      { type: 'beat', roomId, epoch: 1 },
      { type: 'wait', roomId },
      { type: 'state', roomId, epoch: 1, isMuted: false },
    ])
      expect(await tell(guest, message)).toMatchObject({ code: 'voice-rooms.removed' });
  });

  it('end the calls of who is banned at once, but for a booked lesson, and the others see who leaves', async () => {
    const ids = await bothIn();
    const now = server.clock.now();
    const booked = {
      hostId: host.speaker.id,
      userIds: [guest.speaker.id],
      topic: 'Entrevista',
      startsAt: now,
    };
    const lesson = await createPrivateRoom(server.db, now, booked);
    const inLesson = await guest.speaker.join(lesson.id);
    const full = await host.speaker.open({ seats: 2 });
    await host.speaker.join(full.id);
    await (await makeSpeaker(server)).join(full.id);
    expect(await guest.speaker.join(full.id)).toMatchObject({ outcome: 'waiting' });
    const report = {
      memberId: ids.guest.id,
      reason: 'insultos',
      text: 'Insulta a todo el mundo en la sala.',
    };
    await host.speaker.caller.send('POST', `/api/voice-rooms/${roomId}/report`, report);
    const [ana, leo] = await Promise.all([
      makeSpeaker(server, { isAdmin: true }),
      makeSpeaker(server, { isAdmin: true }),
    ]);
    const reason = { reason: 'insultos', statement: 'Insulta a otras personas en las salas de voz.' };
    const cases = '/api/admin/forum-cases';
    const { items } = (await ana.caller.get(`${cases}?kind=voice-room&state=open`)).json();
    const proposed = await ana.caller.send('POST', `${cases}/${items[0].id}/ban`, { length: '7', ...reason });
    const { id, etag } = proposed.json();
    const beat = { type: 'beat', roomId, epoch: ids.guest.epoch };
    // Nothing happens while it is only proposed.
    expect(await tell(guest, beat)).toMatchObject({ ok: true });
    const decision = { etag, decision: 'remove', ...reason };
    expect((await leo.caller.send('PUT', `${cases}/${id}/decision`, decision)).statusCode).toBe(200);

    await vi.waitFor(() => {
      const told = guest.news.flatMap((one) => (one.type === 'banned' ? one.roomId : []));
      expect(told.toSorted()).toEqual([roomId, full.id].toSorted());
      const last = host.news.findLast((one) => one.type === 'roster' && one.roomId === roomId);
      expect(last).toMatchObject({ roster: { members: [{ id: ids.host.id }] } });
    });
    expect(await tell(guest, beat)).toMatchObject({ code: 'voice-rooms.not-in-room' });
    expect(await tell(guest, { type: 'wait', roomId: full.id })).toMatchObject({
      code: 'voice-rooms.not-in-room',
    });
    expect((await guest.speaker.tryJoin(roomId)).json().code).toBe('forum.banned');
    expect(await tell(guest, { ...beat, roomId: lesson.id, epoch: inLesson.epoch })).toMatchObject({
      ok: true,
    });
    // A ban ends, unlike a removal by the host.
    server.clock.advance(7 * DAY_MS);
    const back = await server.signedIn(guest.speaker.id);
    const again = await back.send('POST', `/api/voice-rooms/${roomId}/join`);
    expect(again.json()).toMatchObject({ outcome: 'in' });
  });

  it('end with the job for who entered in the moment of the ban', async () => {
    const ids = await bothIn();
    const now = server.clock.now();
    await server.db.insert(forumBan).values({
      id: newId(now),
      userId: guest.speaker.id,
      days: null,
      proposedBy: host.speaker.id,
      proposedAt: now,
      startsAt: now,
    });
    await sweepRooms(server.kit);
    await vi.waitFor(() => {
      expect(guest.news.at(-1)).toEqual({ type: 'banned', roomId });
      const last = host.news.findLast((one) => one.type === 'roster');
      expect(last?.roster.members.map(({ id }) => id)).toEqual([ids.host.id]);
    });
  });

  it('carry the open microphone and the hand, but not against the host', async () => {
    const ids = await bothIn();
    const change = (given: object) => tell(guest, { type: 'state', roomId, epoch: 1, ...given });
    const seen = () =>
      host.news
        .findLast((one) => one.type === 'roster')
        ?.roster.members.find(({ id }) => id === ids.guest.id);
    await change({ isMuted: false, hasHand: true });
    await vi.waitFor(() => expect(seen()).toMatchObject({ isMuted: false, handAt: expect.any(String) }));
    await host.speaker.caller.send('PUT', `/api/voice-rooms/${roomId}/members/${ids.guest.id}/silence`, {
      isSilenced: true,
    });
    expect(await change({ isMuted: false })).toMatchObject({ code: 'voice-rooms.silenced' });
    await vi.waitFor(() => expect(seen()).toMatchObject({ isMuted: true, isSilenced: true }));
  });

  it('keep a member for twenty seconds after the node was killed, and let the others notice', async () => {
    await bothIn();
    guest.browser.disconnect();
    const beat = () => tell(host, { type: 'beat', roomId, epoch: 1 });
    server.clock.advance(12_000);
    expect(await beat()).toMatchObject({ answer: { members: [{}, {}] } });
    server.clock.advance(12_000);
    expect(await beat()).toMatchObject({ answer: { members: [{ name: host.speaker.username }] } });
    // Back on another node, with a new epoch.
    expect((await guest.speaker.join(roomId)).epoch).toBe(2);
  });

  it('tell those who wait of a seat that became free without a word', async () => {
    const small = await host.speaker.open({ seats: 2 });
    const [second, waiting] = [
      await connect(await makeSpeaker(server), nodes[1]),
      await connect(await makeSpeaker(server), nodes[0]),
    ];
    await guest.speaker.join(small.id);
    await second.speaker.join(small.id);
    expect(await waiting.speaker.join(small.id)).toMatchObject({ outcome: 'waiting', place: 1 });
    server.clock.advance(15_000);
    await tell(second, { type: 'beat', roomId: small.id, epoch: 1 });
    expect(await tell(waiting, { type: 'wait', roomId: small.id })).toMatchObject({ answer: { place: 1 } });
    server.clock.advance(15_000);
    expect(await tell(waiting, { type: 'wait', roomId: small.id })).toMatchObject({ answer: { place: 0 } });
    await vi.waitFor(() => expect(waiting.news).toContainEqual({ type: 'seat', roomId: small.id }));
  });

  it('count the time in company as study, by what the server heard and not by what a page says', async () => {
    const studied = async ({ speaker }: Page) => {
      const rows = await server.db.select().from(studyTime).where(eq(studyTime.userId, speaker.id));
      return rows.reduce((sum, { ms }) => sum + ms, 0);
    };
    const beats = async (pages: readonly Page[], times: number) => {
      for (let beat = 0; beat < times; beat += 1) {
        server.clock.advance(15_000);
        for (const page of pages) await tell(page, { type: 'beat', roomId, epoch: 1 });
      }
    };
    await host.speaker.join(roomId);
    await beats([host], 4);
    await guest.speaker.join(roomId);
    await beats([host, guest], 4);
    await sweepRooms(server.kit);
    expect(await studied(guest)).toBe(60_000);
    // The guest goes silent: what is counted ends with the last beat.
    await beats([host], 2);
    expect(await studied(guest)).toBe(60_000);
    await beats([host], 4);
    await host.speaker.leave(roomId);
    expect(await studied(host)).toBe(90_000);
  });

  it('slow down who sends too many signals', async () => {
    const ids = await bothIn();
    const signal = { type: 'description', roomId, epoch: 1, to: ids.guest, description: described };
    const answers = await Promise.all(Array.from({ length: 55 }, () => tell(host, signal)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(50);
    expect(answers.find(({ ok }) => !ok)).toMatchObject({ code: 'voice-rooms.too-fast' });
  });
});
