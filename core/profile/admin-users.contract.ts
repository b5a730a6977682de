import { z } from 'zod';
import { etag } from '../admin/etag.contract';
import { listQuery } from '../admin/list.contract';
import { oppositionTypes, tiers } from '../auth/user';
import { endpoint } from '../platform/endpoint';
import { page } from '../platform/paging.contract';
import { MAX_TRIAL_DAYS, userSorts } from './user-sorts';

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
  trialEndsAt: z.iso.datetime().nullable(),
  devicesFixedUntil: z.iso.datetime().nullable(),
  /** When the account will be deleted, if requested. */
  deletesAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
});

export const adminUserDetail = adminUser.extend({ etag, sessions: z.number().int() });

export const listUsers = endpoint({
  method: 'GET',
  path: '/api/admin/users',
  access: 'admin',
  summary: 'Accounts, searched by name, username and email, ignoring accents.',
  query: listQuery(userSorts, {
    tier: z.enum(tiers).optional(),
    role: z.enum(['admin', 'student']).optional(),
    trial: z.enum(['running', 'over']).optional(),
    deletion: z.enum(['pending']).optional(),
  }),
  response: page(adminUser),
});

const params = z.object({ id: z.uuid() });

export const readUser = endpoint({
  method: 'GET',
  path: '/api/admin/users/:id',
  access: 'admin',
  summary: 'One account.',
  params,
  response: adminUserDetail,
});

export const changePlan = endpoint({
  method: 'PUT',
  path: '/api/admin/users/:id/plan',
  access: 'admin',
  summary: 'Sets the plan of the account, or removes it (null).',
  params,
  body: z.object({ etag, planTier: z.enum(['basico', 'plus', 'elite'], 'Elige un plan.').nullable() }),
  response: adminUserDetail,
});

export const changeTrial = endpoint({
  method: 'PUT',
  path: '/api/admin/users/:id/trial',
  access: 'admin',
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

export const freeDevices = endpoint({
  method: 'POST',
  path: '/api/admin/users/:id/free-devices',
  access: 'admin',
  summary: 'Releases an account that is fixed to two devices.',
  params,
  response: adminUserDetail,
});

export const endUserSessions = endpoint({
  method: 'POST',
  path: '/api/admin/users/:id/end-sessions',
  access: 'admin',
  summary: 'Ends every session of the account.',
  params,
  response: adminUserDetail,
});

export const changeAdmin = endpoint({
  method: 'PUT',
  path: '/api/admin/users/:id/admin',
  access: 'admin',
  summary: 'Grants or revokes the admin role. The last admin cannot be removed.',
  params,
  body: z.object({ etag, isAdmin: z.boolean() }),
  response: adminUserDetail,
});
