import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { user } from '../../server/auth/auth.tables';
import { type Connection, connect } from '../../server/platform/db';
import { makeProduct } from '../../server/store/store.factory';
import { makeClient } from '../client';
import { elapsed } from '../elapsed';
import { type Installation, openInstallation } from '../installation';

const patient = { timeout: 30_000, interval: 200 };

describe('two nodes that read public pages from a streaming replica', () => {
  let all: Installation;
  let replica: Connection;
  beforeAll(async () => {
    all = await openInstallation({ replica: true });
    replica = connect(all.replica?.url('atalaya') ?? '', { max: 1 });
  });
  afterAll(async () => {
    await replica.close();
    await all.close();
  });

  const pause = async () => {
    await replica.db.execute(sql`select pg_wal_replay_pause()`);
    await vi.waitFor(async () => {
      const [row] = await replica.db.execute<{ state: string }>(
        sql`select pg_get_wal_replay_pause_state() as state`,
      );
      expect(row?.state).toBe('paused');
    }, patient);
  };
  const resume = () => replica.db.execute(sql`select pg_wal_replay_resume()`);

  /** While the replica is paused: only the primary knows a product from after the pause. */
  const placesOfReads = async (): Promise<string[]> => {
    const product = await makeProduct(all.db);
    const answers = await Promise.all(
      all.nodes.map(({ url }) => makeClient(url).get(`/api/store/products/${product.id}`)),
    );
    return answers.map(({ status }) =>
      status === 404 ? 'replica' : status === 200 ? 'primary' : `${status}`,
    );
  };
  const readFromReplica = () =>
    vi.waitFor(async () => {
      await pause();
      try {
        expect(await placesOfReads()).toEqual(['replica', 'replica']);
      } finally {
        await resume();
      }
    }, patient);
  const linesAbout = (node: Installation['nodes'][number]) =>
    node.lines.filter((line) => line.includes('"dependency":"database replica"'));

  it('ask the replica for public pages and the primary for what is of a user', async () => {
    const { client } = await all.student();
    await readFromReplica();
    await pause();
    const product = await makeProduct(all.db);
    const item = { productId: product.id, quantity: 1 };
    expect((await client.send('POST', '/api/store/cart', item)).status).toBeLessThan(300);
    expect((await client.get('/api/store/cart')).text).toContain(product.id);
    await resume();
    for (const { url } of all.nodes)
      await vi.waitFor(
        async () => expect((await makeClient(url).get(`/api/store/products/${product.id}`)).status).toBe(200),
        patient,
      );
    console.log('replica: both nodes read public pages from it, and carts from the primary');
  });

  it('show an edit at once although the replica does not have it, and keep showing it', async () => {
    const { user: admin, client } = await all.student({ isAdmin: true });
    await all.db.update(user).set({ totpConfirmedAt: new Date() }).where(eq(user.id, admin.id));
    const path = '/api/admin/legal-pages/aviso-legal';
    const pages = () =>
      Promise.all(all.nodes.map(async ({ url }) => (await makeClient(url).get('/legal/aviso-legal')).text));
    await readFromReplica();
    await pages();
    await pause();
    const { etag, ...page } = (await client.get(path)).body as Record<string, unknown>;
    const title = 'Aviso que la réplica aún no tiene';
    expect(await client.send('PUT', path, { ...page, title, etag })).toMatchObject({ status: 200 });
    const saved = performance.now();
    const bothShowIt = async () => {
      for (const text of await pages()) expect(text).toContain(title);
    };
    await vi.waitFor(bothShowIt, patient);
    const took = elapsed(saved);
    expect(await placesOfReads()).toEqual(['primary', 'primary']);
    await resume();
    await readFromReplica();
    await bothShowIt();
    for (const { url } of all.nodes)
      expect((await makeClient(url).get('/api/legal-pages/aviso-legal')).text).toContain(title);
    console.log(`replica: an edit that it did not have yet was on both nodes after ${took}, and stayed`);
  });

  it('use the primary while the replica is gone, and say it once each way', async () => {
    await readFromReplica();
    const before = all.nodes.map((node) => linesAbout(node).length);
    await all.replica?.kill();
    let served = 0;
    for (let round = 0; round < 20; round += 1) {
      expect(await placesOfReads()).toEqual(['primary', 'primary']);
      served += all.nodes.length;
    }
    const news = () => all.nodes.map((node, index) => linesAbout(node).slice(before[index]));
    await vi.waitFor(() => {
      for (const lines of news()) expect(lines).toEqual([expect.stringContaining('"level":50')]);
    }, patient);
    await all.replica?.start();
    await vi.waitFor(() => {
      for (const lines of news())
        expect(lines).toEqual([
          expect.stringContaining('"level":50'),
          expect.stringContaining('a dependency works again'),
        ]);
    }, patient);
    await readFromReplica();
    console.log(`replica killed: ${served} reads meanwhile, no error, one line each way on each node`);
  });

  it('use the primary while the replica is more than ten seconds behind', async () => {
    await readFromReplica();
    const before = all.nodes.map((node) => linesAbout(node).length);
    const news = () => all.nodes.map((node, index) => linesAbout(node).slice(before[index]));
    await pause();
    expect(await placesOfReads()).toEqual(['replica', 'replica']);
    await vi.waitFor(() => {
      for (const lines of news()) expect(lines).toEqual([expect.stringContaining('TooLate')]);
    }, patient);
    expect(await placesOfReads()).toEqual(['primary', 'primary']);
    await resume();
    await vi.waitFor(() => {
      for (const lines of news())
        expect(lines).toEqual([expect.any(String), expect.stringContaining('a dependency works again')]);
    }, patient);
    await readFromReplica();
    console.log(
      'replica behind: the primary was read after ten seconds, and the replica again when it had caught up',
    );
  });
});
