import { z } from 'zod';
import { displayNameField, usernameField } from '../auth/auth.contract';
import { oppositionTypes, tiers } from '../auth/user';
import { endpoint } from '../platform/endpoint';
import { moment } from '../platform/moment.contract';
import { textSizes } from '../platform/text/text-size';
import { AVATAR_BYTES, avatarTypes } from './avatar';
import { MAX_STUDY_MINUTES, MIN_STUDY_MINUTES } from './study-plan';

const minutesSentence = `Escribe entre ${MIN_STUDY_MINUTES} y ${MAX_STUDY_MINUTES} minutos.`;

export const profile = z.object({
  id: z.string(),
  email: z.string(),
  emailConfirmed: z.boolean(),
  displayName: z.string().nullable(),
  username: z.string(),
  avatar: z.string().nullable(),
  isAdmin: z.boolean(),
  oppositionType: z.enum(oppositionTypes).nullable(),
  examDate: z.iso.date().nullable(),
  studyMinutes: z.number().int().nullable(),
  /** Null if the user has never chosen one. */
  textSize: z.literal(textSizes).nullable(),
  tier: z.enum(tiers),
  planTier: z.enum(tiers).nullable(),
  /** When the plan ends, if the team gave it by hand until a day. */
  planEndsAt: moment.nullable(),
  trialEndsAt: moment.nullable(),
  hasSecondFactor: z.boolean(),
  /** True for an admin outside demo mode: required for the admin area. */
  needsSecondFactor: z.boolean(),
  recoveryCodesLeft: z.number().int(),
  createdAt: moment,
});

export const readProfile = endpoint.get('/api/profile', 'user', {
  summary: "The user's own account.",
  response: profile,
});

export const saveProfile = endpoint.patch('/api/profile', 'user', {
  summary: 'Changes names, opposition, exam date and study time: those that are sent.',
  body: z
    .object({
      displayName: displayNameField,
      username: usernameField,
      oppositionType: z.enum(oppositionTypes, 'Elige una de las opciones.').nullable(),
      examDate: z.iso.date('Escribe una fecha válida.').nullable(),
      studyMinutes: z
        .int('Escribe los minutos sin decimales.')
        .min(MIN_STUDY_MINUTES, minutesSentence)
        .max(MAX_STUDY_MINUTES, minutesSentence)
        .nullable(),
    })
    .partial(),
  response: profile,
});

export const saveTextSize = endpoint.put('/api/profile/text-size', 'user', {
  summary: 'Remembers the text size for devices on which the user has not chosen one.',
  body: z.object({ textSize: z.literal(textSizes, 'Elige uno de los tamaños.') }),
});

export const uploadAvatar = endpoint.post('/api/profile/avatar', 'user', {
  summary: 'Uploads a photo as avatar: resized to 256 by 256 pixels, without metadata.',
  upload: { field: 'file', maxBytes: AVATAR_BYTES, types: avatarTypes },
  response: profile,
});

export const removeAvatar = endpoint.delete('/api/profile/avatar', 'user', {
  summary: 'Removes the avatar; the initial of the name is shown instead.',
  response: profile,
});

export const readAvatar = endpoint.get('/api/avatars/:key', 'everyone', {
  summary: 'An avatar image. Its key changes with it, so it can be cached for ever.',
  params: z.object({ key: z.string().max(60) }),
});

export const readPersonalData = endpoint.get('/api/profile/data', 'user', {
  confirmed: true,
  rate: 'upload',
  summary: "All of the user's personal data, as one JSON file.",
  response: z.record(z.string(), z.unknown()),
});

export const requestDeletion = endpoint.post('/api/profile/deletion', 'user', {
  confirmed: true,
  rate: 'auth',
  summary: 'Requests the deletion of the account. Signing in within 14 days can restore it.',
  response: z.object({ deletesAt: moment }),
});
