import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { defineJob, type Jobs, startJobs } from './jobs';
import { openHouse, type TestHouse } from './test-house';

const note = defineJob<{ word: string }>('test.note');
const flaky = defineJob<{ word: string }>('test.flaky', { retries: 3 });

describe('background work', () => {
  let house: TestHouse;
  let jobs: Jobs;
  const faults: unknown[] = [];

  beforeAll(async () => {
    house = await openHouse();
    jobs = await startJobs(`${inject('clusterUrl')}/${house.databaseName}`, (error) => faults.push(error));
  });
  afterAll(async () => {
    await jobs.stop();
    await house.close();
    expect(faults).toEqual([]);
  });

  it('is done once the change that asked for it is committed, and never if it is not', async () => {
    const heard: string[] = [];
    await jobs.handle(note, async ({ word }) => void heard.push(word));
    const kept = randomUUID();
    await expect(
      house.db.transaction(async (tx) => {
        await jobs.enqueue(tx, note, { word: 'lost' });
        throw new Error('rolled back');
      }),
    ).rejects.toThrow('rolled back');
    await house.db.transaction((tx) => jobs.enqueue(tx, note, { word: kept }));
    await vi.waitFor(() => expect(heard).toContain(kept), { timeout: 15_000, interval: 100 });
    expect(heard).toEqual([kept]);
  });

  it('is tried again when it fails', async () => {
    let tries = 0;
    await jobs.handle(flaky, async () => {
      tries += 1;
      if (tries < 2) throw new Error('not yet');
    });
    await jobs.enqueue(house.db, flaky, { word: 'again' });
    await vi.waitFor(() => expect(tries).toBe(2), { timeout: 20_000, interval: 100 });
    await vi.waitFor(async () => {
      const counts = await jobs.counts();
      expect(counts).toContainEqual({ name: 'test.flaky', state: 'completed', count: 1 });
    });
  });
});
