import { z } from 'zod';
import { listQuery } from '../admin/list.contract';
import { endpoint } from '../platform/endpoint';
import { page, pageQuery } from '../platform/paging.contract';
import { ambassadorSorts } from './ambassador-sorts';
import { entryKinds } from './ambassadors';

const cents = z.number().int();
const code = z.string().trim().max(20);

const standing = z.object({
  code: z.string(),
  percent: z.number().int(),
  joinedAt: z.iso.datetime(),
  /** People who accepted the invitation and began a purchase. */
  invited: z.number().int(),
  earnedCents: cents,
  paidCents: cents,
  /** What is owed: earned, less what was refunded and what was paid. */
  balanceCents: cents,
});

const entry = z.object({
  id: z.string(),
  kind: z.enum(entryKinds),
  cents,
  note: z.string().nullable(),
  at: z.iso.datetime(),
});

export const readAmbassador = endpoint({
  method: 'GET',
  path: '/api/ambassadors/me',
  access: 'user',
  summary: 'The own code and what it has earned, if one is an ambassador.',
  response: z.object({ ambassador: standing.nullable() }),
});

export const joinAmbassadors = endpoint({
  method: 'POST',
  path: '/api/ambassadors/me',
  access: 'user',
  summary: 'Becomes an ambassador; asked again, answers the same code.',
  body: z.object({ acceptTerms: z.literal(true, 'Debes aceptar las condiciones.') }),
  response: z.object({ ambassador: standing }),
});

export const listCommissions = endpoint({
  method: 'GET',
  path: '/api/ambassadors/commissions',
  access: 'user',
  summary: 'The own commissions, refunds and payouts, newest first.',
  query: pageQuery,
  response: page(entry),
});

export const readInvitation = endpoint({
  method: 'GET',
  path: '/api/ambassadors/invitations/:code',
  access: 'everyone',
  summary: 'Whether an invitation is good. It does not say whose.',
  params: z.object({ code }),
  response: z.object({ code: z.string() }),
});

export const acceptInvitation = endpoint({
  method: 'POST',
  path: '/api/ambassadors/invitations/:code',
  access: 'visitor',
  summary: 'Remembers for 30 days, in a cookie, who invited.',
  params: z.object({ code }),
  response: z.object({ until: z.iso.datetime() }),
});

const adminRow = standing.extend({ id: z.string(), name: z.string(), email: z.string() });

export const listAmbassadors = endpoint({
  method: 'GET',
  path: '/api/admin/ambassadors',
  access: 'admin',
  summary: 'Ambassadors with what is owed to them.',
  query: listQuery(ambassadorSorts, {}),
  response: page(adminRow),
});

export const readAmbassadorForAdmin = endpoint({
  method: 'GET',
  path: '/api/admin/ambassadors/:id',
  access: 'admin',
  summary: 'One ambassador and the last movements.',
  params: z.object({ id: z.uuid() }),
  response: adminRow.extend({ entries: z.array(entry) }),
});

export const recordPayout = endpoint({
  method: 'POST',
  path: '/api/admin/ambassadors/:id/payouts',
  access: 'admin',
  summary: 'Writes down that commissions were paid out, by transfer or otherwise.',
  params: z.object({ id: z.uuid() }),
  body: z.object({
    cents: z.int('Escribe un importe.').min(1, 'Escribe un importe.').max(100_000_000),
    note: z.string().trim().min(1, 'Escribe la referencia del pago.').max(200),
  }),
  response: adminRow.extend({ entries: z.array(entry) }),
});
