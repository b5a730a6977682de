import { z } from 'zod';
import { etag } from '../admin/etag.contract';
import { roles } from '../auth/roles';
import { endpoint } from '../platform/endpoint';
import { givenRoles } from './staff';

const wanted = z.array(z.enum(givenRoles)).max(givenRoles.length);

const person = z.object({
  id: z.string(),
  etag,
  username: z.string(),
  displayName: z.string().nullable(),
  email: z.string(),
  isAdmin: z.boolean(),
  roles: z.array(z.enum(roles)).readonly(),
  hasSecondFactor: z.boolean(),
});
export type StaffMember = z.infer<typeof person>;

export const listStaff = endpoint.get('/api/admin/staff', 'may:administer', {
  summary: 'The owners and everyone with a role.',
  response: z.array(person),
});

export const addStaff = endpoint.post('/api/admin/staff', 'may:administer', {
  confirmed: true,
  summary: 'Gives roles to an account that has none of them.',
  body: z.object({
    username: z
      .string('Escribe el nombre de usuario.')
      .trim()
      .min(1, 'Escribe el nombre de usuario.')
      .max(60),
    roles: wanted.min(1, 'Elige al menos un papel.'),
  }),
  response: person,
});

export const changeStaff = endpoint.put('/api/admin/staff/:id', 'may:administer', {
  confirmed: true,
  summary: 'Gives and takes roles. Neither one’s own ownership nor that of the last owner can be taken.',
  params: z.object({ id: z.uuid() }),
  body: z.object({ etag, roles: wanted }),
  response: person,
});
