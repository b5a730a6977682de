import type { Db } from '../platform/db';
import type { Kit } from '../platform/kit';
import type { OrderRow } from './orders.queries';

type Listener = (db: Db, order: OrderRow, at: Date) => Promise<void>;
/** `refundRef` is the provider's id of the refund; `refundedCents` of the order includes it. */
export type RefundedOrder = OrderRow & { refundRef: string };
type Listeners = {
  /** A payment starts; the cookies may hold a referral code. */
  started: (kit: Kit, userId: string, cookies: Readonly<Record<string, string | undefined>>) => Promise<void>;
  /** `paid` and `refunded` run in the transaction of the webhook event. */
  paid: Listener;
  /** Once for each refund, whole or partial. */
  refunded: (db: Db, order: RefundedOrder, at: Date) => Promise<void>;
};

const listeners = new Map<string, Listeners>();

/** Lets other features react to orders without checkout importing them. */
export function onOrders(name: string, handlers: Listeners): void {
  listeners.set(name, handlers);
}

export async function notifyStarted(...args: Parameters<Listeners['started']>): Promise<void> {
  for (const handlers of listeners.values()) await handlers.started(...args);
}

export async function notifyPaid(...args: Parameters<Listeners['paid']>): Promise<void> {
  for (const handlers of listeners.values()) await handlers.paid(...args);
}

export async function notifyRefunded(...args: Parameters<Listeners['refunded']>): Promise<void> {
  for (const handlers of listeners.values()) await handlers.refunded(...args);
}
