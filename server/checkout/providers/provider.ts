import type { Notice } from '@atalaya/core/checkout/notice';
import type { Billing, PlanId } from '@atalaya/core/store/plans';
import type { Kit } from '../../platform/kit';
import { simulatedProvider } from './simulated';
import { stripeProvider } from './stripe';

export type ProviderName = 'simulated' | 'stripe';

/** What is to be paid, as the provider needs to know it. */
export type Basket = {
  orderId: string;
  userId: string;
  email: string;
  totalCents: number;
  lines: readonly { name: string; totalCents: number }[];
  /** The subscription that the payment begins, and what its next periods cost. */
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
 * Who takes the money. Whatever grants or ends access comes back as a signed notice, never as the answer of one of these
 * calls: an answer can be lost, a notice is sent again. Every call may be repeated: the order's id makes it one.
 */
export type Provider = {
  name: ProviderName;
  /** Opens a page where the order is paid. */
  begin(kit: Kit, basket: Basket): Promise<{ ref: string; url: string }>;
  /** Closes that page; false when it was paid already. */
  close(kit: Kit, ref: string): Promise<boolean>;
  /** What the provider knows about an order: for those whose notice never came. */
  findOrder(kit: Kit, order: { id: string; providerRef: string | null }): Promise<Notice[]>;
  findSubscription(kit: Kit, subscriptionRef: string): Promise<Notice[]>;
  refund(kit: Kit, payment: { ref: string; cents: number }): Promise<void>;
  change(kit: Kit, change: Change): Promise<void>;
  setEnding(kit: Kit, subscriptionRef: string, ends: 'at-period-end' | 'never'): Promise<void>;
  end(kit: Kit, subscriptionRef: string): Promise<void>;
  /** Checks the signature and says it in our words; undefined for what does not concern us. Throws on a bad one. */
  readNotice(kit: Kit, body: Buffer, signature: string | undefined): Notice | undefined;
};

/** Stripe where its keys are, the simulated one in the demo, nobody elsewhere. */
export function providerOf({ env }: Kit): Provider | undefined {
  if (env.STRIPE_SECRET_KEY && env.STRIPE_WEBHOOK_SECRET) return stripeProvider(env);
  return env.demo ? simulatedProvider : undefined;
}

/** The one that an order was begun with, whatever is configured since. */
export function providerNamed({ env }: Kit, name: string): Provider | undefined {
  if (name === 'simulated') return env.demo ? simulatedProvider : undefined;
  return env.STRIPE_SECRET_KEY ? stripeProvider(env) : undefined;
}
