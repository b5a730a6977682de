import { z } from 'zod';
import { etag } from '../../admin/etag.contract';
import { listQuery } from '../../admin/list.contract';
import { oppositionTypes, tiers } from '../../auth/user';
import { endpoint } from '../../platform/endpoint';
import { moment } from '../../platform/moment.contract';
import { page } from '../../platform/paging.contract';
import { MAX_REASON, MAX_TRIAL_DAYS, userSorts, userStates } from '../user-sorts';

export const adminUser = z.object({
  id: z.string(),
  email: z.string(),
  emailConfirmed: z.boolean(),
  displayName: z.string().nullable(),
  username: z.string(),
  avatar: z.string().nullable(),
  isAdmin: z.boolean(),
  hasSecondFactor: z.boolean(),
  oppositionType: z.enum(oppositionTypes).nullable(),
  /** Effective tier. */
  tier: z.enum(tiers),
  planTier: z.enum(tiers).nullable(),
  trialEndsAt: moment.nullable(),
  devicesFixedUntil: moment.nullable(),
  /** When the account will be deleted, if requested. */
  deletesAt: moment.nullable(),
  suspendedAt: moment.nullable(),
  /** Has not chosen a password yet. */
  isInvited: z.boolean(),
  createdAt: moment,
});

export const adminUserDetail = adminUser.extend({
  etag,
  sessions: z.number().int(),
  suspensionReason: z.string().nullable(),
  /** The plan that an admin gave by hand, while it runs. */
  givenPlan: z
    .object({ tier: z.enum(tiers), endsAt: moment.nullable(), reason: z.string().nullable() })
    .nullable(),
});

const filters = {
  tier: z.enum(tiers).optional(),
  role: z.enum(['admin', 'student']).optional(),
  trial: z.enum(['running', 'over']).optional(),
  deletion: z.enum(['pending']).optional(),
  state: z.enum(userStates).optional(),
};

export const listUsers = endpoint.get('/api/admin/users', 'may:support-users', {
  summary: 'Accounts, searched by name, username and email, ignoring accents.',
  query: listQuery(userSorts, filters),
  response: page(adminUser),
});

export const exportUsers = endpoint.get('/api/admin/users/export', 'may:administer', {
  confirmed: true,
  summary: 'Exports the accounts of a filter as CSV.',
  query: listQuery(userSorts, filters).omit({ page: true, pageSize: true }),
  response: z.string(),
});

const params = z.object({ id: z.uuid() });

/** An end day needs a reason, which the audit log keeps. */
export const givenPlan = z
  .object({
    planTier: z.enum(['basico', 'plus', 'elite'], 'Elige un plan.').nullable(),
    endsOn: z.iso.date('Escribe una fecha válida.').nullish(),
    reason: z.string().trim().max(MAX_REASON, `Usa ${MAX_REASON} caracteres como mucho.`).nullish(),
  })
  .superRefine(({ planTier, endsOn, reason }, context) => {
    if (planTier && endsOn && !reason)
      context.addIssue({ code: 'custom', path: ['reason'], message: 'Escribe el motivo.' });
  });

export const readUser = endpoint.get('/api/admin/users/:id', 'may:support-users', {
  summary: 'One account.',
  params,
  response: adminUserDetail,
});

export const changePlan = endpoint.put('/api/admin/users/:id/plan', 'may:support-users', {
  summary: 'Gives a plan by hand, until the end of a day in Spain or without end, or removes it (null).',
  params,
  body: givenPlan.safeExtend({ etag }),
  response: adminUserDetail,
});

export const changeTrial = endpoint.put('/api/admin/users/:id/trial', 'may:support-users', {
  summary: 'Extends the trial by a number of days, or ends it now (0).',
  params,
  body: z.object({
    etag,
    days: z
      .int('Escribe un número de días.')
      .min(0, 'Escribe un número de días.')
      .max(MAX_TRIAL_DAYS, `Como mucho ${MAX_TRIAL_DAYS} días.`),
  }),
  response: adminUserDetail,
});

export const freeDevices = endpoint.post('/api/admin/users/:id/free-devices', 'may:support-users', {
  summary: 'Releases an account that is fixed to two devices.',
  params,
  response: adminUserDetail,
});

export const endUserSessions = endpoint.post('/api/admin/users/:id/end-sessions', 'may:support-users', {
  summary: 'Ends every session of the account.',
  params,
  response: adminUserDetail,
});

export const changeAdmin = endpoint.put('/api/admin/users/:id/admin', 'may:administer', {
  confirmed: true,
  summary: 'Grants or revokes the admin role. The last admin cannot be removed.',
  params,
  body: z.object({ etag, isAdmin: z.boolean() }),
  response: adminUserDetail,
});
