import { setImmediate as afterThis } from 'node:timers/promises';
import type { Kit } from '../platform/kit';

const pending = new WeakMap<object, Map<string, Promise<void>>>();

/**
 * Work on someone's memory that follows from what has been acknowledged already, and that nobody has to wait for: begun once
 * the answer has left, one at a time for each person. Whoever starts it keeps a record of what is owed, so that a server
 * that dies in between leaves a debt behind and not a loss.
 */
export function rememberSoon({ db, log }: Kit, userId: string, work: () => Promise<void>): void {
  const waiting = pending.get(db) ?? new Map<string, Promise<void>>();
  pending.set(db, waiting);
  const done = (waiting.get(userId) ?? afterThis())
    .then(work)
    .catch((error: unknown) => log.error({ err: error }, 'memory was not told; it will be within a minute'))
    .finally(() => {
      if (waiting.get(userId) === done) waiting.delete(userId);
    });
  waiting.set(userId, done);
}

/** For whoever reads what someone has studied: what this node still owes them is written down first. */
export const remembered = async ({ db }: Pick<Kit, 'db'>, userId: string): Promise<void> =>
  pending.get(db)?.get(userId);

export const isRemembering = ({ db }: Pick<Kit, 'db'>, userId: string): boolean =>
  pending.get(db)?.has(userId) ?? false;
