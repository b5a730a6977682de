import type { Db } from '../platform/db';
import type { KeyCorrection } from './question-store';

/** Answers how many people's results it changed, where it knows. */
type Handler = (db: Db, correction: KeyCorrection) => Promise<unknown>;

const handlers = new Map<string, Handler>();

/**
 * A feature that grades answers says here what it does when a key turns out wrong: it runs in the transaction that
 * corrects it, so that no answer is left graded by the wrong key. Long work is enqueued in that same transaction.
 */
export function onKeyCorrected(feature: string, handler: Handler): void {
  handlers.set(feature, handler);
}

/** The most people that any one feature knows of: they are the same ones. */
export async function tellKeyCorrected(db: Db, correction: KeyCorrection): Promise<number> {
  let people = 0;
  for (const handler of handlers.values()) {
    const told = await handler(db, correction);
    if (typeof told === 'number') people = Math.max(people, told);
  }
  return people;
}
