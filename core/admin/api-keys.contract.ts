import { z } from 'zod';
import { endpoint } from '../platform/endpoint';
import { page, pageQuery } from '../platform/paging.contract';
import { apiKeyLimits, apiScopes, keyStates } from './api-key';

const scopes = z.array(z.enum(apiScopes));

const apiKey = z.object({
  id: z.string(),
  name: z.string(),
  /** The first letters of the key: all that is left of it. */
  start: z.string(),
  scopes,
  perMinute: z.number().int(),
  state: z.enum(keyStates),
  createdBy: z.string().nullable(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime().nullable(),
  lastUsedAt: z.iso.datetime().nullable(),
  uses: z.number().int(),
});

export const listApiKeys = endpoint({
  method: 'GET',
  path: '/api/admin/api-keys',
  access: 'admin',
  summary: 'The keys of the public API, newest first, without the keys themselves.',
  query: pageQuery,
  response: page(apiKey),
});

export const createApiKey = endpoint({
  method: 'POST',
  path: '/api/admin/api-keys',
  access: 'admin',
  summary: 'Makes a key. This answer is the only place where it can ever be read.',
  body: z.object({
    name: z.string('Obligatorio').trim().min(1, 'Obligatorio').max(apiKeyLimits.name, 'Demasiado largo.'),
    scopes: scopes.min(1, 'Elige al menos un permiso.').transform((given) => [...new Set(given)]),
    perMinute: z.coerce
      .number('Escribe un número.')
      .int('Escribe un número entero.')
      .min(1, 'Al menos 1.')
      .max(apiKeyLimits.perMinute, `Como mucho ${apiKeyLimits.perMinute}.`)
      .default(60),
    expiresAt: z.iso.datetime({ offset: true, message: 'Elige un día.' }).nullish(),
  }),
  response: apiKey.extend({ key: z.string() }),
});

export const revokeApiKey = endpoint({
  method: 'DELETE',
  path: '/api/admin/api-keys/:id',
  access: 'admin',
  summary: 'Ends a key at once and for good.',
  params: z.object({ id: z.uuid() }),
  response: apiKey,
});
