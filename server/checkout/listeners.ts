import type { Db } from '../platform/db';
import type { Kit } from '../platform/kit';
import type { OrderRow } from './orders.queries';

type Listener = (db: Db, order: OrderRow, at: Date) => Promise<void>;
type Listeners = {
  /** A browser begins to pay: what its cookies say about how it came here. */
  begun: (kit: Kit, userId: string, cookies: Readonly<Record<string, string | undefined>>) => Promise<void>;
  /** In the transaction that settles, or gives back. */
  paid: Listener;
  refunded: Listener;
};

const listeners = new Map<string, Listeners>();

/** A room that lives off orders says here what it does. */
export function onOrders(name: string, does: Listeners): void {
  listeners.set(name, does);
}

export async function announceBegun(...given: Parameters<Listeners['begun']>): Promise<void> {
  for (const does of listeners.values()) await does.begun(...given);
}

export async function announce(what: 'paid' | 'refunded', db: Db, order: OrderRow, at: Date): Promise<void> {
  for (const does of listeners.values()) await does[what](db, order, at);
}
