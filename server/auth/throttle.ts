import { countFailure, type ThrottleRule, waitLeft } from '@atalaya/core/auth/throttle';
import { AppError } from '../platform/app-error';
import type { Kit } from '../platform/kit';
import {
  decrementFailures,
  deleteFailureCounts,
  lockFailureCounts,
  updateFailureCount,
} from './throttle.queries';

export type Counter = { key: string; rule: ThrottleRule };

export type Attempt = {
  /** The attempt was not a failure: decrements the counters. */
  undo(): Promise<void>;
  /** The attempt succeeded: resets these counters and decrements the others. */
  clear(counters: readonly Counter[]): Promise<void>;
};

/**
 * Counts an attempt before it is checked, so that concurrent attempts all count. Attempts during a wait are not counted,
 * so nobody can prolong it. Returns the remaining wait in milliseconds.
 */
export const countAttempt = ({ db, clock }: Kit, counters: readonly Counter[]): Promise<number> =>
  db.transaction(async (tx) => {
    const now = clock.now();
    const failureCounts = await lockFailureCounts(tx, keysOf(counters));
    const wait = Math.max(...failureCounts.map((count) => waitLeft(count, now)));
    if (wait > 0) return wait;
    for (const { key, rule } of counters) {
      const count = failureCounts.find((row) => row.key === key);
      if (count) await updateFailureCount(tx, { key, ...countFailure(count, rule, now) });
    }
    return 0;
  });

/** Throws during a wait, before the password is checked, so that the response reveals nothing about it. */
export async function beginAttempt(kit: Kit, counters: readonly Counter[]): Promise<Attempt> {
  const wait = await countAttempt(kit, counters);
  if (wait > 0) throw new AppError('auth.too-many-attempts', { retryAfterSeconds: Math.ceil(wait / 1000) });
  const { db } = kit;
  const keys = keysOf(counters);
  return {
    undo: async () => {
      await decrementFailures(db, keys);
    },
    clear: async (cleared) => {
      const reset = keysOf(cleared);
      await deleteFailureCounts(db, reset);
      await decrementFailures(
        db,
        keys.filter((key) => !reset.includes(key)),
      );
    },
  };
}

const keysOf = (counters: readonly Counter[]): string[] => counters.map(({ key }) => key);
