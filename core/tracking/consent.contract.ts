import { z } from 'zod';
import { endpoint } from '../platform/endpoint';

const answer = z.object({ granted: z.boolean(), at: z.iso.datetime() }).nullable();
const consent = z.object({ analytics: answer, fingerprint: answer });

export const readConsent = endpoint({
  method: 'GET',
  path: '/api/consent',
  access: 'user',
  summary:
    'What the user has allowed: analytics and the device fingerprint. Null where nothing was answered yet.',
  response: consent,
});

export const saveConsent = endpoint({
  method: 'PUT',
  path: '/api/consent',
  access: 'user',
  summary: 'Answers one question or both. Taking a yes back also deletes what it had let us keep.',
  body: z
    .object({ analytics: z.boolean().optional(), fingerprint: z.boolean().optional() })
    .refine(
      ({ analytics, fingerprint }) => analytics !== undefined || fingerprint !== undefined,
      'Falta la respuesta.',
    ),
  response: consent,
});
