import type { Db } from '../platform/db';
import type { Kit } from '../platform/kit';

type Listener = (kit: Kit, db: Db, userId: string) => Promise<void>;

const listeners = new Map<string, Listener>();

/** Lets other features react to a suspension, in its transaction, without profile importing them. */
export function onSuspended(name: string, listener: Listener): void {
  listeners.set(name, listener);
}

export async function notifySuspended(...args: Parameters<Listener>): Promise<void> {
  for (const listener of listeners.values()) await listener(...args);
}
