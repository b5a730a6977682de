import { z } from 'zod';
import { endpoint } from '../platform/endpoint';
import { moment } from '../platform/moment.contract';
import { displayNameFault, emailFault, normalizeEmail, normalizeName, usernameFault } from './account-fields';
import { safeReturnPath } from './return-path';
import { roles } from './roles';
import { isOppositionType, oppositionTypes, tiers } from './user';

/** A string validated by a function that returns the error message or null. */
export const checkedText = (fault: (text: string) => string | null) =>
  z.string().superRefine((text, context) => {
    const message = fault(text);
    if (message) context.addIssue({ code: 'custom', message });
  });

export const emailField = checkedText(emailFault).transform(normalizeEmail);
export const usernameField = checkedText(usernameFault).transform(normalizeName);
export const displayNameField = checkedText(displayNameFault).transform(
  (name) => normalizeName(name) || null,
);
/** Length only: the strength check needs the user's name, so the use case runs it. */
export const passwordField = z
  .string()
  .min(1, 'Escribe tu contraseña.')
  .max(1000, 'Usa 200 caracteres como mucho.');
/** An unknown opposition type becomes null (spec, point 3). */
export const oppositionField = z
  .string()
  .max(60)
  .transform((value) => (isOppositionType(value) ? value : null));
/** The six digits of the authenticator app, or a recovery code. */
const codeField = z.string().trim().max(40);
const tokenField = z.string().max(200);
/** Where the link of the confirmation email continues; a path of another site is ignored. */
const returnField = z.string().max(1000).transform(safeReturnPath).nullish();

/** The response of the session check (spec, point 3). */
export const sessionUser = z.object({
  id: z.string(),
  email: z.string(),
  displayName: z.string().nullable(),
  username: z.string(),
  avatar: z.string().nullable(),
  isAdmin: z.boolean(),
  roles: z.array(z.enum(roles)).readonly().optional(),
  oppositionType: z.enum(oppositionTypes).nullable(),
  tier: z.enum(tiers),
  createdAt: moment,
});

/** Identical whether or not the address has an account, so that accounts cannot be enumerated. */
const emailSent = z.object({ status: z.literal('check-mail'), message: z.string() });

export const register = endpoint.post('/api/auth/register', 'visitor', {
  rate: 'auth',
  summary: 'Requests an account. The response is the same if the address already has one.',
  body: z.object({
    email: emailField,
    username: usernameField,
    displayName: displayNameField.nullish(),
    password: passwordField,
    oppositionType: oppositionField.nullish(),
    acceptTerms: z.literal(true, 'Debes aceptar las condiciones para crear la cuenta.'),
    volver: returnField,
  }),
  response: emailSent,
});

export const confirmEmail = endpoint.post('/api/auth/confirm-email', 'visitor', {
  rate: 'auth',
  summary:
    'Activates the account of a confirmation email and signs in, once. In another browser than the registration it needs a password. Accepts a new username if the first was taken meanwhile.',
  body: z.object({
    token: tokenField,
    username: usernameField.optional(),
    /** Instead of the password of the registration, which somebody else may have written. */
    password: passwordField.optional(),
  }),
  response: z.object({
    email: z.string(),
    displayName: z.string().nullable(),
    username: z.string(),
    /** Null if the link was used before in another browser, or if the account has a second factor. */
    user: sessionUser.nullable(),
  }),
});

export const resendConfirmation = endpoint.post('/api/auth/resend-confirmation', 'visitor', {
  rate: 'auth',
  summary: 'Sends the confirmation email again if the account is not confirmed.',
  body: z.object({ email: emailField, volver: returnField }),
  response: emailSent,
});

export const login = endpoint.post('/api/auth/login', 'visitor', {
  rate: 'auth',
  summary: 'Signs in. With a second factor, the right password alone fails with auth.second-factor-needed.',
  body: z.object({
    email: emailField,
    password: passwordField,
    code: codeField.optional(),
    /** Cancels the pending deletion of the account (see auth.deletion-pending). */
    restore: z.boolean().optional(),
  }),
  response: sessionUser,
});

export const confirmIdentity = endpoint.post('/api/auth/confirm', 'user', {
  rate: 'auth',
  summary:
    'Takes the password, and the code of an account with a second factor, again: what is marked `x-confirmed` works for ten minutes.',
  body: z.object({ password: passwordField, code: codeField.optional() }),
});

export const logout = endpoint.post('/api/auth/logout', 'visitor', {
  device: 'any',
  summary: 'Ends this session on the server.',
});

export const readSession = endpoint.get('/api/auth/me', 'visitor', {
  device: 'any',
  summary: 'The signed-in user, or 200 with an empty body for a guest.',
  response: sessionUser.optional(),
});

export const forgotPassword = endpoint.post('/api/auth/forgot-password', 'visitor', {
  rate: 'auth',
  summary: 'Sends a link for a new password, if the address has an account.',
  body: z.object({ email: emailField }),
  response: emailSent,
});

export const resetPassword = endpoint.post('/api/auth/reset-password', 'visitor', {
  rate: 'auth',
  summary: 'Sets a new password with the token of the email and ends every session of the account.',
  body: z.object({ token: tokenField, password: passwordField }),
});
