/**
 * What a payment provider tells us, in our own words. `id` is the provider's: the same notice may come twice, late, or
 * before one that happened earlier, so each says a fact that is true for ever and never «the state is now».
 */
export type Notice = { id: string } & (
  | {
      type: 'payment.succeeded';
      orderId: string;
      /** The provider's name of the payment; null when nothing had to be paid. */
      paymentRef: string | null;
      cents: number;
      /** Where the payment began a subscription, or moved it. */
      subscriptionRef?: string | undefined;
      /** The period that was paid, where the provider keeps its own; otherwise one from now. */
      period?: { start: Date; end: Date } | undefined;
    }
  | { type: 'payment.failed'; orderId: string; reason: string }
  | { type: 'payment.expired'; orderId: string }
  | { type: 'refund.succeeded'; paymentRef: string; refundRef: string; cents: number }
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

export type NoticeType = Notice['type'];
