import { sql } from 'drizzle-orm';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeCategory, makeWriter } from '../../server/forum/forum.factory';
import { openPage } from '../browser-socket';
import { makeClient } from '../client';
import { elapsed } from '../elapsed';
import { type Installation, openInstallation } from '../installation';

const patient = { timeout: 60_000, interval: 20 };
const DAMAGED = ['', '{', '{"at":1}', 'null', '\u0000', '{"at":9,"message":{"uid":"x","nsp":"/","type":99}}'];
const TIMES = 50;

describe('two nodes', () => {
  let all: Installation;
  let redis: Redis;
  beforeAll(async () => {
    all = await openInstallation({ nodes: 2 });
    redis = new Redis(all.redis.url);
  });
  afterAll(async () => {
    redis.disconnect();
    await all.close();
  });

  /** A reader of a topic on the first node and a writer on the second. */
  async function openPages() {
    const [one = '', two = ''] = all.nodes.map(({ url }) => url);
    const { id: categoryId } = await makeCategory(all.db);
    const writer = async () => {
      const made = makeClient(two);
      await made.signIn((await makeWriter(all.db)).email);
      return made;
    };
    const [asker, client] = [await writer(), await writer()];
    const topic = { title: '¿Cuándo sale la convocatoria?', body: 'Para hacer planes.', categoryId };
    const { id } = (await asker.send('POST', '/api/forum/topics', topic)).body as { id: number };
    const reader = await openPage(makeClient(one));
    expect(await reader.emitWithAck('room-join', `forum:${id}`)).toBe(true);
    const told = vi.fn();
    reader.on('room-changed', told);
    return {
      client,
      /** How long the reader waits for an answer to the topic. */
      async tell(): Promise<string> {
        told.mockClear();
        const started = performance.now();
        const body = 'En el primer trimestre, como siempre.';
        expect((await client.send('POST', `/api/forum/topics/${id}/posts`, { body })).status).toBe(200);
        await vi.waitFor(() => expect(told).toHaveBeenCalled(), patient);
        return elapsed(started);
      },
      close: () => reader.disconnect(),
    };
  }

  it('that start together migrate an empty database once', async () => {
    const [applied, twice] = await Promise.all([
      all.db.execute(sql`select hash from drizzle.__drizzle_migrations`),
      all.db.execute(sql`select hash from drizzle.__drizzle_migrations group by hash having count(*) > 1`),
    ]);
    expect(applied.length).toBeGreaterThan(10);
    expect(twice).toHaveLength(0);
    for (const node of all.nodes) expect(node.isRunning()).toBe(true);
    console.log(`2 nodes started together on an empty database: ${applied.length} migrations, each once`);
  });

  it('pass over damaged entries in Redis', async () => {
    const pages = await openPages();
    for (let time = 0; time < TIMES; time += 1)
      for (const entry of DAMAGED) await redis.xadd('atalaya:live', '*', 'entry', entry);
    await redis.xadd('atalaya:live', '*', 'other', 'field');
    // The counters of rate limits, with a value of another type.
    const counters = await redis.keys('*rate-limit*');
    expect(counters.length).toBeGreaterThan(0);
    for (const key of counters) {
      await redis.del(key);
      await redis.lpush(key, 'damaged');
    }
    const delay = await pages.tell();
    for (const node of all.nodes)
      expect((await pages.client.at(node.url).get('/api/store/cart')).status).toBe(200);
    console.log(
      `damaged entries in Redis: ${TIMES * DAMAGED.length + 1} messages and ${counters.length} counters passed over, the next message heard after ${delay}`,
    );
    pages.close();
  });

  it('say so when their stream in Redis is something else, answer requests, and meet again when it is gone', async () => {
    const pages = await openPages();
    for (const node of all.nodes) node.lines.length = 0;
    await redis.set('atalaya:live', 'damaged');
    for (const node of all.nodes) {
      await vi.waitFor(() => expect(node.saidOf('Redis')).toEqual(['a dependency fails']), patient);
      expect((await pages.client.at(node.url).get('/api/store/cart')).status).toBe(200);
    }
    await redis.del('atalaya:live');
    for (const node of all.nodes)
      await vi.waitFor(
        () => expect(node.saidOf('Redis')).toEqual(['a dependency fails', 'a dependency works again']),
        patient,
      );
    console.log(
      `a stream that is none: two lines in the log of each node, the next message heard after ${await pages.tell()}`,
    );
    pages.close();
  });
});
