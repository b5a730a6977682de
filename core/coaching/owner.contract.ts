import { z } from 'zod';
import { etag } from '../admin/etag.contract';
import { endpoint } from '../platform/endpoint';
import { moment } from '../platform/moment.contract';
import { limits } from './coaching';
import * as parts from './parts.contract';

const { count, day } = parts;
const params = z.object({ userId: z.uuid() });

const capacity = z
  .int('Escribe un número entero.')
  .min(0, 'Cero o más.')
  .max(limits.mostCandidates, `Como mucho ${limits.mostCandidates}.`);

const coach = z.object({
  etag: z.string(),
  userId: z.string(),
  name: z.string(),
  username: z.string(),
  capacity: count,
  hours: z.string(),
  isAvailable: z.boolean(),
  candidates: count,
  /** Check-ins without an answer. */
  unanswered: count,
  /** Hours until a check-in is answered, in the last ninety days; null without any. */
  medianHours: z.number().nullable(),
  slowestHours: z.number().nullable(),
  /** Of the last ninety days. */
  rating: z.number().nullable(),
  ratings: count,
});
export type CoachRow = z.infer<typeof coach>;

const candidate = z.object({
  etag: z.string(),
  userId: z.string(),
  name: z.string(),
  startedOn: day,
  coachId: z.string().nullable(),
  coach: z.string().nullable(),
});

const waiting = z.object({
  userId: z.string(),
  name: z.string(),
  position: count,
  joinedAt: moment,
  offeredAt: moment.nullable(),
  offerEndsAt: moment.nullable(),
});

export const readCoaching = endpoint.get('/api/admin/coaching', 'may:administer', {
  summary: 'Coaches with their load, answers and ratings, the candidates, the places and the waiting list.',
  response: z.object({
    places: z.object({ all: count, left: count }),
    coaches: z.array(coach),
    candidates: z.array(candidate),
    waiting: z.array(waiting),
    months: z.array(z.object({ month: z.string(), ratings: count, average: z.number() })),
    words: z.array(z.object({ coach: z.string(), score: count, text: z.string(), at: moment })),
  }),
});

export const addCoach = endpoint.post('/api/admin/coaching/coaches', 'may:administer', {
  confirmed: true,
  summary: 'Gives an account the role of coach.',
  body: z.object({ username: parts.text(60, 1), capacity, hours: parts.text(limits.hours) }),
});

export const changeCoach = endpoint.put('/api/admin/coaching/coaches/:userId', 'may:administer', {
  summary: 'Changes the places of a coach, the hours, and whether new candidates are assigned.',
  params,
  body: z.object({ etag, capacity, hours: parts.text(limits.hours), isAvailable: z.boolean() }),
});

export const removeCoach = endpoint.delete('/api/admin/coaching/coaches/:userId', 'may:administer', {
  confirmed: true,
  summary: 'Takes the role from a coach without candidates.',
  params,
});

export const assignCandidate = endpoint.put('/api/admin/coaching/candidates/:userId', 'may:administer', {
  summary: 'Assigns a candidate to a coach with a free place.',
  params,
  body: z.object({ etag, coachId: z.uuid('Elige a quién.') }),
});

export const removeWaiting = endpoint.delete('/api/admin/coaching/waiting/:userId', 'may:administer', {
  summary: 'Takes somebody out of the waiting list.',
  params,
});
