import { z } from 'zod';
import { passwordField } from '../auth/auth.contract';
import { endpoint } from '../platform/endpoint';

const code = z.string().trim().min(1, 'Escribe el código.').max(40, 'Ese código es demasiado largo.');
const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

export const savePassword = endpoint.put('/api/profile/password', 'user', {
  confirmed: true,
  rate: 'auth',
  summary: 'Changes the password and ends every other session.',
  body: z.object({ password: passwordField }),
});

export const startTwoSteps = endpoint.post('/api/profile/second-factor', 'user', {
  confirmed: true,
  rate: 'auth',
  summary: 'Creates a secret for an authenticator app. It must be confirmed with a code.',
  response: z.object({ secret: z.string(), url: z.string() }),
});

export const confirmTwoSteps = endpoint.post('/api/profile/second-factor/confirm', 'user', {
  confirmed: true,
  rate: 'auth',
  summary: 'Enables the second factor. Only this response contains the recovery codes.',
  body: z.object({ code }),
  response: recoveryCodes,
});

export const renewCodes = endpoint.post('/api/profile/second-factor/recovery-codes', 'user', {
  confirmed: true,
  rate: 'auth',
  summary: 'Creates new recovery codes; the old ones stop working.',
  response: recoveryCodes,
});

export const stopTwoSteps = endpoint.post('/api/profile/second-factor/disable', 'user', {
  confirmed: true,
  rate: 'auth',
  summary: 'Disables the second factor.',
});
