import type { Db } from '../../platform/db';
import type { KeyCorrection } from '../question-store';

/** Returns how many users it affected, if known. */
type Handler = (db: Db, correction: KeyCorrection) => Promise<unknown>;

const handlers = new Map<string, Handler>();

/** Registers a callback for corrected keys. It runs in the correcting transaction; long work is enqueued there. */
export function onKeyCorrected(feature: string, handler: Handler): void {
  handlers.set(feature, handler);
}

/** The maximum over the features, because they count the same users. */
export async function notifyKeyCorrected(db: Db, correction: KeyCorrection): Promise<number> {
  let people = 0;
  for (const handler of handlers.values()) {
    const told = await handler(db, correction);
    if (typeof told === 'number') people = Math.max(people, told);
  }
  return people;
}
