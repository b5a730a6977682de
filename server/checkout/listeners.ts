import type { Db } from '../platform/db';
import { defineHook } from '../platform/hooks';
import type { Kit } from '../platform/kit';
import type { OrderRow } from './orders.queries';

/** `refundRef` is the provider's id of the refund; `refundedCents` of the order includes it. */
export type RefundedOrder = OrderRow & { refundRef: string };
type Cookies = Readonly<Record<string, string | undefined>>;
type OrderListener = {
  /** A payment starts; the cookies may hold a referral code. */
  started?: (kit: Kit, userId: string, cookies: Cookies) => Promise<void>;
  /** `paid` and `refunded` run in the transaction of the webhook event. */
  paid: (kit: Kit, db: Db, order: OrderRow, at: Date) => Promise<void>;
  /** Once for each refund, whole or partial. */
  refunded: (kit: Kit, db: Db, order: RefundedOrder, at: Date) => Promise<void>;
};

/** Other features react to orders here, without checkout importing them. */
export const orderListeners = defineHook<OrderListener>('checkout.orders');

export async function notifyStarted(kit: Kit, userId: string, cookies: Cookies): Promise<void> {
  for (const listener of kit.hooks.all(orderListeners)) await listener.started?.(kit, userId, cookies);
}

export async function notifyPaid(kit: Kit, db: Db, order: OrderRow, at: Date): Promise<void> {
  for (const listener of kit.hooks.all(orderListeners)) await listener.paid(kit, db, order, at);
}

export async function notifyRefunded(kit: Kit, db: Db, order: RefundedOrder, at: Date): Promise<void> {
  for (const listener of kit.hooks.all(orderListeners)) await listener.refunded(kit, db, order, at);
}
