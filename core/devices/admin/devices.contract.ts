import { z } from 'zod';
import { endpoint } from '../../platform/endpoint';
import { moment } from '../../platform/moment.contract';
import { keyset, keysetQuery } from '../../platform/paging.contract';

const userDevice = z.object({
  id: z.string(),
  kind: z.enum(['desktop', 'laptop', 'mobile', 'tablet']),
  browser: z.string(),
  operatingSystem: z.string(),
  ipAddress: z.string(),
  signedIn: z.boolean(),
  firstSeenAt: moment,
  lastSeenAt: moment,
  blockedAt: moment.nullable(),
});

const params = z.object({ id: z.uuid(), deviceId: z.string().min(1).max(100) });

export const listUserDevices = endpoint.get('/api/admin/users/:id/devices', 'may:support-users', {
  summary: 'The devices of an account, last used first, by keyset pagination.',
  params: z.object({ id: z.uuid() }),
  /** `after`: the milliseconds of the last use and the id of a device. */
  query: keysetQuery.extend({
    after: z
      .string()
      .max(130)
      .regex(/^\d{1,15}\..+$/)
      .optional(),
  }),
  response: keyset(userDevice),
});

export const blockUserDevice = endpoint.post(
  '/api/admin/users/:id/devices/:deviceId/block',
  'may:support-users',
  {
    summary: 'Ends the sessions of a device and refuses further sign-ins to the account from it.',
    params,
    response: userDevice,
  },
);

export const releaseUserDevice = endpoint.post(
  '/api/admin/users/:id/devices/:deviceId/release',
  'may:support-users',
  {
    summary: 'Lets a blocked device sign in again.',
    params,
    response: userDevice,
  },
);
