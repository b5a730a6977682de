import { liveConnection } from '@atalaya/core/platform/live';
import { io } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeUser } from '../../auth/auth.factory';
import { type Browser, type LiveNode, openLive, received } from '../../testing/test-live';
import { openTestServer, type TestServer } from '../../testing/test-server';
import { sessionCookieName } from '../sessions';

describe('live connections', () => {
  let server: TestServer;
  let node: LiveNode;
  let live: ReturnType<typeof openLive>;

  beforeAll(async () => {
    server = await openTestServer();
    live = openLive(server);
    node = await live.openNode();
  });
  afterEach(() => live.leave());
  afterAll(async () => {
    await node.realtime.close();
    await server.close();
  });

  it('reach every visitor and user, by websocket and by polling [7-54] [7-55] [4.overlay-8]', async () => {
    const all = await Promise.all([
      live.connect(node),
      live.connect(node, {}, ['polling']),
      live.connect(node, await live.cookieOf((await makeUser(server.db)).id)),
    ]);
    const told = Promise.all(all.map((browser) => received(browser, 'thunder-storm-activated')));
    node.realtime.toEveryone('thunder-storm-activated', { message: 'A estudiar' });
    expect(await told).toEqual(Array.from({ length: 3 }, () => ({ message: 'A estudiar' })));
    expect(await node.realtime.presence()).toEqual({ users: 1, visitors: 2 });
  });

  it('count someone with two pages once, and nobody who has left', async () => {
    const cookie = await live.cookieOf((await makeUser(server.db)).id);
    const first = await live.connect(node, cookie);
    await live.connect(node, cookie);
    await live.connect(node, { cookie: `${sessionCookieName(server.env)}=${'x'.repeat(43)}` });
    await vi.waitFor(async () => expect(await node.realtime.presence()).toEqual({ users: 1, visitors: 1 }));
    first.disconnect();
    live.leave();
    await vi.waitFor(async () => expect(await node.realtime.presence()).toEqual({ users: 0, visitors: 0 }));
  });

  it('tell one person what is theirs, and nobody else', async () => {
    const { id } = await makeUser(server.db);
    const mine = await live.connect(node, await live.cookieOf(id));
    const other = await live.connect(node);
    const strangers = vi.fn();
    other.on('notifications-changed', strangers);
    const told = received(mine, 'notifications-changed');
    node.realtime.toUsers([id], 'notifications-changed');
    await told;
    const last = received(other, 'motivation-boost-activated');
    node.realtime.toEveryone('motivation-boost-activated', { adminName: 'Jefa' });
    await last;
    expect(strangers).not.toHaveBeenCalled();
  });

  it('pass on nothing that a browser makes up', async () => {
    const [forger, other] = await Promise.all([live.connect(node), live.connect(node)]);
    const fooled = vi.fn();
    other.onAny(fooled);
    const forge: { emit(event: string, ...payload: unknown[]): void } = forger;
    forge.emit('thunder-storm-activated', { message: 'falsa' });
    forge.emit('motivation-boost-activated', { adminName: 'falsa' });
    forge.emit('notifications-changed');
    forge.emit('room-join', { toString: 'x' }, 'no function');
    forge.emit('room-leave', 7);
    expect(await forger.emitWithAck('room-join', 'user:00000000-0000-7000-8000-000000000000')).toBe(false);
    const last = received(other, 'motivation-boost-activated');
    node.realtime.toEveryone('motivation-boost-activated', { adminName: 'Jefa' });
    await last;
    expect(fooled.mock.calls).toEqual([['motivation-boost-activated', { adminName: 'Jefa' }]]);
  });

  it('are closed to who sends too much at once, and to who never stops', async () => {
    const [heavy, chatty] = await Promise.all([live.connect(node), live.connect(node)]);
    const closed = (browser: Browser) => new Promise((resolve) => browser.once('disconnect', resolve));
    const ends = Promise.all([closed(heavy), closed(chatty)]);
    heavy.emit('room-leave', 'a'.repeat(32 * 1024));
    for (let times = 0; times < 100; times += 1) chatty.emit('room-leave', 'forum:1');
    await ends;
    await vi.waitFor(async () => expect((await node.realtime.presence()).visitors).toBe(0));
  });

  it('are refused to the page of another site', async () => {
    await expect(live.connect(node, { origin: 'https://elsewhere.example' })).rejects.toThrow();
    await expect(live.connect(node, { origin: node.url })).resolves.toBeDefined();
  });

  it('have rooms with access rules, until the client leaves', async () => {
    const { id } = await makeUser(server.db);
    node.realtime.openRooms('forum', async (identity, topic) => identity?.user.id === id && topic === '42');
    const cookie = await live.cookieOf(id);
    const [member, visitor] = [await live.connect(node, cookie), await live.connect(node)];
    expect(await member.emitWithAck('room-join', 'forum:42')).toBe(true);
    expect(await member.emitWithAck('room-join', 'forum:43')).toBe(false);
    expect(await member.emitWithAck('room-join', 'elsewhere:42')).toBe(false);
    expect(await visitor.emitWithAck('room-join', 'forum:42')).toBe(false);
    const outside = vi.fn();
    visitor.on('room-changed', outside);
    const told = received(member, 'room-changed');
    node.realtime.toRoom('forum:42');
    expect(await told).toEqual({ room: 'forum:42' });
    expect(outside).not.toHaveBeenCalled();

    const after = vi.fn();
    member.on('room-changed', after);
    member.emit('room-leave', 'forum:42');
    expect(await member.emitWithAck('room-join', 'forum:43')).toBe(false);
    node.realtime.toRoom('forum:42');
    const last = received(member, 'motivation-boost-activated');
    node.realtime.toEveryone('motivation-boost-activated', { adminName: 'Jefa' });
    await last;
    expect(after).not.toHaveBeenCalled();
  });

  it('try five times to come back, a second apart, and then let it be [4.overlay-9] [4.overlay-10] [9.auth-14]', async () => {
    const gone = await live.openNode();
    await gone.realtime.close();
    const browser: Browser = io(gone.url, { ...liveConnection, forceNew: true });
    live.browsers.push(browser);
    const lost: number[] = [];
    const tried: number[] = [];
    browser.io.on('error', () => lost.push(performance.now()));
    browser.io.on('reconnect_attempt', () => tried.push(performance.now()));
    await new Promise<void>((resolve) => browser.io.on('reconnect_failed', resolve));
    expect(tried).toHaveLength(5);
    // Timers may fire slightly early.
    for (const [at, when] of tried.entries()) expect(when - (lost[at] ?? 0)).toBeGreaterThan(950);
  });
});
