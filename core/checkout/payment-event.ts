/**
 * A payment provider's webhook event, independent of the provider. `id` is the provider's. Events may arrive twice, late
 * or out of order, so each one states a fact that stays true and never the current state.
 */
export type PaymentEvent = { id: string } & (
  | {
      type: 'payment.succeeded';
      orderId: string;
      /** The provider's id of the payment; null when nothing had to be paid. */
      paymentRef: string | null;
      cents: number;
      /** Set when the payment started or changed a subscription. */
      subscriptionRef?: string | undefined;
      /** The paid period, if the provider sets it; otherwise it starts now. */
      period?: { start: Date; end: Date } | undefined;
    }
  | { type: 'payment.failed'; orderId: string; reason: string }
  | { type: 'payment.expired'; orderId: string }
  | {
      type: 'refund.succeeded';
      paymentRef: string;
      refundRef: string;
      /** The amount of this refund alone, not the total refunded of the payment. */
      cents: number;
      /** Our own request; absent when the refund was made in the provider's dashboard. */
      requestId?: string | undefined;
    }
  /** A refund that we asked for and that the bank could not make. */
  | { type: 'refund.failed'; paymentRef: string; requestId: string }
  | {
      type: 'subscription.renewed';
      subscriptionRef: string;
      paymentRef: string | null;
      cents: number;
      period: { start: Date; end: Date };
    }
  | { type: 'subscription.payment-failed'; subscriptionRef: string; periodEnd: Date }
  | { type: 'subscription.ended'; subscriptionRef: string }
);
