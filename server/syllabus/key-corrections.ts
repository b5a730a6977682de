import type { Db } from '../platform/db';
import type { KeyCorrection } from './question-store';

type Handler = (db: Db, correction: KeyCorrection) => Promise<void>;

const handlers = new Map<string, Handler>();

/**
 * A feature that grades answers says here what it does when a key turns out wrong: it runs in the transaction that
 * corrects it, so that no answer is left graded by the wrong key. Long work is enqueued in that same transaction.
 */
export function onKeyCorrected(feature: string, handler: Handler): void {
  handlers.set(feature, handler);
}

export async function tellKeyCorrected(db: Db, correction: KeyCorrection): Promise<void> {
  for (const handler of handlers.values()) await handler(db, correction);
}
