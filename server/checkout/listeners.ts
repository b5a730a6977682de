import type { Db } from '../platform/db';
import type { OrderRow } from './orders.queries';

type Listener = (db: Db, order: OrderRow, at: Date) => Promise<void>;
type Listeners = { paid: Listener; refunded: Listener };

const listeners = new Map<string, Listeners>();

/** A room that lives off orders says here what it does, in the transaction that settles or gives back one. */
export function onOrders(name: string, does: Listeners): void {
  listeners.set(name, does);
}

export async function announce(what: keyof Listeners, db: Db, order: OrderRow, at: Date): Promise<void> {
  for (const does of listeners.values()) await does[what](db, order, at);
}
