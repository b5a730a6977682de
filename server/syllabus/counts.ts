import type { Database } from '../platform/db';
import type { Kit } from '../platform/kit';
import { countQuestions } from './reading.queries';

/** What no node was told of is seen after this long; whatever is published, at once. */
const FRESH_MS = 60_000;

type Counted = { at: number; total: Promise<number> };
const counted = new WeakMap<Database, Counted>();

/** How many questions and true/false a candidate can be asked. Every public page asks, so it is counted once a minute. */
export function questionCount({ db, clock }: Kit): Promise<number> {
  const now = clock.now().getTime();
  const kept = counted.get(db);
  if (kept && Math.abs(now - kept.at) < FRESH_MS) return kept.total;
  const total = countQuestions(db);
  counted.set(db, { at: now, total });
  // A failure is not worth keeping.
  total.catch(() => counted.delete(db));
  return total;
}

export const forgetCounts = (db: Database): void => void counted.delete(db);
