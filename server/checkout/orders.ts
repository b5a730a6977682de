import { createHash } from 'node:crypto';
import { ORDER_MINUTES } from '@atalaya/core/checkout/order';
import { plans } from '@atalaya/core/store/plans';
import { findAccount } from '../auth/accounts';
import { AppError } from '../platform/app-error';
import type { Db } from '../platform/db';
import { newId } from '../platform/ids';
import type { Kit } from '../platform/kit';
import { giveBackUse, takeUse } from './coupons.queries';
import {
  giveUpOrder,
  insertOrder,
  linesOf,
  lockBuyer,
  type OrderRow,
  selectOrder,
  selectPending,
  updateOrder,
} from './orders.queries';
import { mustHavePlace } from './places';
import { type Basket, type Provider, providerOf } from './providers/provider';
import { type Asked, ask, planName, type Wanted } from './quote';
import { selectRunning } from './subscriptions.queries';

export type Start = { wanted: Wanted; coupon: string | undefined; expectedCents: number };

/**
 * Begins a payment: the order is written down first and the provider asked afterwards, so that there is never money without
 * an order. Asked again for the same thing, from another tab or after a lost answer, it is the same payment.
 */
export async function start(
  kit: Kit,
  userId: string,
  given: Start,
): Promise<{ orderId: string; url: string }> {
  const provider = mustHave(providerOf(kit));
  // A payment that waits for something else is closed first: only one can be paid.
  await closeOther(kit, provider, userId, given);
  const order = await kit.db.transaction((tx) => writeOrder(kit, tx, provider, userId, given));
  if (order.payUrl) return { orderId: order.id, url: order.payUrl };
  const account = await findAccount(kit.db, userId, kit.clock.now());
  if (!account) throw new AppError('request.unauthenticated');
  const { ref, url } = await provider.begin(kit, await basketOf(kit.db, order, account.email));
  await updateOrder(kit.db, order.id, { providerRef: ref, payUrl: url });
  return { orderId: order.id, url };
}

const mustHave = (provider: Provider | undefined): Provider => {
  if (!provider) throw new AppError('checkout.not-configured');
  return provider;
};

/** What was shown is what is charged: anything else is said before a payment begins. */
function refuse({ lines, quote, coupon }: Asked, expectedCents: number): void {
  if (lines.length === 0) throw new AppError('checkout.cart-empty');
  const productsWith = (fault: string) =>
    lines.filter((line) => line.fault === fault).map(({ productId }) => productId);
  if (productsWith('withdrawn').length > 0)
    throw new AppError('checkout.product-withdrawn', { productIds: productsWith('withdrawn') });
  if (productsWith('owned').length > 0)
    throw new AppError('checkout.already-yours', { productIds: productsWith('owned') });
  if (coupon?.fault) throw new AppError(coupon.fault);
  if (quote.totalCents !== expectedCents)
    throw new AppError('checkout.price-changed', { totalCents: quote.totalCents });
}

const fingerprintOf = (asked: Asked): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        asked.lines.map(({ productId, name, unitCents, quantity }) => [productId, name, unitCents, quantity]),
        asked.coupon?.code ?? null,
        asked.quote.totalCents,
      ]),
    )
    .digest('hex');

async function closeOther(kit: Kit, provider: Provider, userId: string, given: Start): Promise<void> {
  const pending = await selectPending(kit.db, userId, given.wanted.kind);
  if (!pending) return;
  const isOver = pending.expiresAt <= kit.clock.now();
  if (!isOver) {
    const asked = await ask(kit.db, userId, given.wanted, given.coupon, kit.clock.now(), pending.id);
    if (fingerprintOf(asked) === pending.fingerprint) return;
  }
  if (pending.providerRef && !(await provider.close(kit, pending.providerRef)))
    throw new AppError('checkout.payment-pending', { orderId: pending.id });
  await kit.db.transaction(async (tx) => {
    await lockBuyer(tx, userId);
    await giveUp(kit, tx, pending.id, 'cancelled', null);
  });
}

/** Ends an order that came to nothing, and lets its coupon go. Money that came meanwhile stays. */
export async function giveUp(
  kit: Kit,
  db: Db,
  orderId: string,
  state: 'cancelled' | 'failed',
  failure: string | null,
): Promise<boolean> {
  const done = await giveUpOrder(db, orderId, state, failure);
  if (done) await giveBackUse(db, orderId, kit.clock.now());
  return done;
}

async function writeOrder(
  kit: Kit,
  tx: Db,
  provider: Provider,
  userId: string,
  given: Start,
): Promise<OrderRow> {
  const now = kit.clock.now();
  const { wanted } = given;
  await lockBuyer(tx, userId);
  const pending = await selectPending(tx, userId, wanted.kind);
  if (wanted.kind === 'plan' && (await selectRunning(tx, userId)))
    throw new AppError('checkout.already-subscribed');
  const asked = await ask(tx, userId, wanted, given.coupon, now, pending?.id);
  refuse(asked, given.expectedCents);
  if (wanted.kind === 'plan') await mustHavePlace(tx, wanted.plan, userId, now);
  const fingerprint = fingerprintOf(asked);
  const couponId = asked.coupon?.row?.id ?? null;
  const id = pending?.fingerprint === fingerprint ? pending.id : newId(now);
  if (pending && pending.id !== id) throw new AppError('checkout.payment-pending', { orderId: pending.id });
  if (!pending) {
    const { quote } = asked;
    await insertOrder(
      tx,
      {
        id,
        userId,
        kind: wanted.kind,
        state: 'pending',
        provider: provider.name,
        plan: wanted.kind === 'plan' ? wanted.plan : null,
        billing: wanted.kind === 'plan' ? wanted.billing : null,
        subtotalCents: quote.subtotalCents,
        discountCents: quote.discountCents,
        creditCents: 0,
        totalCents: quote.totalCents,
        vatCents: quote.vatCents,
        couponId,
        fingerprint,
        createdAt: now,
        expiresAt: new Date(now.getTime() + ORDER_MINUTES * 60_000),
      },
      quote.lines.map(({ discountCents, totalCents }, at) => ({
        ...lineOf(asked.lines[at]),
        discountCents,
        totalCents,
      })),
    );
  }
  if (couponId && !(await takeUse(tx, { couponId, purchaseId: id, userId, at: now })))
    throw new AppError('checkout.coupon-used-up');
  const order = await selectOrder(tx, id);
  if (!order) throw new Error('the order was not written');
  return order;
}

function lineOf(line: Asked['lines'][number] | undefined) {
  if (!line) throw new Error('a quote has as many lines as were asked for');
  const { seenCents: _, fault: __, ...rest } = line;
  return rest;
}

export async function basketOf(db: Db, order: OrderRow, email: string): Promise<Basket> {
  const { plan, billing } = order;
  return {
    orderId: order.id,
    userId: order.userId,
    email,
    totalCents: order.totalCents,
    lines: await linesOf(db, [order.id]),
    plan:
      plan && billing
        ? { plan, billing, name: planName(plan, billing), periodCents: plans[plan].cents[billing] }
        : null,
    expiresAt: order.expiresAt,
  };
}
