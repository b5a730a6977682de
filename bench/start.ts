import { rm } from 'node:fs/promises';
import type { Benchmark } from './measurement';
import { memoryMb, startAtalaya, temporaryFolder } from './server';

const SETTLE_MS = 3_000;

/** A cold start creates, migrates and seeds the database. */
export const start: Benchmark = {
  name: 'start',
  async measure() {
    const folder = await temporaryFolder();
    const cold = await startAtalaya(folder);
    await cold.stop();
    const warm = await startAtalaya(folder);
    await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
    const memory = await memoryMb(warm.child.pid ?? 0);
    await warm.stop();
    await rm(folder, { recursive: true, force: true });
    return [
      { name: 'cold start (database created, migrated and seeded)', value: cold.startedMs / 1000, unit: 's' },
      { name: 'warm start', value: warm.startedMs / 1000, unit: 's', max: 3 },
      { name: 'server memory, idle', value: memory, unit: 'MB', max: 250 },
    ];
  },
};
