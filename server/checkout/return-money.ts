import { defineJob } from '../platform/jobs/jobs';

export type ReturnMoney = {
  provider: string;
  /** Null where nothing was charged. */
  paymentRef: string | null;
  cents: number;
  /** The stored refund request; absent when a whole payment is returned at once, e.g. a double one. */
  requestId?: string;
  /** A subscription that must be ended at the provider, or it would be charged again. */
  subscriptionRef?: string;
};

/** Refunds a payment; retried until the provider accepts it. */
export const returnMoney = defineJob<ReturnMoney>('checkout.return-money', { retries: 20 });
