import { z } from 'zod';
import { listQuery } from '../admin/list.contract';
import { endpoint } from '../platform/endpoint';
import { moment } from '../platform/moment.contract';
import { page, pageQuery } from '../platform/paging.contract';
import { ambassadorSorts } from './ambassador-sorts';
import { entryKinds } from './ambassadors';

const cents = z.number().int();
const code = z.string().trim().max(20);

const ambassador = z.object({
  code: z.string(),
  percent: z.number().int(),
  joinedAt: moment,
  /** People who accepted the invitation and started a purchase. */
  invited: z.number().int(),
  earnedCents: cents,
  paidCents: cents,
  /** Earned minus reversed minus paid out. */
  balanceCents: cents,
});

const entry = z.object({
  id: z.string(),
  kind: z.enum(entryKinds),
  cents,
  note: z.string().nullable(),
  at: moment,
});

export const readAmbassador = endpoint.get('/api/ambassadors/me', 'user', {
  summary: "The user's ambassador code and earnings; null if not an ambassador.",
  response: z.object({ ambassador: ambassador.nullable() }),
});

export const joinAmbassadors = endpoint.post('/api/ambassadors/me', 'user', {
  summary: 'Becomes an ambassador. Idempotent: a second call returns the same code.',
  body: z.object({ acceptTerms: z.literal(true, 'Debes aceptar las condiciones.') }),
  response: z.object({ ambassador: ambassador }),
});

export const listCommissions = endpoint.get('/api/ambassadors/commissions', 'user', {
  summary: "The user's commissions, refunds and payouts, newest first.",
  query: pageQuery,
  response: page(entry),
});

export const readInvitation = endpoint.get('/api/ambassadors/invitations/:code', 'everyone', {
  summary: 'Checks an invitation code without revealing its owner.',
  params: z.object({ code }),
  response: z.object({ code: z.string() }),
});

export const acceptInvitation = endpoint.post('/api/ambassadors/invitations/:code', 'visitor', {
  summary: 'Stores the invitation in a cookie for 30 days.',
  params: z.object({ code }),
  response: z.object({ until: moment }),
});

const adminRow = ambassador.extend({ id: z.string(), name: z.string(), email: z.string() });

export const listAmbassadors = endpoint.get('/api/admin/ambassadors', 'may:run-business', {
  summary: 'Ambassadors with their balances.',
  query: listQuery(ambassadorSorts, {}),
  response: page(adminRow),
});

export const readAmbassadorForAdmin = endpoint.get('/api/admin/ambassadors/:id', 'may:run-business', {
  summary: 'One ambassador with the latest ledger entries.',
  params: z.object({ id: z.uuid() }),
  response: adminRow.extend({ entries: z.array(entry) }),
});

export const recordPayout = endpoint.post('/api/admin/ambassadors/:id/payouts', 'may:run-business', {
  summary: 'Records a payout that was made by transfer or otherwise.',
  params: z.object({ id: z.uuid() }),
  body: z.object({
    cents: z.int('Escribe un importe.').min(1, 'Escribe un importe.').max(100_000_000),
    note: z.string().trim().min(1, 'Escribe la referencia del pago.').max(200),
  }),
  response: adminRow.extend({ entries: z.array(entry) }),
});
