import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeClient } from '../client';
import { elapsed } from '../elapsed';
import { openForwarder } from '../forwarder';
import { type Installation, openInstallation } from '../installation';

const patient = { timeout: 60_000, interval: 250 };
const BUSY = {
  code: 'server.busy',
  message: 'El servidor está ocupado. Inténtalo de nuevo en unos segundos.',
};

describe('a database that', () => {
  let all: Installation;
  let forwarder: Awaited<ReturnType<typeof openForwarder>>;
  const visit = (path: string) => makeClient(all.proxy.url).get(path);
  beforeAll(async () => {
    all = await openInstallation({
      nodes: 1,
      through: async (port) => {
        forwarder = await openForwarder(port);
        return forwarder;
      },
    });
  });
  afterAll(() => all.close());

  it('is slow makes the server slow, and nothing fails', async () => {
    const { client } = await all.student();
    forwarder.slow(100);
    const started = performance.now();
    const answers = await Promise.all(Array.from({ length: 100 }, () => client.get('/api/store/cart')));
    console.log(`100 requests with 100 ms more for each message of the database: ${elapsed(started)}`);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    forwarder.slow(0);
    // On a loaded machine it may have been too slow for a moment.
    await vi.waitFor(
      () => expect(all.nodes[0]?.saidOf('database').at(-1)).not.toBe('a dependency fails'),
      patient,
    );
  });

  it('hangs: pages open, requests are answered, one line in the log, and all goes on when it answers', async () => {
    const [node] = all.nodes;
    const load = await all.startWrites(2);
    await load.more(20);
    const { client } = await all.student();
    expect((await visit('/')).status).toBe(200);
    if (node) node.lines.length = 0;
    forwarder.hold();
    await vi.waitFor(() => expect(node?.saidOf('database')).toEqual(['a dependency fails']), patient);
    expect((await visit('/')).status).toBe(200);
    const opened = performance.now();
    expect((await client.get('/campus-estudio')).status).toBe(200);
    console.log(`a page of the campus while the database hangs: ${elapsed(opened)}`);
    const checked = performance.now();
    expect((await visit('/api/ready')).status).toBe(503);
    expect(performance.now() - checked).toBeLessThan(3_000);
    const started = performance.now();
    const stuck = await Promise.all(Array.from({ length: 60 }, () => client.get('/api/store/cart')));
    expect(performance.now() - started).toBeLessThan(36_000);
    console.log(`60 requests to a hanging database: the last answered after ${elapsed(started)}`);
    for (const answer of stuck) expect(answer).toMatchObject({ status: 503, body: BUSY });
    forwarder.release();
    const released = performance.now();
    await vi.waitFor(async () => expect((await client.get('/api/store/cart')).status).toBe(200), patient);
    await vi.waitFor(async () => expect((await visit('/api/ready')).status).toBe(200), patient);
    console.log(`the database answers again: ready after ${elapsed(released)}`);
    await load.more(20);
    await load.stop();
    expect(await load.lost()).toEqual([]);
    await vi.waitFor(
      () => expect(node?.saidOf('database')).toEqual(['a dependency fails', 'a dependency works again']),
      patient,
    );
    expect(node?.isRunning()).toBe(true);
  });
});
