import type { PaymentEvent } from '@atalaya/core/checkout/payment-event';
import { type Billing, billingPeriods } from '@atalaya/core/store/plans';
import Stripe from 'stripe';
import type { Env } from '../../env';
import { AppError } from '../../platform/app-error';
import { type Dependency, unwatched, watchDependency } from '../../platform/dependencies/dependency';
import type { Kit } from '../../platform/kit';
import { inTime, LateError } from '../../platform/process/in-time';
import type { Basket, Provider } from './provider';
import { invoiceEvents, refundEvents, sessionEvent, toPaymentEvent } from './stripe-events';

const providers = new WeakMap<Env, Provider>();

/**
 * A buyer waits for the response, for two calls at most. Buyers who wait longer than the time limit of requests make the
 * server refuse everybody (late-requests.ts). The library's own limit counts from the last byte, and twice before TLS is
 * agreed.
 */
export const PATIENCE_MS = 12_000;
const stripeLimits = { timeout: PATIENCE_MS, maxNetworkRetries: 1 };

export function stripeProvider({ env, log }: Kit): Provider {
  const known =
    providers.get(env) ??
    makeStripe(
      env,
      new Stripe(env.STRIPE_SECRET_KEY ?? '', stripeLimits),
      watchDependency(log, 'payment provider'),
    );
  providers.set(env, known);
  return known;
}

const intervals: Record<Billing, { interval: 'month' | 'year'; interval_count: number }> = {
  monthly: { interval: 'month', interval_count: 1 },
  quarterly: { interval: 'month', interval_count: billingPeriods.quarterly.months },
  annual: { interval: 'year', interval_count: 1 },
};

/** Uses Checkout for the payment page and Billing for renewals. The order id is the idempotency key of every call. */
export function makeStripe(
  env: Env,
  stripe: Stripe,
  watched: Dependency = unwatched,
  patienceMs = PATIENCE_MS,
): Provider {
  const call = <T>(work: () => Promise<T>) => callStripe(watched, () => inTime(work(), patienceMs));
  return {
    name: 'stripe',

    begin: (_kit, basket) =>
      call(async () => {
        const session = await stripe.checkout.sessions.create(await sessionOf(env, stripe, basket), {
          idempotencyKey: `begin-${basket.orderId}`,
        });
        if (!session.url) throw new AppError('checkout.provider-down');
        return { ref: session.id, url: session.url };
      }),

    close: (_kit, ref) =>
      call(async () => {
        const session = await stripe.checkout.sessions.retrieve(ref);
        if (session.status === 'complete') return false;
        if (session.status === 'open') await stripe.checkout.sessions.expire(ref);
        return true;
      }),

    findOrder: (_kit, { id, providerRef, paymentRef }) =>
      call(async () => {
        // The payment is known, so only its refunds can be missing.
        if (paymentRef !== null) return refundEvents(await listRefunds(stripe, paymentRef), paymentRef);
        // A plan change has no checkout session; it is found by its invoice.
        if (!providerRef) return findChange(stripe, id);
        const event = sessionEvent(`check-${id}`, await stripe.checkout.sessions.retrieve(providerRef));
        if (event?.type !== 'payment.succeeded' || event.paymentRef === null) return event ? [event] : [];
        const refunds = await listRefunds(stripe, event.paymentRef);
        return [event, ...refundEvents(refunds, event.paymentRef)];
      }),

    findSubscription: (_kit, subscriptionRef) =>
      call(async () => {
        const [subscription, invoices] = await Promise.all([
          stripe.subscriptions.retrieve(subscriptionRef),
          stripe.invoices.list({ subscription: subscriptionRef, status: 'paid' }),
        ]);
        const ended: PaymentEvent[] =
          subscription.status === 'canceled'
            ? [{ id: `check-${subscriptionRef}-ended`, type: 'subscription.ended', subscriptionRef }]
            : [];
        return [...invoiceEvents(invoices.data), ...ended];
      }),

    refund: (_kit, { ref, cents, requestId }) =>
      call(async () => {
        // Stripe forgets an idempotency key after a day, but the job may retry for longer.
        const known = requestId ? await listRefunds(stripe, ref) : [];
        if (known.some(({ metadata }) => metadata?.requestId === requestId)) return;
        const metadata = { paymentRef: ref, ...(requestId ? { requestId } : {}) };
        await stripe.refunds
          .create(
            { payment_intent: await intentOf(stripe, ref), amount: cents, metadata },
            { idempotencyKey: `refund-${requestId ?? ref}` },
          )
          .catch((error: unknown) => {
            if (error instanceof Stripe.errors.StripeInvalidRequestError)
              throw new AppError('checkout.refund-refused');
            throw error;
          });
      }),

    storedRef: (_kit, ref) =>
      call(async () => {
        const payment = { type: 'payment_intent' as const, payment_intent: ref };
        const [paid] = (await stripe.invoicePayments.list({ payment })).data;
        return paid ? idOf(paid.invoice) : ref;
      }),

    change: (_kit, change) =>
      call(async () => {
        const { interval, interval_count } = intervals[change.billing];
        const subscription = await stripe.subscriptions.retrieve(change.subscriptionRef);
        const item = subscription.items.data[0];
        if (!item) throw new AppError('checkout.no-subscription');
        const product = typeof item.price.product === 'string' ? item.price.product : item.price.product.id;
        // Use our own credit instead of Stripe's proration, so that the charge equals the price shown.
        if (change.creditCents > 0)
          await stripe.invoiceItems.create(
            {
              customer: idOf(subscription.customer),
              subscription: subscription.id,
              amount: -change.creditCents,
              currency: 'eur',
              description: 'Parte no disfrutada del plan anterior',
            },
            { idempotencyKey: `credit-${change.orderId}` },
          );
        await stripe.subscriptions.update(
          subscription.id,
          {
            items: [
              {
                id: item.id,
                price_data: {
                  currency: 'eur',
                  product,
                  unit_amount: change.periodCents,
                  tax_behavior: 'inclusive',
                  recurring: { interval, interval_count },
                },
              },
            ],
            billing_cycle_anchor: { type: 'now' },
            proration_behavior: 'none',
            payment_behavior: 'error_if_incomplete',
            cancel_at_period_end: false,
            metadata: { orderId: change.orderId },
          },
          { idempotencyKey: `change-${change.orderId}` },
        );
      }).catch((error: unknown) => {
        // The card may have been charged; `reconcile` finds out.
        const isUnknown = error instanceof AppError && error.code === 'checkout.provider-down';
        throw isUnknown ? new AppError('checkout.no-answer') : error;
      }),

    setEnding: (_kit, ref, ends) =>
      call(async () => {
        await stripe.subscriptions.update(ref, { cancel_at_period_end: ends === 'at-period-end' });
      }),

    end: (_kit, ref) =>
      call(async () => {
        const subscription = await stripe.subscriptions.retrieve(ref);
        if (subscription.status !== 'canceled') await stripe.subscriptions.cancel(ref);
      }),

    readWebhook: (_kit: Kit, body, signature) => {
      let event: Stripe.Event;
      try {
        event = stripe.webhooks.constructEvent(body, signature ?? '', env.STRIPE_WEBHOOK_SECRET ?? '');
      } catch {
        throw new AppError('checkout.bad-signature');
      }
      return toPaymentEvent(event);
    },
  };
}

const idOf = (thing: string | { id: string }): string => (typeof thing === 'string' ? thing : thing.id);

/** Stripe's minimum lifetime of a checkout session. */
const MIN_SESSION_SECONDS = 30 * 60;

async function sessionOf(
  env: Env,
  stripe: Stripe,
  { orderId, userId, email, lines, plan, totalCents, expiresAt }: Basket,
): Promise<Stripe.Checkout.SessionCreateParams> {
  const origin = env.ORIGIN ?? `http://${env.HOST}:${env.PORT}`;
  const metadata = { orderId, userId };
  const shared = {
    client_reference_id: orderId,
    customer_email: email,
    locale: 'es' as const,
    metadata,
    success_url: `${origin}/checkout-success?pedido=${orderId}`,
    cancel_url: `${origin}${plan ? `/checkout?plan=${plan.plan}&billing=${plan.billing}` : '/stripe-checkout'}`,
    expires_at: Math.max(
      Math.floor(expiresAt.getTime() / 1000),
      Math.floor(Date.now() / 1000) + MIN_SESSION_SECONDS,
    ),
  };
  if (!plan)
    return {
      ...shared,
      mode: 'payment',
      payment_intent_data: { metadata },
      // Each line includes its share of the discount, so that Stripe's total equals ours.
      line_items: lines.map(({ name, totalCents: cents }) => ({
        quantity: 1,
        price_data: {
          currency: 'eur',
          unit_amount: cents,
          tax_behavior: 'inclusive' as const,
          product_data: { name },
        },
      })),
    };
  const off = plan.periodCents - totalCents;
  const coupon =
    off > 0
      ? await stripe.coupons.create(
          { amount_off: off, currency: 'eur', duration: 'once', max_redemptions: 1 },
          { idempotencyKey: `coupon-${orderId}` },
        )
      : undefined;
  return {
    ...shared,
    mode: 'subscription',
    subscription_data: { metadata },
    ...(coupon ? { discounts: [{ coupon: coupon.id }] } : {}),
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: 'eur',
          unit_amount: plan.periodCents,
          tax_behavior: 'inclusive',
          recurring: intervals[plan.billing],
          product_data: { name: plan.name },
        },
      },
    ],
  };
}

/** Finds a plan change among the invoices of the subscription whose metadata has the order id. */
async function findChange(stripe: Stripe, orderId: string): Promise<PaymentEvent[]> {
  const { data } = await stripe.subscriptions.search({ query: `metadata["orderId"]:"${orderId}"` });
  const invoices = await Promise.all(
    data.map(({ id }) => stripe.invoices.list({ subscription: id, status: 'paid' })),
  );
  const found = invoices
    .flatMap((list) => invoiceEvents(list.data))
    .filter((event) => event.type === 'payment.succeeded' && event.orderId === orderId);
  return found.length > 0 ? found : [{ id: `check-${orderId}-expired`, type: 'payment.expired', orderId }];
}

async function listRefunds(stripe: Stripe, paymentRef: string): Promise<Stripe.Refund[]> {
  const intent = await intentOf(stripe, paymentRef);
  return (await stripe.refunds.list({ payment_intent: intent, limit: 100 })).data;
}

/** Stripe refunds by payment intent, but our ref of a subscription payment is its invoice id. */
async function intentOf(stripe: Stripe, ref: string): Promise<string> {
  if (!ref.startsWith('in_')) return ref;
  const { payments } = await stripe.invoices.retrieve(ref, { expand: ['payments'] });
  const paid = payments?.data.find(({ status }) => status === 'paid')?.payment.payment_intent;
  if (!paid) throw new Error(`invoice ${ref} has no payment`);
  return idOf(paid);
}

/** Distinguishes a declined card from an unreachable Stripe. */
async function callStripe<T>(watched: Dependency, work: () => Promise<T>): Promise<T> {
  try {
    const done = await work();
    watched.works();
    return done;
  } catch (error) {
    const { errors } = Stripe;
    const isDown =
      error instanceof errors.StripeConnectionError ||
      error instanceof errors.StripeAPIError ||
      error instanceof LateError;
    if (isDown || error instanceof errors.StripeAuthenticationError) watched.fails(error);
    else watched.works();
    if (error instanceof errors.StripeCardError) throw new AppError('checkout.declined');
    throw isDown ? new AppError('checkout.provider-down') : error;
  }
}
