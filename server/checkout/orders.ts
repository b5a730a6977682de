import { createHash } from 'node:crypto';
import { ORDER_MINUTES } from '@atalaya/core/checkout/order';
import { findAccount } from '../auth/accounts';
import { AppError } from '../platform/app-error';
import type { Db } from '../platform/db';
import { newId } from '../platform/ids';
import type { Kit } from '../platform/kit';
import { claimCouponUse, releaseCouponUse } from './coupons.queries';
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
import { holdPlace, requirePlace } from './places';
import { providerOf } from './providers/choose-provider';
import type { Basket, Provider } from './providers/provider';
import { type OrderRequest, planName, type QuotedOrder, quoteOrder } from './quote';
import { selectRunning } from './subscriptions.queries';

type StartRequest = {
  request: OrderRequest;
  coupon: string | undefined;
  expectedCents: number;
  /** The price of later periods that was shown. */
  periodCents?: number | undefined;
  /** Where the call comes from (platform/network-of-call.ts). */
  network: string;
};

/**
 * Starts a payment. The order is stored before the provider is called, so that there is never money without an order.
 * Idempotent: the same purchase, e.g. from another tab, returns the pending payment.
 */
export async function startOrder(
  kit: Kit,
  userId: string,
  given: StartRequest,
): Promise<{ orderId: string; url: string }> {
  const provider = requireProvider(kit);
  // Only one payment may be open: close a pending one with other contents first.
  await closeStalePayment(kit, provider, userId, given);
  const order = await kit.db.transaction((tx) => createOrder(kit, tx, provider, userId, given));
  if (order.payUrl) return { orderId: order.id, url: order.payUrl };
  const account = await findAccount(kit.db, userId, kit.clock.now());
  if (!account) throw new AppError('request.unauthenticated');
  const { ref, url } = await provider.begin(kit, await basketOf(kit.db, order, account.email));
  await updateOrder(kit.db, order.id, { providerRef: ref, payUrl: url });
  return { orderId: order.id, url };
}

const requireProvider = (kit: Kit): Provider => {
  const provider = providerOf(kit);
  if (!provider) throw new AppError('checkout.not-configured');
  return provider;
};

/** Charge the price the buyer saw; reject the order if it changed. */
function assertPayable({ lines, quote, coupon }: QuotedOrder, given: StartRequest): void {
  if (lines.length === 0) throw new AppError('checkout.cart-empty');
  const productsWith = (fault: string) =>
    lines.filter((line) => line.fault === fault).map(({ productId }) => productId);
  if (productsWith('withdrawn').length > 0)
    throw new AppError('checkout.product-withdrawn', { productIds: productsWith('withdrawn') });
  if (productsWith('owned').length > 0)
    throw new AppError('checkout.already-yours', { productIds: productsWith('owned') });
  if (coupon?.fault) throw new AppError(coupon.fault);
  const { request, expectedCents, periodCents = quote.subtotalCents } = given;
  if (request.kind === 'plan' && (quote.totalCents !== expectedCents || quote.subtotalCents !== periodCents))
    throw new AppError('checkout.plan-price-changed', {
      totalCents: quote.totalCents,
      periodCents: quote.subtotalCents,
    });
  if (quote.totalCents !== expectedCents)
    throw new AppError('checkout.price-changed', { totalCents: quote.totalCents });
}

const fingerprintOf = (quoted: QuotedOrder): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        quoted.lines.map(({ productId, name, unitCents, quantity }) => [
          productId,
          name,
          unitCents,
          quantity,
        ]),
        quoted.coupon?.code ?? null,
        quoted.quote.totalCents,
      ]),
    )
    .digest('hex');

async function closeStalePayment(
  kit: Kit,
  provider: Provider,
  userId: string,
  given: StartRequest,
): Promise<void> {
  const pending = await selectPending(kit.db, userId, given.request.kind);
  if (!pending) return;
  const isOver = pending.expiresAt <= kit.clock.now();
  if (!isOver) {
    const quoted = await quoteOrder(kit.db, userId, given.request, given.coupon, kit.clock.now(), pending.id);
    if (fingerprintOf(quoted) === pending.fingerprint) return;
  }
  if (pending.providerRef && !(await provider.close(kit, pending.providerRef)))
    throw new AppError('checkout.payment-pending', { orderId: pending.id });
  await kit.db.transaction(async (tx) => {
    await lockBuyer(tx, userId);
    await giveUp(kit, tx, pending.id, 'cancelled', null);
  });
}

/** Closes a pending order and releases its coupon. False if it was paid meanwhile. */
export async function giveUp(
  kit: Kit,
  db: Db,
  orderId: string,
  state: 'cancelled' | 'failed',
  failure: string | null,
): Promise<boolean> {
  const done = await giveUpOrder(db, orderId, state, failure);
  if (done) await releaseCouponUse(db, orderId, kit.clock.now());
  return done;
}

async function createOrder(
  kit: Kit,
  tx: Db,
  provider: Provider,
  userId: string,
  given: StartRequest,
): Promise<OrderRow> {
  const now = kit.clock.now();
  const { request } = given;
  await lockBuyer(tx, userId);
  const pending = await selectPending(tx, userId, request.kind);
  if (request.kind === 'plan' && (await selectRunning(tx, userId)))
    throw new AppError('checkout.already-subscribed');
  const quoted = await quoteOrder(tx, userId, request, given.coupon, now, pending?.id);
  assertPayable(quoted, given);
  if (request.kind === 'plan') await requirePlace(kit, tx, request.plan, userId);
  const fingerprint = fingerprintOf(quoted);
  const couponId = quoted.coupon?.row?.id ?? null;
  const id = pending?.fingerprint === fingerprint ? pending.id : newId(now);
  if (pending && pending.id !== id) throw new AppError('checkout.payment-pending', { orderId: pending.id });
  if (!pending) {
    const { quote } = quoted;
    await insertOrder(
      tx,
      {
        id,
        userId,
        kind: request.kind,
        state: 'pending',
        provider: provider.name,
        plan: request.kind === 'plan' ? request.plan : null,
        billing: request.kind === 'plan' ? request.billing : null,
        subtotalCents: quote.subtotalCents,
        discountCents: quote.discountCents,
        creditCents: 0,
        totalCents: quote.totalCents,
        vatCents: quote.vatCents,
        couponId,
        fingerprint,
        createdAt: now,
        placeHeldUntil:
          request.kind === 'plan'
            ? await holdPlace(kit, tx, request.plan, { userId, network: given.network })
            : null,
        expiresAt: new Date(now.getTime() + ORDER_MINUTES * 60_000),
      },
      quote.lines.map(({ discountCents, totalCents }, at) => ({
        ...lineOf(quoted.lines[at]),
        discountCents,
        totalCents,
      })),
    );
  }
  if (couponId && !(await claimCouponUse(tx, { couponId, purchaseId: id, userId, at: now })))
    throw new AppError('checkout.coupon-used-up');
  const order = await selectOrder(tx, id);
  if (!order) throw new Error('the order was not inserted');
  return order;
}

function lineOf(line: QuotedOrder['lines'][number] | undefined) {
  if (!line) throw new Error('the quote has fewer lines than the order');
  const { seenCents: _, fault: __, ...rest } = line;
  return rest;
}

async function basketOf(db: Db, order: OrderRow, email: string): Promise<Basket> {
  const { plan, billing } = order;
  return {
    orderId: order.id,
    userId: order.userId,
    email,
    totalCents: order.totalCents,
    lines: await linesOf(db, [order.id]),
    plan:
      plan && billing
        ? { plan, billing, name: planName(plan, billing), periodCents: order.subtotalCents }
        : null,
    expiresAt: order.expiresAt,
  };
}
