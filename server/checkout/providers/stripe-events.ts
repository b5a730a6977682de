import type { Notice } from '@atalaya/core/checkout/notice';
import type Stripe from 'stripe';

// Stripe's events in our words. A payment of a subscription goes by its invoice's id, which every event of it names; a
// one-off by its payment intent.

const idOf = (thing: string | { id: string } | null | undefined): string | undefined =>
  typeof thing === 'string' ? thing : thing?.id;

const fromSeconds = (seconds: number): Date => new Date(seconds * 1000);

/** Undefined for what does not concern us: Stripe sends whatever it is asked to. */
export function noticeOfEvent(event: Stripe.Event): Notice | undefined {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.expired':
      return noticeOfSession(event.id, event.data.object);
    case 'checkout.session.async_payment_failed':
      return failed(event.id, event.data.object);
    case 'invoice.paid':
      return noticeOfInvoice(event.id, event.data.object);
    case 'invoice.payment_failed':
      return renewalFailed(event.id, event.data.object);
    case 'customer.subscription.deleted':
      return { id: event.id, type: 'subscription.ended', subscriptionRef: event.data.object.id };
    case 'refund.created':
    case 'refund.updated':
      return refundNotice(event.id, event.data.object);
    default:
      return undefined;
  }
}

/** A payment page as it stands: paid, over, or still open (which is nothing to tell). */
export function noticeOfSession(id: string, session: Stripe.Checkout.Session): Notice | undefined {
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

function failed(id: string, session: Stripe.Checkout.Session): Notice | undefined {
  const orderId = session.client_reference_id;
  return orderId
    ? { id, type: 'payment.failed', orderId, reason: 'El banco ha rechazado el pago.' }
    : undefined;
}

/** The last line's period is the one that was paid; the invoice's own is the one before it. */
function paidPeriod(invoice: Stripe.Invoice): { start: Date; end: Date } | undefined {
  const [last] = [...invoice.lines.data].sort((a, b) => b.period.end - a.period.end);
  return last && { start: fromSeconds(last.period.start), end: fromSeconds(last.period.end) };
}

export function noticeOfInvoice(id: string, invoice: Stripe.Invoice): Notice | undefined {
  const details = invoice.parent?.subscription_details;
  const subscriptionRef = idOf(details?.subscription);
  const period = paidPeriod(invoice);
  if (!subscriptionRef || !period) return undefined;
  const paymentRef = invoice.amount_paid > 0 ? invoice.id : null;
  const paid = { id, paymentRef, cents: invoice.amount_paid, subscriptionRef, period };
  // The first invoice of a subscription is told by its payment page.
  if (invoice.billing_reason === 'subscription_cycle') return { ...paid, type: 'subscription.renewed' };
  const orderId = details?.metadata?.orderId;
  return invoice.billing_reason === 'subscription_update' && orderId
    ? { ...paid, type: 'payment.succeeded', orderId }
    : undefined;
}

function renewalFailed(id: string, invoice: Stripe.Invoice): Notice | undefined {
  const subscriptionRef = idOf(invoice.parent?.subscription_details?.subscription);
  const period = paidPeriod(invoice);
  return subscriptionRef && period && invoice.billing_reason === 'subscription_cycle'
    ? { id, type: 'subscription.payment-failed', subscriptionRef, periodEnd: period.start }
    : undefined;
}

export function refundNotice(id: string, refund: Stripe.Refund): Notice | undefined {
  const paymentRef = refund.metadata?.paymentRef ?? idOf(refund.payment_intent);
  return refund.status === 'succeeded' && paymentRef
    ? { id, type: 'refund.succeeded', paymentRef, refundRef: refund.id, cents: refund.amount }
    : undefined;
}

const known = (notice: Notice | undefined): Notice[] => (notice ? [notice] : []);

export const refundNotices = (refunds: readonly Stripe.Refund[]): Notice[] =>
  refunds.flatMap((refund) => known(refundNotice(`check-${refund.id}`, refund)));

export const invoiceNotices = (invoices: readonly Stripe.Invoice[]): Notice[] =>
  invoices.flatMap((invoice) => known(noticeOfInvoice(`check-${invoice.id}`, invoice)));
