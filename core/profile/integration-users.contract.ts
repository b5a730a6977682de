import { z } from 'zod';
import { displayNameField, emailField, usernameField } from '../auth/auth.contract';
import { tiers } from '../auth/user';
import { endpoint } from '../platform/endpoint';
import { moment } from '../platform/moment.contract';
import { givenPlan } from './admin/users.contract';

const params = z.object({ id: z.uuid() });

const provisionedUser = z.object({
  id: z.string(),
  email: z.string(),
  username: z.string(),
  displayName: z.string().nullable(),
  /** Effective tier. */
  tier: z.enum(tiers),
  isInvited: z.boolean(),
  suspendedAt: moment.nullable(),
  /** The plan given by hand or by a key, while it runs. */
  givenPlan: z
    .object({ tier: z.enum(tiers), endsAt: moment.nullable(), reason: z.string().nullable() })
    .nullable(),
});

export const provisionUser = endpoint.post('/api/integration/users', 'key', {
  scope: 'users',
  summary: 'Creates an account and emails an invitation to choose a password.',
  body: z.object({
    email: emailField,
    displayName: displayNameField.nullish(),
    username: usernameField.nullish(),
  }),
  response: provisionedUser,
});

export const readProvisionedUser = endpoint.get('/api/integration/users/:id', 'key', {
  scope: 'users',
  summary: 'One account.',
  params,
  response: provisionedUser,
});

export const provisionPlan = endpoint.put('/api/integration/users/:id/plan', 'key', {
  scope: 'users',
  summary: 'Gives a plan until the end of a day in Spain, or ends the given plan (null).',
  params,
  body: givenPlan,
  response: provisionedUser,
});
