import { rm } from 'node:fs/promises';
import type { Figure, Group } from './figure';
import { memoryMb, startAtalaya, temporaryFolder } from './server';

const SETTLE_MS = 3_000;

/** A cold start makes the database, migrates and seeds; a warm one finds it all there. */
export const start: Group = {
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
    const figures: Figure[] = [
      { name: 'cold start (database made, migrated, seeded)', value: cold.startedMs / 1000, unit: 's' },
      { name: 'warm start', value: warm.startedMs / 1000, unit: 's', bound: { at: 'most', value: 3 } },
      { name: 'server memory, idle', value: memory, unit: 'MB', bound: { at: 'most', value: 250 } },
    ];
    return figures;
  },
};
