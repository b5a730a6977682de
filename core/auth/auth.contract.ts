import { z } from 'zod';
import { endpoint } from '../platform/endpoint';
import { displayNameFault, emailFault, normalEmail, normalName, usernameFault } from './account-fields';
import { isOppositionType, oppositionTypes, tiers } from './user';

/** Text held to a rule of this folder: the rule's own sentence is what stands beside the field. */
export const ruled = (fault: (text: string) => string | null) =>
  z.string().superRefine((text, context) => {
    const message = fault(text);
    if (message) context.addIssue({ code: 'custom', message });
  });

export const emailField = ruled(emailFault).transform(normalEmail);
export const usernameField = ruled(usernameFault).transform(normalName);
export const displayNameField = ruled(displayNameFault).transform((name) => normalName(name) || null);
/** The rule for new passwords needs their owner's name, so the use case applies it; here only the size is held. */
export const passwordField = z
  .string()
  .min(1, 'Escribe tu contraseña.')
  .max(1000, 'Usa 200 caracteres como mucho.');
/** An opposition type that we do not know counts as none (spec, point 3). */
export const oppositionField = z
  .string()
  .max(60)
  .transform((value) => (isOppositionType(value) ? value : null));
const tokenField = z.string().max(200);

/** The user as the session check answers it (spec, point 3), with the effective tier and the day of joining. */
export const sessionUser = z.object({
  id: z.string(),
  email: z.string(),
  displayName: z.string().nullable(),
  username: z.string(),
  avatar: z.string().nullable(),
  isAdmin: z.boolean(),
  oppositionType: z.enum(oppositionTypes).nullable(),
  tier: z.enum(tiers),
  createdAt: z.iso.datetime(),
});

/** The same words whether the address was known or not. */
const letterOnItsWay = z.object({ status: z.literal('check-mail'), message: z.string() });

export const register = endpoint({
  method: 'POST',
  path: '/api/auth/register',
  access: 'visitor',
  rate: 'auth',
  summary: 'Asks for an account. The answer is the same whether the address already has one.',
  body: z.object({
    email: emailField,
    username: usernameField,
    displayName: displayNameField.nullish(),
    password: passwordField,
    oppositionType: oppositionField.nullish(),
    acceptTerms: z.literal(true, 'Debes aceptar las condiciones para crear la cuenta.'),
  }),
  response: letterOnItsWay,
});

export const confirmEmail = endpoint({
  method: 'POST',
  path: '/api/auth/confirm-email',
  access: 'visitor',
  rate: 'auth',
  summary:
    'Opens the account that a confirmation letter belongs to. Takes another username if the first was lost.',
  body: z.object({ token: tokenField, username: usernameField.optional() }),
  response: z.object({ email: z.string(), displayName: z.string().nullable(), username: z.string() }),
});

export const resendConfirmation = endpoint({
  method: 'POST',
  path: '/api/auth/resend-confirmation',
  access: 'visitor',
  rate: 'auth',
  summary: 'Sends the confirmation letter again, if there is one to send.',
  body: z.object({ email: emailField }),
  response: letterOnItsWay,
});

export const login = endpoint({
  method: 'POST',
  path: '/api/auth/login',
  access: 'visitor',
  rate: 'auth',
  summary: 'Signs in. With a second factor, the right password alone answers auth.second-factor-needed.',
  body: z.object({
    email: emailField,
    password: passwordField,
    /** Six digits of the application, or one of the recovery codes. */
    code: z.string().trim().max(40).optional(),
    /** The answer to auth.deletion-pending: the account is to stay after all. */
    restore: z.boolean().optional(),
  }),
  response: sessionUser,
});

export const logout = endpoint({
  method: 'POST',
  path: '/api/auth/logout',
  access: 'visitor',
  summary: 'Ends this session on the server.',
});

export const readSession = endpoint({
  method: 'GET',
  path: '/api/auth/me',
  access: 'visitor',
  summary: 'The signed-in user, or 200 with an empty body for a guest.',
  response: sessionUser.optional(),
});

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/api/auth/forgot-password',
  access: 'visitor',
  rate: 'auth',
  summary: 'Sends a link for a new password, if the address has an account.',
  body: z.object({ email: emailField }),
  response: letterOnItsWay,
});

export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/auth/reset-password',
  access: 'visitor',
  rate: 'auth',
  summary: 'Sets a new password with the link of the letter and ends every session of the account.',
  body: z.object({ token: tokenField, password: passwordField }),
});
