import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { openPage } from '../browser-socket';
import { makeClient } from '../client';
import { type Installation, openInstallation } from '../installation';
import type { WriteLoad } from '../write-load';

const STUDENTS = 6;

describe('two nodes under write load', () => {
  let all: Installation;
  let load: WriteLoad;
  beforeAll(async () => {
    all = await openInstallation();
  });
  afterEach(() => load.stop());
  afterAll(() => all.close());

  it('lose no acknowledged write when one is killed, three times each', async () => {
    load = await all.startWrites(STUDENTS);
    await load.more(100);
    for (const node of [...all.nodes, ...all.nodes, ...all.nodes]) {
      await node.kill();
      await load.more(100);
      await node.start();
      await load.more(50);
    }
    await load.stop();
    const lost = await load.lost();
    console.log(
      `kill -9 of a node, 6 times: ${load.count()} writes acknowledged, ${load.faults.length} sent again, ${lost.length} lost`,
    );
    expect(lost).toEqual([]);
    // Only the requests that were in the killed process.
    expect(load.faults.length).toBeLessThanOrEqual(6 * STUDENTS);
  });

  it('are restarted one after the other without an error for anybody', async () => {
    load = await all.startWrites(STUDENTS);
    const visitor = makeClient(all.proxy.url, { address: '10.8.0.1' });
    const statuses = new Map<number | string, number>();
    let isReading = true;
    const reading = (async () => {
      while (isReading) {
        const status = await visitor.get('/').then(({ status }) => status, String);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        await delay(50);
      }
    })();
    try {
      await load.more(50);
      for (let round = 0; round < 2; round += 1)
        for (const node of all.nodes) {
          expect(await node.stop()).toBe(0);
          await node.start();
          await load.more(50);
        }
    } finally {
      isReading = false;
      await reading;
    }
    await load.stop();
    console.log(
      `rolling restart, twice: ${load.count()} writes, ${statuses.get(200)} pages, ${load.faults.length} errors`,
    );
    expect(load.faults).toEqual([]);
    expect([...statuses.keys()]).toEqual([200]);
    expect(await load.lost()).toEqual([]);
  });

  it('go on without Redis, say so once, and meet in it again', async () => {
    load = await all.startWrites(STUDENTS);
    await load.more(50);
    for (const node of all.nodes) node.lines.length = 0;
    await all.redis.kill();
    await load.more(200);
    await all.redis.start();
    const [one = '', two = ''] = all.nodes.map(({ url }) => url);
    const page = await openPage((await all.student()).client.at(one));
    const told = vi.fn();
    page.on('room-changed', told);
    await vi.waitFor(
      () => {
        for (const node of all.nodes)
          expect(node.saidOf('Redis')).toEqual(['a dependency fails', 'a dependency works again']);
      },
      { timeout: 15_000 },
    );
    // Sign-ins are counted together again.
    const stranger = (url: string) => makeClient(url, { address: '10.9.9.7' });
    await vi.waitFor(
      async () => {
        const calls = Array.from({ length: 1_600 }, (_, call) => (call % 2 ? one : two));
        const statuses: number[] = [];
        while (calls.length > 0)
          statuses.push(
            ...(await Promise.all(
              calls
                .splice(0, 50)
                .map(async (url) => (await stranger(url).send('POST', '/api/auth/login', {})).status),
            )),
          );
        expect(statuses).toContain(429);
      },
      { timeout: 30_000 },
    );
    page.disconnect();
    await load.stop();
    console.log(
      `Redis gone and back: ${load.count()} writes, ${load.faults.length} errors, two lines in the log of each node`,
    );
    expect(load.faults).toEqual([]);
    expect(await load.lost()).toEqual([]);
  });
});
