import { countFailure, type ThrottleRule, waitLeft } from '@atalaya/core/auth/throttle';
import { AppError } from '../platform/app-error';
import type { Kit } from '../platform/kit';
import {
  decrementFailures,
  deleteFailureCounts,
  lockFailureCounts,
  updateFailureCount,
} from './throttle.queries';

/** What an attempt is counted against. */
export type Counter = { key: string; pace: ThrottleRule };

export type Attempt = {
  /** Not a failure after all, nor a proof of anything: the count goes back by one. */
  forgive(): Promise<void>;
  /** The right person: these counters start anew, the others go back by one. */
  clear(counters: readonly Counter[]): Promise<void>;
};

/**
 * Counts an attempt before it is judged, so that a hundred at the same moment are a hundred. While a wait runs nothing
 * is counted: a stranger cannot stretch it. Answers how many milliseconds are left, 0 when the attempt may go on.
 */
export const countAttempt = ({ db, clock }: Kit, counters: readonly Counter[]): Promise<number> =>
  db.transaction(async (tx) => {
    const now = clock.now();
    const tallies = await lockFailureCounts(tx, keysOf(counters));
    const wait = Math.max(...tallies.map((tally) => waitLeft(tally, now)));
    if (wait > 0) return wait;
    for (const { key, pace } of counters) {
      const tally = tallies.find((row) => row.key === key);
      if (tally) await updateFailureCount(tx, { key, ...countFailure(tally, pace, now) });
    }
    return 0;
  });

/** The same for someone who waits for an answer: during a wait nothing is judged, so it tells nothing about the password. */
export async function beginAttempt(kit: Kit, counters: readonly Counter[]): Promise<Attempt> {
  const wait = await countAttempt(kit, counters);
  if (wait > 0) throw new AppError('auth.too-many-attempts', { retryAfterSeconds: Math.ceil(wait / 1000) });
  const { db } = kit;
  const keys = keysOf(counters);
  return {
    forgive: async () => {
      await decrementFailures(db, keys);
    },
    clear: async (cleared) => {
      const gone = keysOf(cleared);
      await deleteFailureCounts(db, gone);
      await decrementFailures(
        db,
        keys.filter((key) => !gone.includes(key)),
      );
    },
  };
}

const keysOf = (counters: readonly Counter[]): string[] => counters.map(({ key }) => key);
