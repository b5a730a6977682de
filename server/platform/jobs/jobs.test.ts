import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@atalaya/core/platform/durations';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { openTestServer, type TestServer } from '../../testing/test-server';
import { defineJob, type Jobs, startJobs } from './jobs';

const note = defineJob<{ word: string }>('test.note');
const hopeless = defineJob<{ word: string }>('test.hopeless', { retries: 0 });
const flaky = defineJob<{ word: string }>('test.flaky', { retries: 3 });

describe('background work', () => {
  let server: TestServer;
  let jobs: Jobs;
  const faults: unknown[] = [];

  beforeAll(async () => {
    server = await openTestServer();
    jobs = await startJobs(`${inject('clusterUrl')}/${server.databaseName}`, (error) => faults.push(error));
  });
  afterAll(async () => {
    await jobs.stop();
    await server.close();
    expect(faults).toEqual([]);
  });

  it('is done once the change that asked for it is committed, and never if it is not', async () => {
    const heard: string[] = [];
    await jobs.handle(note, async ({ word }) => void heard.push(word));
    const kept = randomUUID();
    await expect(
      server.db.transaction(async (tx) => {
        await jobs.enqueue(tx, note, { word: 'lost' });
        throw new Error('rolled back');
      }),
    ).rejects.toThrow('rolled back');
    await server.db.transaction((tx) => jobs.enqueue(tx, note, { word: kept }));
    await vi.waitFor(() => expect(heard).toContain(kept), { timeout: 15_000, interval: 100 });
    expect(heard).toEqual([kept]);
  });

  it('says when the queue is away', async () => {
    await expect(jobs.check()).resolves.toBeUndefined();
    await server.db.execute(sql`alter table pgboss.version rename to gone`);
    await expect(jobs.check()).rejects.toThrow();
    await server.db.execute(sql`alter table pgboss.gone rename to version`);
  });

  it('is tried again when it fails', async () => {
    let tries = 0;
    await jobs.handle(flaky, async () => {
      tries += 1;
      if (tries < 2) throw new Error('not yet');
    });
    await jobs.enqueue(server.db, flaky, { word: 'again' });
    await vi.waitFor(() => expect(tries).toBe(2), { timeout: 20_000, interval: 100 });
    await vi.waitFor(async () => {
      const [state] = (await jobs.queue()).filter(({ name }) => name === 'test.flaky');
      expect(state).toMatchObject({ done: 1, failed: 0, waiting: 0, oldestAt: null });
    });
  });

  it('that failed finally is listed and can be retried', async () => {
    let isMended = false;
    const done: string[] = [];
    await jobs.handle(hopeless, async ({ word }) => {
      if (!isMended) throw new Error('broken');
      done.push(word);
    });
    await jobs.enqueue(server.db, hopeless, { word: 'one' });
    const stateOf = async () => (await jobs.queue()).find(({ name }) => name === 'test.hopeless');
    await vi.waitFor(async () => expect(await stateOf()).toMatchObject({ failed: 1, running: 0 }), {
      timeout: 20_000,
      interval: 100,
    });
    isMended = true;
    // A rollback removes the job too.
    await expect(
      server.db.transaction(async (tx) => {
        expect(await jobs.retryFailed(tx, 'test.hopeless')).toBe(1);
        throw new Error('rolled back');
      }),
    ).rejects.toThrow('rolled back');
    await jobs.forget(server.db, ['two']);
    expect(await stateOf()).toMatchObject({ failed: 1 });
    expect(await server.db.transaction((tx) => jobs.retryFailed(tx, 'test.hopeless'))).toBe(1);
    await vi.waitFor(() => expect(done).toEqual(['one']), { timeout: 20_000, interval: 100 });
    expect(await jobs.retryFailed(server.db, 'test.hopeless')).toBe(0);
  });

  it('that failed is forgotten with the account that it names', async () => {
    const email = 'marta@correo.es';
    const failing = defineJob<{ email: string }>('test.failing', { retries: 0 });
    await jobs.handle(failing, () => Promise.reject(new Error('broken')));
    await jobs.enqueue(server.db, failing, { email });
    const stateOf = async () => (await jobs.queue()).find(({ name }) => name === failing.name);
    await vi.waitFor(async () => expect(await stateOf()).toMatchObject({ failed: 1 }), {
      timeout: 20_000,
      interval: 100,
    });
    await jobs.forget(server.db, [randomUUID(), email]);
    expect(await stateOf()).toBeUndefined();
  });

  it('that waits is forgotten with the account that it is about, and the work for others is not', async () => {
    const [about, other] = [randomUUID(), randomUUID()];
    const late = defineJob<{ userIds: string[]; about: string | null }>('test.late');
    const startAfter = new Date(Date.now() + DAY_MS);
    await jobs.enqueue(server.db, late, { userIds: [other], about }, { startAfter });
    await jobs.enqueue(server.db, late, { userIds: [other, about], about: null }, { startAfter });
    await jobs.forget(server.db, [about]);
    const left = await server.db.execute(sql`select data from pgboss.job where name = ${late.name}`);
    expect(left).toEqual([{ data: { userIds: [other, about], about: null } }]);
  });

  it('that waits says since when', async () => {
    const idle = defineJob<{ word: string }>('test.idle');
    await jobs.enqueue(server.db, idle, { word: 'later' });
    await jobs.enqueue(server.db, idle, { word: 'tomorrow' }, { startAfter: new Date(Date.now() + DAY_MS) });
    const [state] = (await jobs.queue()).filter(({ name }) => name === 'test.idle');
    expect(state).toMatchObject({ waiting: 1, running: 0 });
    expect(Math.abs(Date.now() - (state?.oldestAt?.getTime() ?? 0))).toBeLessThan(60_000);
  });

  it('that waits in a row is done in a row, without a pause between', async () => {
    const row = defineJob<{ number: number }>('test.row');
    const heard: number[] = [];
    for (let number = 0; number < 50; number += 1) await jobs.enqueue(server.db, row, { number });
    await jobs.handle(row, async ({ number }) => void heard.push(number));
    await vi.waitFor(() => expect(heard).toHaveLength(50), { timeout: 20_000, interval: 100 });
    expect(heard).toEqual(heard.toSorted((a, b) => a - b));
  });

  const minuteOfDatabase = async (): Promise<number> => {
    const [now] = await server.db.execute<{ minute: number }>(
      sql`select floor(extract(epoch from now()) / 60)::int as minute`,
    );
    return now?.minute ?? 0;
  };

  it('that repeats is sent once for all nodes', async () => {
    const begun = await minuteOfDatabase();
    const tick = defineJob<Record<string, never>>('test.tick');
    const ping = defineJob<{ number: number }>('test.ping');
    const ticks: string[] = [];
    for (const name of ['one', 'other']) {
      const node = await startJobs(
        `${inject('clusterUrl')}/${server.databaseName}`,
        (error) => faults.push(error),
        { cronMonitorIntervalSeconds: 1, cronWorkerIntervalSeconds: 1 },
      );
      await node.repeat(tick, '* * * * *', async () => void ticks.push(name));
      // Nodes take turns of a second in looking at the schedules, so this one has looked several times.
      const pings: number[] = [];
      await node.handle(ping, async ({ number }) => void pings.push(number));
      for (const number of [1, 2, 3]) {
        await node.enqueue(server.db, ping, { number });
        await vi.waitFor(() => expect(pings).toContain(number), { timeout: 60_000, interval: 50 });
      }
      if (name === 'one')
        await vi.waitFor(() => expect(ticks).toContain('one'), { timeout: 60_000, interval: 50 });
      await node.stop();
    }
    // A tick may reach its queue in the minute after its own, so it is all ticks against all minutes.
    const [sent] = await server.db.execute(sql`
      select count(*)::int as ticks from pgboss.job where name = 'test.tick'`);
    const minutes = (await minuteOfDatabase()) - begun + 1;
    expect(sent?.ticks).toBeLessThanOrEqual(minutes);
  }, 180_000);
});

it('a job that cannot be recorded as done is reported, and the process goes on', async () => {
  const server = await openTestServer();
  const faults: unknown[] = [];
  const jobs = await startJobs(`${inject('clusterUrl')}/${server.databaseName}`, (error) =>
    faults.push(error),
  );
  // As when the database is lost while the job runs.
  await server.db.execute(sql`
    create function pgboss.refuse() returns trigger language plpgsql as $$ begin raise 'away'; end $$`);
  await server.db.execute(sql`
    create trigger refuse before update or delete on pgboss.job for each row
    when (old.name = 'test.note' and old.state = 'active') execute function pgboss.refuse()`);
  const done: string[] = [];
  await jobs.handle(note, async ({ word }) => void done.push(word));
  await jobs.enqueue(server.db, note, { word: 'first' });
  await vi.waitFor(() => expect(faults).toHaveLength(1), { timeout: 15_000, interval: 100 });
  expect(done).toEqual(['first']);
  // Dropping the trigger would lock the table, which the queue reads at the same time.
  await server.db.execute(sql`
    create or replace function pgboss.refuse() returns trigger language plpgsql as $$ begin return new; end $$`);
  await jobs.enqueue(server.db, note, { word: 'second' });
  await vi.waitFor(() => expect(done).toEqual(['first', 'second']), { timeout: 15_000, interval: 100 });
  await jobs.stop();
  await server.close();
});

it('nodes that start together make the tables and queues of background work once', async () => {
  const server = await openTestServer();
  const url = `${inject('clusterUrl')}/${server.databaseName}`;
  const throwIt = (error: unknown) => {
    throw error;
  };
  const nodes = await Promise.all([1, 2, 3].map(() => startJobs(url, throwIt)));
  const kinds = [1, 2, 3, 4].map((number) => defineJob<object>(`test.together-${number}`));
  await Promise.all(nodes.flatMap((node) => kinds.map((kind) => node.handle(kind, async () => {}))));
  const made = await server.db.execute(sql`select name from pgboss.queue where name like 'test.together-%'`);
  expect(made).toHaveLength(kinds.length);
  await Promise.all(nodes.map((node) => node.stop()));
  await server.close();
});
