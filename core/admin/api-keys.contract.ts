import { z } from 'zod';
import { endpoint } from '../platform/endpoint';
import { moment } from '../platform/moment.contract';
import { page, pageQuery } from '../platform/paging.contract';
import { apiKeyLimits, apiScopes, keyStates } from './api-key';

const scopes = z.array(z.enum(apiScopes));

const apiKey = z.object({
  id: z.string(),
  name: z.string(),
  /** The first characters of the key; the rest is stored only as a hash. */
  start: z.string(),
  scopes,
  perMinute: z.number().int(),
  state: z.enum(keyStates),
  createdBy: z.string().nullable(),
  createdAt: moment,
  expiresAt: moment.nullable(),
  lastUsedAt: moment.nullable(),
  uses: z.number().int(),
});

export const listApiKeys = endpoint.get('/api/admin/api-keys', 'may:administer', {
  summary: 'Lists the keys of the public API, newest first, without their secret part.',
  query: pageQuery,
  response: page(apiKey),
});

export const createApiKey = endpoint.post('/api/admin/api-keys', 'may:administer', {
  confirmed: true,
  summary: 'Creates a key. Only this response contains the whole key.',
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

export const revokeApiKey = endpoint.delete('/api/admin/api-keys/:id', 'may:administer', {
  confirmed: true,
  summary: 'Revokes a key immediately and permanently.',
  params: z.object({ id: z.uuid() }),
  response: apiKey,
});
