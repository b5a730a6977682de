import type { PaymentEvent } from '@atalaya/core/checkout/payment-event';
import type { Billing, PlanId } from '@atalaya/core/store/plans';
import type { Kit } from '../../platform/kit';

export type ProviderName = 'simulated' | 'stripe';

export type Basket = {
  orderId: string;
  userId: string;
  email: string;
  totalCents: number;
  lines: readonly { name: string; totalCents: number }[];
  /** The subscription that the payment starts, and the price of later periods. */
  plan: { plan: PlanId; billing: Billing; name: string; periodCents: number } | null;
  expiresAt: Date;
};

export type Change = {
  subscriptionRef: string;
  orderId: string;
  plan: PlanId;
  billing: Billing;
  periodCents: number;
  creditCents: number;
  dueCents: number;
  balanceCents: number;
  at: Date;
};

/**
 * A payment provider. Access changes only with its signed webhook events, never with the response of these calls: a
 * response can be lost, an event is sent again. Every call is idempotent by order id.
 */
export type Provider = {
  name: ProviderName;
  /** Opens the payment page of an order. */
  begin(kit: Kit, basket: Basket): Promise<{ ref: string; url: string }>;
  /** Closes that page; false when it was paid already. */
  close(kit: Kit, ref: string): Promise<boolean>;
  /** Asks for the events of an order whose webhook never arrived. */
  findOrder(
    kit: Kit,
    order: { id: string; providerRef: string | null; paymentRef: string | null },
  ): Promise<PaymentEvent[]>;
  findSubscription(kit: Kit, subscriptionRef: string): Promise<PaymentEvent[]>;
  /** Idempotent by `requestId`, or by the payment when it is returned as a whole. Rejects what is not refundable. */
  refund(kit: Kit, payment: { ref: string; cents: number; requestId?: string | undefined }): Promise<void>;
  /** The ref under which a payment was charged; the same one if it has no other. */
  storedRef(kit: Kit, ref: string): Promise<string>;
  change(kit: Kit, change: Change): Promise<void>;
  setEnding(kit: Kit, subscriptionRef: string, ends: 'at-period-end' | 'never'): Promise<void>;
  end(kit: Kit, subscriptionRef: string): Promise<void>;
  /** Throws on a bad signature; undefined for event types that we ignore. */
  readWebhook(kit: Kit, body: Buffer, signature: string | undefined): PaymentEvent | undefined;
};
