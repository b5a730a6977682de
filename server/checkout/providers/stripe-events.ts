import type { PaymentEvent } from '@atalaya/core/checkout/payment-event';
import type Stripe from 'stripe';

// Maps Stripe's events to ours. The payment ref of a subscription is its invoice id, the only id present in all its
// events; that of a one-off payment is its payment intent.

const idOf = (thing: string | { id: string } | null | undefined): string | undefined =>
  typeof thing === 'string' ? thing : thing?.id;

const fromSeconds = (seconds: number): Date => new Date(seconds * 1000);

/** Undefined for event types that we ignore. */
export function toPaymentEvent(event: Stripe.Event): PaymentEvent | undefined {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.expired':
      return sessionEvent(event.id, event.data.object);
    case 'checkout.session.async_payment_failed':
      return failed(event.id, event.data.object);
    case 'invoice.paid':
      return invoiceEvent(event.id, event.data.object);
    case 'invoice.payment_failed':
      return renewalFailed(event.id, event.data.object);
    case 'customer.subscription.deleted':
      return { id: event.id, type: 'subscription.ended', subscriptionRef: event.data.object.id };
    // `charge.refunded` is ignored: it has the running total, and each refund arrives with its own id and amount.
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
      return refundEvent(event.id, event.data.object);
    default:
      return undefined;
  }
}

/** Undefined while the payment page is still open. */
export function sessionEvent(id: string, session: Stripe.Checkout.Session): PaymentEvent | undefined {
  const orderId = session.client_reference_id;
  if (!orderId) return undefined;
  if (session.status === 'expired') return { id, type: 'payment.expired', orderId };
  if (session.status !== 'complete' || session.payment_status === 'unpaid') return undefined;
  const cents = session.amount_total ?? 0;
  const paymentRef = idOf(session.invoice) ?? idOf(session.payment_intent) ?? null;
  return {
    id,
    type: 'payment.succeeded',
    orderId,
    paymentRef: cents > 0 ? paymentRef : null,
    cents,
    subscriptionRef: idOf(session.subscription),
  };
}

function failed(id: string, session: Stripe.Checkout.Session): PaymentEvent | undefined {
  const orderId = session.client_reference_id;
  return orderId
    ? { id, type: 'payment.failed', orderId, reason: 'El banco ha rechazado el pago.' }
    : undefined;
}

/** The last line has the paid period; the invoice's own `period` is the previous one. */
function paidPeriod(invoice: Stripe.Invoice): { start: Date; end: Date } | undefined {
  const [last] = [...invoice.lines.data].sort((a, b) => b.period.end - a.period.end);
  return last && { start: fromSeconds(last.period.start), end: fromSeconds(last.period.end) };
}

export function invoiceEvent(id: string, invoice: Stripe.Invoice): PaymentEvent | undefined {
  const details = invoice.parent?.subscription_details;
  const subscriptionRef = idOf(details?.subscription);
  const period = paidPeriod(invoice);
  if (!subscriptionRef || !period) return undefined;
  const paymentRef = invoice.amount_paid > 0 ? invoice.id : null;
  const paid = { id, paymentRef, cents: invoice.amount_paid, subscriptionRef, period };
  // The first invoice of a subscription is covered by `checkout.session.completed`.
  if (invoice.billing_reason === 'subscription_cycle') return { ...paid, type: 'subscription.renewed' };
  const orderId = details?.metadata?.orderId;
  return invoice.billing_reason === 'subscription_update' && orderId
    ? { ...paid, type: 'payment.succeeded', orderId }
    : undefined;
}

function renewalFailed(id: string, invoice: Stripe.Invoice): PaymentEvent | undefined {
  const subscriptionRef = idOf(invoice.parent?.subscription_details?.subscription);
  const period = paidPeriod(invoice);
  return subscriptionRef && period && invoice.billing_reason === 'subscription_cycle'
    ? { id, type: 'subscription.payment-failed', subscriptionRef, periodEnd: period.start }
    : undefined;
}

function refundEvent(
  id: string,
  refund: Stripe.Refund,
  paymentRef = refund.metadata?.paymentRef ?? idOf(refund.payment_intent),
): PaymentEvent | undefined {
  if (!paymentRef) return undefined;
  const requestId = refund.metadata?.requestId;
  if (requestId && (refund.status === 'failed' || refund.status === 'canceled'))
    return { id, type: 'refund.failed', paymentRef, requestId };
  if (refund.status !== 'succeeded') return undefined;
  return {
    id,
    type: 'refund.succeeded',
    paymentRef,
    refundRef: refund.id,
    cents: refund.amount,
    ...(requestId ? { requestId } : {}),
  };
}

export const refundEvents = (refunds: readonly Stripe.Refund[], paymentRef: string): PaymentEvent[] =>
  refunds.flatMap((refund) => refundEvent(`check-${refund.id}`, refund, paymentRef) ?? []);

export const invoiceEvents = (invoices: readonly Stripe.Invoice[]): PaymentEvent[] =>
  invoices.flatMap((invoice) => invoiceEvent(`check-${invoice.id}`, invoice) ?? []);
