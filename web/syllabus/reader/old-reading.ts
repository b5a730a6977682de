import { readJson, writeJson } from '../../platform/device-store';
import type { OldStore } from '../../platform/offline/left-behind';
import type { Change } from './outbox';

type Kept = { id: string; made: Change };

const keyOf = (userId: string): string => `atalaya.reading.${userId}`;

function stored(userId: string): Record<string, Change> {
  const value = readJson(keyOf(userId));
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

/** Builds before decision 68 kept what a reader had changed in localStorage, by what it was about. */
export const oldReading: OldStore<Kept> = {
  read: async (userId) => Object.entries(stored(userId)).map(([id, made]) => ({ id, made })),
  async remove(userId, items) {
    const left = stored(userId);
    // A tab with the older build may have changed it again.
    for (const { id, made } of items) if (JSON.stringify(left[id]) === JSON.stringify(made)) delete left[id];
    writeJson(keyOf(userId), Object.keys(left).length > 0 ? left : null);
  },
};
