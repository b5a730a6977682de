import { z } from 'zod';
import { listQuery } from '../../admin/list.contract';
import { endpoint } from '../../platform/endpoint';
import { moment } from '../../platform/moment.contract';
import { keyset, keysetQuery, page } from '../../platform/paging.contract';
import { billings, planIds } from '../../store/plans';
import { orderKinds, orderStates } from '../order';
import { refundStates } from '../refund';
import { subscriptionStates } from '../subscription';
import { adminOrderSorts, adminSubscriptionSorts } from './orders';

const cents = z.number().int();
const params = z.object({ id: z.uuid() });
const buyer = z.object({ id: z.string(), name: z.string(), email: z.string() });

const row = z.object({
  id: z.string(),
  kind: z.enum(orderKinds),
  state: z.enum(orderStates),
  what: z.string(),
  totalCents: cents,
  buyer,
  createdAt: moment,
  paidAt: moment.nullable(),
});

export const listOrdersForAdmin = endpoint.get('/api/admin/orders', 'may:support-users', {
  summary: 'Orders, searched by buyer or product.',
  query: listQuery(adminOrderSorts, {
    state: z.enum(orderStates).optional(),
    kind: z.enum(orderKinds).optional(),
  }),
  response: page(row),
});

export const listUserOrders = endpoint.get('/api/admin/users/:id/orders', 'may:support-users', {
  summary: 'The orders of one user with their invoices, newest first, by keyset pagination.',
  params,
  query: keysetQuery,
  response: keyset(row.omit({ buyer: true }).extend({ invoices: z.array(z.string()) })),
});

const detail = row.extend({
  provider: z.string(),
  subtotalCents: cents,
  discountCents: cents,
  vatCents: cents,
  coupon: z.string().nullable(),
  failure: z.string().nullable(),
  refundedAt: moment.nullable(),
  refundedCents: cents,
  /** What can still be refunded, without the requested refunds. */
  refundableCents: cents,
  accessEndedAt: moment.nullable(),
  refunds: z.array(
    z.object({
      id: z.string(),
      cents,
      reason: z.string(),
      state: z.enum(refundStates),
      requestedAt: moment,
    }),
  ),
  lines: z.array(z.object({ name: z.string(), quantity: z.number().int(), totalCents: cents })),
  invoices: z.array(z.string()),
  ledger: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(['charge', 'refund']),
      cents,
      ref: z.string(),
      at: moment,
    }),
  ),
});

export const readOrderForAdmin = endpoint.get('/api/admin/orders/:id', 'may:support-users', {
  summary: 'One order with its lines, invoices and ledger entries.',
  params,
  response: detail,
});

export const refundOrderForAdmin = endpoint.post('/api/admin/orders/:id/refund', 'may:support-users', {
  summary: 'Refunds an order in whole or in part, also after the 30 days.',
  params,
  body: z.object({
    cents: z.number('Escribe un importe, como 12,50.').int('Escribe un importe, como 12,50.'),
    /** What was left when the form was opened: another refund meanwhile is a conflict. */
    seenCents: cents,
    reason: z.string().trim().min(3, 'Escribe el motivo.').max(200, 'Como mucho 200 caracteres.'),
    endsAccess: z.boolean().default(false),
  }),
  response: detail,
});

export const readInvoiceForAdmin = endpoint.get('/api/admin/invoices/:number', 'may:support-users', {
  summary: 'An invoice or credit note of any order, as PDF.',
  params: z.object({ number: z.string().max(20) }),
  response: z.string(),
});

const subscriptionRow = z.object({
  id: z.string(),
  plan: z.enum(planIds),
  billing: z.enum(billings),
  state: z.enum(subscriptionStates),
  cancelAtPeriodEnd: z.boolean(),
  periodEnd: moment,
  graceUntil: moment.nullable(),
  startedAt: moment,
  endedAt: moment.nullable(),
  endedBy: z.string().nullable(),
  guaranteeClaimedAt: moment.nullable(),
  guaranteeText: z.string().nullable(),
  /** What each period costs this user. */
  priceCents: cents,
  /** Amount that the Elite guarantee would refund. */
  guaranteeCents: cents,
  buyer,
});

export const listSubscriptions = endpoint.get('/api/admin/subscriptions', 'may:support-users', {
  summary: 'Subscriptions, searched by user.',
  query: listQuery(adminSubscriptionSorts, {
    state: z.enum(subscriptionStates).optional(),
    plan: z.enum(planIds).optional(),
    claim: z.enum(['true']).optional(),
  }),
  response: page(subscriptionRow),
});

export const readSubscriptionForAdmin = endpoint.get('/api/admin/subscriptions/:id', 'may:support-users', {
  summary: 'One subscription.',
  params,
  response: subscriptionRow,
});

export const honourGuarantee = endpoint.post('/api/admin/subscriptions/:id/guarantee', 'may:support-users', {
  summary: 'Grants the Elite guarantee: refunds the year of Elite and ends the subscription.',
  params,
  response: subscriptionRow,
});
