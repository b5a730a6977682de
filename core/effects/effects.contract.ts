import { z } from 'zod';
import { endpoint } from '../platform/endpoint';
import { moment } from '../platform/moment.contract';
import { effectAllowances, effectKinds, MAX_STORM_MESSAGE } from './effects';

const count = z.number().int();
const presence = z.object({ users: count, visitors: count });
const launched = z.object({
  /** Connected users and visitors at that moment. */
  reached: count,
  coolsDownAt: moment,
});

export const launchThunderStorm = endpoint.post('/api/admin/effects/thunder-storm', 'may:administer', {
  summary: 'Shows the thunder storm to everyone who is connected, outside exams.',
  allowances: [effectAllowances['thunder-storm']],
  body: z.object({
    message: z
      .string('Escribe el mensaje.')
      .trim()
      .min(1, 'Escribe el mensaje.')
      .max(MAX_STORM_MESSAGE, `Como mucho ${MAX_STORM_MESSAGE} caracteres.`),
  }),
  response: launched,
});

export const launchMotivationBoost = endpoint.post('/api/admin/effects/motivation-boost', 'may:administer', {
  summary: 'Shows the motivation boost to everyone who is connected, outside exams.',
  allowances: [effectAllowances['motivation-boost']],
  body: z.object({}),
  response: launched,
});

export const readEffects = endpoint.get('/api/admin/effects', 'may:administer', {
  summary: 'Connected users, and when each effect was last shown and can be shown again.',
  response: z.object({
    presence,
    effects: z.array(
      z.object({
        kind: z.enum(effectKinds),
        last: z
          .object({
            at: moment,
            by: z.string().nullable(),
            message: z.string().nullable(),
            reached: count,
          })
          .nullable(),
        coolsDownAt: moment.nullable(),
      }),
    ),
  }),
});
