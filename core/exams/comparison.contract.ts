import { z } from 'zod';
import { endpoint } from '../platform/endpoint';
import { PSEUDONYM } from './comparison';

const count = z.number().int();

export const compareExam = endpoint.get('/api/exams/:id/comparison', 'user', {
  summary: 'A finished exam among all who took the same one, from 30 people on.',
  params: z.object({ id: z.uuid() }),
  response: z.discriminatedUnion('state', [
    /** `none`: nobody else gets this exam. `off`: the user opted out. `open`: others can still take it. */
    z.object({ state: z.enum(['none', 'off', 'open']) }),
    z.object({ state: z.literal('few'), takers: count, missing: count }),
    /** `better`: the percentage of the others with a lower score. */
    z.object({ state: z.literal('known'), takers: count, better: count, position: count }),
  ]),
});

export const readRanking = endpoint.get('/api/scheduled-mocks/:id/ranking', 'user', {
  summary: 'The best scores of a closed mock by pseudonym, from 30 people on. Who opted out is not listed.',
  params: z.object({ id: z.string().max(100) }),
  response: z.object({
    takers: count,
    /** People missing until it is shown; 0 if it is. */
    missing: count,
    rows: z.array(z.object({ position: count, pseudonym: z.string(), score: count, isOwn: z.boolean() })),
  }),
});

const profile = z.object({
  pseudonym: z
    .string()
    .trim()
    .regex(PSEUDONYM, 'De 3 a 24 letras, cifras o espacios; ni correos ni símbolos.'),
  /** False: neither listed nor compared. */
  isCompared: z.boolean(),
});

export const readRankingProfile = endpoint.get('/api/exams/ranking-profile', 'user', {
  summary: 'The pseudonym of the user, made up on the first use, and whether they are compared.',
  response: profile,
});

export const saveRankingProfile = endpoint.patch('/api/exams/ranking-profile', 'user', {
  summary: 'Changes the pseudonym or opts out of the comparison.',
  body: profile.partial(),
  response: profile,
});
