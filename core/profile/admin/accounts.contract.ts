import { z } from 'zod';
import { listQuery } from '../../admin/list.contract';
import { displayNameField, emailField, usernameField } from '../../auth/auth.contract';
import { endpoint } from '../../platform/endpoint';
import { moment } from '../../platform/moment.contract';
import { page } from '../../platform/paging.contract';
import { MAX_REASON, registrationSorts } from '../user-sorts';
import { adminUserDetail } from './users.contract';

const params = z.object({ id: z.uuid() });

export const inviteUser = endpoint.post('/api/admin/users', 'may:support-users', {
  summary: 'Creates an account and emails an invitation to choose a password.',
  body: z.object({
    email: emailField,
    displayName: displayNameField.nullish(),
    /** Taken from the address if it is missing. */
    username: usernameField.nullish(),
  }),
  response: adminUserDetail,
});

export const resendUserConfirmation = endpoint.post(
  '/api/admin/users/:id/resend-confirmation',
  'may:support-users',
  {
    summary: 'Sends the invitation or the confirmation email again. Earlier links stop working.',
    params,
    response: adminUserDetail,
  },
);

export const startPasswordReset = endpoint.post('/api/admin/users/:id/password-reset', 'may:support-users', {
  summary: 'Emails the user a link to choose a new password. The response does not contain it.',
  params,
  response: adminUserDetail,
});

export const suspendUser = endpoint.post('/api/admin/users/:id/suspension', 'may:support-users', {
  summary: 'Suspends the account: its sessions end, nothing is deleted, and its subscription is not renewed.',
  params,
  body: z.object({
    /** Sent to the user by email. */
    reason: z
      .string('Escribe el motivo.')
      .trim()
      .min(1, 'Escribe el motivo.')
      .max(MAX_REASON, `Usa ${MAX_REASON} caracteres como mucho.`),
  }),
  response: adminUserDetail,
});

export const liftSuspension = endpoint.delete('/api/admin/users/:id/suspension', 'may:support-users', {
  summary: 'Lets a suspended user sign in again.',
  params,
  response: adminUserDetail,
});

export const requestUserDeletion = endpoint.post('/api/admin/users/:id/deletion', 'may:support-users', {
  confirmed: true,
  summary: 'Deletes the account after fourteen days. The user is told by email and can recover it.',
  params,
  response: adminUserDetail,
});

export const cancelUserDeletion = endpoint.delete('/api/admin/users/:id/deletion', 'may:support-users', {
  summary: 'Cancels a pending deletion.',
  params,
  response: adminUserDetail,
});

export const deleteUserNow = endpoint.post('/api/admin/users/:id/delete-now', 'may:administer', {
  confirmed: true,
  summary: 'Deletes the account and its personal data at once. Invoices are kept, as the law requires.',
  params,
  /** Typed by the admin, against a click on the wrong row. */
  body: z.object({ email: z.string('Escribe el correo de la cuenta.').trim().max(300) }),
});

export const exportUserData = endpoint.get('/api/admin/users/:id/data', 'may:support-users', {
  confirmed: true,
  summary: 'Everything stored about one user, as a download. Recorded in the audit log.',
  params,
  response: z.record(z.string(), z.unknown()),
});

export const listRegistrations = endpoint.get('/api/admin/registrations', 'may:support-users', {
  summary: 'Sign-ups whose confirmation link has not been opened, newest first unless `sort=createdAt`.',
  query: listQuery(registrationSorts, {}),
  response: page(
    z.object({
      id: z.string(),
      email: z.string(),
      username: z.string(),
      /** The address got an account in another way; the link of this sign-up was never sent. */
      hasAccount: z.boolean(),
      createdAt: moment,
      expiresAt: moment,
    }),
  ),
});

export const resendRegistration = endpoint.post('/api/admin/registrations/:id/resend', 'may:support-users', {
  summary: 'Sends the confirmation email of a sign-up again.',
  params,
});

export const inviteRegistration = endpoint.post('/api/admin/registrations/:id/invite', 'may:support-users', {
  summary:
    'Creates the account of a sign-up and emails an invitation to choose a password instead of the link.',
  params,
  response: adminUserDetail,
});

export const deleteRegistration = endpoint.delete('/api/admin/registrations/:id', 'may:support-users', {
  summary: 'Deletes a sign-up. Its confirmation link stops working.',
  params,
});
