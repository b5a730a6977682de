import { z } from 'zod';
import { endpoint } from '../platform/endpoint';
import { moment } from '../platform/moment.contract';

const answer = z.object({ granted: z.boolean(), at: moment }).nullable();
const consent = z.object({ analytics: answer, fingerprint: answer });

export const readConsent = endpoint.get('/api/consent', 'user', {
  summary: "The user's consent to analytics and to the device fingerprint; null if not answered.",
  response: consent,
});

export const saveConsent = endpoint.put('/api/consent', 'user', {
  summary: 'Saves the consent. Revoking it also deletes the collected data.',
  body: z
    .object({ analytics: z.boolean().optional(), fingerprint: z.boolean().optional() })
    .refine(
      ({ analytics, fingerprint }) => analytics !== undefined || fingerprint !== undefined,
      'Falta la respuesta.',
    ),
  response: consent,
});
