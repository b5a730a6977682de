import { z } from 'zod';
import { grantKinds } from '../auth/grants';
import { tiers } from '../auth/user';
import { endpoint } from '../platform/endpoint';
import { moment } from '../platform/moment.contract';
import { page, pageQuery } from '../platform/paging.contract';
import { billings, planIds, planOf } from '../store/plans';
import { orderKinds, orderStates } from './order';
import { subscriptionStates } from './subscription';

const cents = z.number().int();
const id = z.object({ id: z.uuid() });
/** Accepts `profesional`, the old name of Plus. */
const plan = z.preprocess((word) => planOf(String(word)) ?? word, z.enum(planIds, 'Elige un plan.'));
const billing = z.enum(billings, 'Elige cada cuánto pagas.');
const coupon = z.string().trim().max(40).optional();

/** The price of later periods that the buyer saw: with a coupon or credit the total can be the same for two prices. */
const periodCents = cents.optional();

/** When the buyer saw the prices of the plans, which are promised for a day. */
const seenAt = z.iso.datetime().optional();

const line = z.object({
  productId: z.string().nullable(),
  name: z.string(),
  unitCents: cents,
  quantity: z.number().int(),
  discountCents: cents,
  totalCents: cents,
});

const sums = { subtotalCents: cents, discountCents: cents, totalCents: cents, vatCents: cents };

export const quote = z.object({
  ...sums,
  lines: z.array(
    line.extend({
      /** The price when it was added to the cart, if it has changed since. */
      seenCents: cents.nullable(),
      /** Billed monthly, without automatic renewal. */
      isMonthly: z.boolean(),
      /** One unit is enough: it does not expire and is not consumed. */
      hasUselessUnits: z.boolean(),
      fault: z.enum(['withdrawn', 'owned']).nullable(),
    }),
  ),
  coupon: z.object({ code: z.string(), fault: z.string().nullable() }).nullable(),
  /** Payment provider; null when none is configured. */
  provider: z.enum(['simulated', 'stripe']).nullable(),
  /** An existing subscription is changed in the profile, not bought again. */
  isSubscribed: z.boolean(),
  /** A running trial of a higher tier, which the plan replaces at once. */
  replacedTrial: z.enum(tiers).nullable(),
  /** Places left in the plan for this buyer; null without a limit. */
  placesLeft: z.number().int().nullable(),
  /** All places of the plan; null without a limit. */
  places: z.number().int().nullable(),
});
export type QuoteView = z.infer<typeof quote>;

export const readQuote = endpoint.get('/api/checkout/quote', 'user', {
  summary: 'The current price of the cart or a plan, with an optional coupon.',
  query: z.object({
    kind: z.enum(['cart', 'plan']),
    plan: plan.optional(),
    billing: billing.optional(),
    coupon,
    seenAt,
  }),
  response: quote,
});

export const listPlans = endpoint.get('/api/checkout/plans', 'visitor', {
  summary: 'The plans with prices in euros including VAT, and the places left if limited.',
  response: z.object({
    plans: z.array(
      z.object({
        id: z.enum(['basico', 'profesional', 'elite']),
        name: z.string(),
        description: z.string(),
        priceMonthly: z.number(),
        priceQuarterly: z.number(),
        priceAnnual: z.number(),
        savings: z.string().nullable(),
        popular: z.boolean(),
        premium: z.boolean(),
        limitedSpots: z.number().int().nullable(),
        spotsLeft: z.number().int().nullable(),
        features: z.array(z.string()),
        notIncluded: z.array(z.string()),
      }),
    ),
  }),
});

const orderView = z.object({
  id: z.string(),
  kind: z.enum(orderKinds),
  state: z.enum(orderStates),
  plan: z.enum(planIds).nullable(),
  billing: z.enum(billings).nullable(),
  ...sums,
  creditCents: cents,
  lines: z.array(line),
  failure: z.string().nullable(),
  /** Payment page of a pending order. */
  payUrl: z.string().nullable(),
  invoice: z.string().nullable(),
  /** One for each refund, oldest first. */
  creditNotes: z.array(z.object({ number: z.string(), cents })),
  refundedCents: cents,
  /** When an admin withdrew the access, or the whole amount was refunded. */
  accessEndedAt: moment.nullable(),
  /** Deadline of the one-click refund; null if it cannot be refunded. */
  refundableUntil: moment.nullable(),
  createdAt: moment,
  paidAt: moment.nullable(),
  refundedAt: moment.nullable(),
});
export type OrderView = z.infer<typeof orderView>;

export const startOrder = endpoint.post('/api/checkout/orders', 'user', {
  summary:
    'Starts the payment of the cart or a plan and returns the payment URL. Idempotent while it is pending.',
  body: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('cart'), coupon, expectedCents: cents }),
    z.object({ kind: z.literal('plan'), plan, billing, coupon, expectedCents: cents, periodCents, seenAt }),
  ]),
  response: z.object({ orderId: z.string(), url: z.string() }),
});

export const listOrders = endpoint.get('/api/checkout/orders', 'user', {
  summary: "The user's own orders, newest first.",
  query: pageQuery,
  response: page(orderView),
});

export const readOrder = endpoint.get('/api/checkout/orders/:id', 'user', {
  summary: "One of the user's own orders, without asking the provider.",
  params: id,
  response: orderView,
});

export const checkOrder = endpoint.post('/api/checkout/orders/:id/check', 'user', {
  summary: 'Asks the provider about a pending order and returns its updated state.',
  params: id,
  response: orderView,
});

export const refundOrder = endpoint.post('/api/checkout/orders/:id/refund', 'user', {
  summary: 'Refunds an order within 30 days and ends its subscription.',
  params: id,
  response: orderView,
});

export const readInvoice = endpoint.get('/api/checkout/invoices/:number', 'user', {
  summary: "One of the user's invoices or credit notes, as PDF.",
  params: z.object({ number: z.string().max(20) }),
  response: z.string(),
});

const subscriptionView = z.object({
  id: z.string(),
  plan: z.enum(planIds),
  billing: z.enum(billings),
  state: z.enum(subscriptionStates),
  priceCents: cents,
  balanceCents: cents,
  periodStart: moment,
  periodEnd: moment,
  cancelAtPeriodEnd: z.boolean(),
  graceUntil: moment.nullable(),
  /** Amount of the next renewal; null if there is none. */
  nextCents: cents.nullable(),
  refundableUntil: moment.nullable(),
  guarantee: z.object({ from: moment, until: moment, claimedAt: moment.nullable() }).nullable(),
});
export type SubscriptionView = z.infer<typeof subscriptionView>;

export const readSubscription = endpoint.get('/api/checkout/subscription', 'user', {
  summary: 'The current subscription, if any.',
  response: z.object({ subscription: subscriptionView.nullable() }),
});

const change = z.object({ plan, billing });

export const quoteChange = endpoint.get('/api/checkout/subscription/change', 'user', {
  summary: 'The price of changing plan now, minus the unused part of the current period.',
  query: change,
  response: z.object({
    /** Time of the calculation; send it back to change at this price. */
    at: moment,
    priceCents: cents,
    creditCents: cents,
    dueCents: cents,
    balanceCents: cents,
    periodEnd: moment,
  }),
});

export const changeSubscription = endpoint.post('/api/checkout/subscription/change', 'user', {
  summary: 'Changes the plan now for the quoted amount.',
  body: change.extend({ at: z.iso.datetime(), expectedCents: cents, periodCents }),
  response: z.object({ orderId: z.string() }),
});

export const cancelSubscription = endpoint.post('/api/checkout/subscription/cancel', 'user', {
  summary: 'Cancels the subscription at the end of the paid period.',
  response: z.object({ subscription: subscriptionView }),
});

export const resumeSubscription = endpoint.post('/api/checkout/subscription/resume', 'user', {
  summary: 'Undoes a cancellation before the period ends.',
  response: z.object({ subscription: subscriptionView }),
});

export const claimGuarantee = endpoint.post('/api/checkout/subscription/guarantee', 'user', {
  summary: 'Claims the Elite guarantee (refund of the year). An admin decides.',
  body: z.object({
    text: z.string().trim().min(20, 'Cuéntanos en qué convocatoria te presentaste.').max(2000),
  }),
  response: z.object({ subscription: subscriptionView }),
});

const right = z.object({
  kind: z.enum(grantKinds),
  subject: z.string(),
  expiresAt: moment.nullable(),
});

const rights = z.object({
  rights: z.array(right),
  /** Bought products with documents to read. */
  documents: z.array(z.object({ productId: z.string(), name: z.string() })),
});

export const listRights = endpoint.get('/api/checkout/rights', 'user', {
  summary: 'Rights of the account besides its plan: bought or won.',
  response: rights,
});

export const chooseTopic = endpoint.post('/api/checkout/rights/topic', 'user', {
  summary: 'Uses a prize: gives permanent access to the chosen topic with its tests, cards and scheme.',
  body: z.object({ topic: z.int().min(1).max(45) }),
  response: rights,
});

/** The body is read as raw bytes because the signature covers them. */
export const receiveStripeWebhook = endpoint.post('/api/checkout/webhooks/stripe', 'everyone', {
  rate: 'tracking',
  summary: 'Webhook for Stripe’s signed events.',
  maxBodyBytes: 512 * 1024,
});

export const receiveSimulatedWebhook = endpoint.post('/api/checkout/webhooks/simulated', 'everyone', {
  rate: 'tracking',
  summary: 'Webhook for the signed events of the demo’s simulated provider.',
});
