import { once } from 'node:events';
import type { LiveEvents } from '@atalaya/core/platform/live';
import { Redis } from 'ioredis';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { hasRedis } from '../../../scripts/redis.mjs';
import { makeUser } from '../../auth/auth.factory';
import { type Browser, type LiveNode, openLive } from '../../testing/test-live';
import { startRedis, type TestRedis } from '../../testing/test-redis';
import { openTestServer, type TestServer } from '../../testing/test-server';
import { makeEvents } from '../events';

const PAGES = 10;
const TIMES = 100;
const installed = hasRedis();

describe.skipIf(!installed)(
  `two nodes that meet in Redis${installed ? '' : ' (no redis-server on this machine)'}`,
  () => {
    let server: TestServer;
    let redis: TestRedis;
    let live: ReturnType<typeof openLive>;
    let one: LiveNode;
    let two: LiveNode;

    /** The messages that a page received, in order. */
    const listen = (browser: Browser): string[] => {
      const told: string[] = [];
      browser.on('thunder-storm-activated', ({ message }) => void told.push(message));
      return told;
    };
    const storm = (node: LiveNode, message: string) =>
      node.realtime.toEveryone('thunder-storm-activated', { message });
    const count = (browser: Browser, event: keyof LiveEvents) => {
      const counted = vi.fn();
      browser.on(event, counted);
      return counted;
    };
    /** Waits until the nodes have found each other. */
    const knowEachOther = (visitors: number, users: number) =>
      Promise.all(
        [one, two].map(({ realtime }) =>
          vi.waitFor(async () => expect(await realtime.presence()).toEqual({ users, visitors }), {
            timeout: 15_000,
          }),
        ),
      );

    beforeAll(async () => {
      redis = await startRedis();
      server = await openTestServer({ REDIS_URL: redis.url });
      live = openLive(server);
      one = await live.openNode();
      two = await live.openNode();
    });
    afterEach(() => live.leave());
    afterAll(async () => {
      try {
        await one.realtime.close();
        await two.realtime.close();
        await server.close();
      } finally {
        // Leaves no process behind if the test fails.
        await redis.kill();
      }
    });

    it('miss nobody: every page hears what each of them says, once and in its order', async () => {
      const browsers = await Promise.all(
        [one, two].flatMap((node) => Array.from({ length: PAGES }, () => live.connect(node))),
      );
      await knowEachOther(2 * PAGES, 0);
      const told = browsers.map(listen);
      for (let time = 0; time < TIMES; time += 1) {
        storm(one, `uno ${time}`);
        storm(two, `dos ${time}`);
      }
      await vi.waitFor(() => expect(told.map((list) => list.length)).toEqual(browsers.map(() => 2 * TIMES)), {
        timeout: 10_000,
      });
      for (const list of told)
        for (const node of ['uno', 'dos'])
          expect(list.filter((message) => message.startsWith(node))).toEqual(
            Array.from({ length: TIMES }, (_, time) => `${node} ${time}`),
          );
    });

    it('tell a person on the other node what is theirs, and who is in a room there', async () => {
      const { id } = await makeUser(server.db);
      for (const { realtime } of [one, two]) realtime.openRooms('forum', async () => true);
      const mine = await live.connect(two, await live.cookieOf(id));
      const stranger = await live.connect(two);
      await mine.emitWithAck('room-join', 'forum:42');
      await knowEachOther(1, 1);
      const [noticed, changed, fooled] = [
        count(mine, 'notifications-changed'),
        count(mine, 'room-changed'),
        count(stranger, 'notifications-changed'),
      ];
      one.realtime.toUsers([id], 'notifications-changed');
      one.realtime.toRoom('forum:42');
      await vi.waitFor(() => expect(changed).toHaveBeenCalledTimes(1));
      expect(noticed).toHaveBeenCalledTimes(1);
      expect(fooled).not.toHaveBeenCalled();
    });

    it('tell each other, and not themselves again, what a feature has published', async () => {
      const told: string[][] = [[], []];
      const [here, there] = told.map((list) => {
        const events = makeEvents((error) => {
          throw error;
        });
        events.on('pages.changed', ({ prefixes }) => void list.push(...prefixes));
        return events;
      });
      const nodes = [await live.openNode(undefined, here), await live.openNode(undefined, there)];
      for (const node of nodes) await live.connect(node);
      for (const { realtime } of nodes)
        await vi.waitFor(async () => expect(await realtime.presence()).toEqual({ users: 0, visitors: 2 }), {
          timeout: 15_000,
        });
      // Ignores what they received on connecting.
      for (const list of told) list.length = 0;
      here?.publish('pages.changed', { prefixes: ['/blog'] });
      await vi.waitFor(() => expect(told).toEqual([['/blog'], ['/blog']]));
      there?.publish('pages.changed', { prefixes: ['/tienda'] });
      await vi.waitFor(() => expect(told[0]).toEqual(['/blog', '/tienda']));
      expect(told[1]).toEqual(['/blog', '/tienda']);
      for (const { realtime } of nodes) await realtime.close();
    });

    it('pass over damaged entries at once', async () => {
      const browsers = await Promise.all([live.connect(one), live.connect(two)]);
      const told = browsers.map(listen);
      const client = new Redis(redis.url);
      for (let entry = 0; entry < 50; entry += 1) await client.xadd('atalaya:live', '*', 'entry', '{');
      client.disconnect();
      storm(one, 'después');
      await vi.waitFor(() => expect(told).toEqual([['después'], ['después']]), { timeout: 5_000 });
    });

    it('go on without Redis, each with its own pages, and make good what was said when it is back', async () => {
      const { id } = await makeUser(server.db);
      const near = await live.connect(one);
      const far = await live.connect(two, await live.cookieOf(id));
      await knowEachOther(1, 1);
      const [toNear, toFar] = [listen(near), listen(far)];
      const noticed = count(far, 'notifications-changed');
      storm(one, 'antes');
      await vi.waitFor(() => expect(toFar).toEqual(['antes']));

      await redis.kill();
      storm(one, 'durante');
      one.realtime.toUsers([id], 'notifications-changed');
      await vi.waitFor(() => expect(toNear).toEqual(['antes', 'durante']));
      expect(toFar).toEqual(['antes']);
      // Presence and new connections still work.
      expect((await one.realtime.presence()).visitors).toBe(1);
      const late = listen(await live.connect(two));
      // Requests that would be rate limited still work.
      const stranger = { email: 'nadie@atalaya.example', password: 'no es de nadie' };
      expect((await server.visitor().send('POST', '/api/auth/login', stranger)).statusCode).toBe(401);

      await redis.start();
      await vi.waitFor(() => expect(toFar).toEqual(['antes', 'durante']), { timeout: 15_000 });
      // Either from the queued message, or by refreshing after the outage.
      await vi.waitFor(() => expect(noticed).toHaveBeenCalled(), { timeout: 15_000 });
      storm(two, 'después');
      await vi.waitFor(() => expect(toNear).toEqual(['antes', 'durante', 'después']), { timeout: 15_000 });
      expect(toFar).toEqual(['antes', 'durante', 'después']);
      expect(late).toEqual(['durante', 'después']);
      await knowEachOther(2, 1);
    });

    it('stop while Redis is away, without waiting for it', async () => {
      const { realtime } = await live.openNode();
      const witness = new Redis(redis.url);
      witness.on('error', () => {});
      await witness.ping();
      const away = once(witness, 'reconnecting');
      await redis.kill();
      await away;
      await realtime.close();
      witness.disconnect();
      await redis.start();
    });

    it('make a page refetch when missed events cannot be recovered', async () => {
      const { id } = await makeUser(server.db);
      const far = await live.connect(two, await live.cookieOf(id));
      await far.emitWithAck('room-join', 'forum:7');
      await knowEachOther(0, 1);
      const [noticed, changed] = [count(far, 'notifications-changed'), count(far, 'room-changed')];
      // Nothing is sent meanwhile: the page only gets messages of its own node.
      await redis.kill();
      await redis.start();
      await vi.waitFor(() => expect(noticed).toHaveBeenCalledTimes(1), { timeout: 15_000 });
      await vi.waitFor(() => expect(changed).toHaveBeenCalledWith({ room: 'forum:7' }));
    });
  },
);
