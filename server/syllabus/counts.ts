import type { Database } from '../platform/db';
import type { Kit } from '../platform/kit';
import { countQuestions } from './reading/reading.queries';

/** The maximum age without an event. */
const FRESH_MS = 60_000;

type Counted = { at: number; total: Promise<number> };
const counted = new WeakMap<Database, Counted>();

/** Cached for a minute, because every public page shows it. */
export function questionCount({ db, clock }: Kit): Promise<number> {
  const now = clock.now().getTime();
  const kept = counted.get(db);
  if (kept && Math.abs(now - kept.at) < FRESH_MS) return kept.total;
  const total = countQuestions(db);
  counted.set(db, { at: now, total });
  // Failures are not cached.
  total.catch(() => counted.delete(db));
  return total;
}

export const forgetCounts = (db: Database): void => void counted.delete(db);
