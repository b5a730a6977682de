import type { Db } from '../platform/db';
import type { Kit } from '../platform/kit';

type Sent = { id: string; userId: string };
type Listener = (kit: Kit, tx: Db, sent: Sent) => Promise<void>;

const listeners = new Map<string, Listener>();

/** Lets a feature that imports the interview hear of recordings sent to review, in their transaction. */
export function whenSent(name: string, listener: Listener): void {
  listeners.set(name, listener);
}

export async function tellSent(kit: Kit, tx: Db, sent: Sent): Promise<void> {
  for (const listener of listeners.values()) await listener(kit, tx, sent);
}
