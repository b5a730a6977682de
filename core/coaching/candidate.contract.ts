import { z } from 'zod';
import { endpoint } from '../platform/endpoint';
import { moment } from '../platform/moment.contract';
import { candidateStates, limits, scopes, waitNetworkAllowance } from './coaching';
import * as parts from './parts.contract';

const { count, day, id } = parts;

const slot = z.object({ id: z.string(), startsAt: moment, minutes: count });

const wait = z.object({
  /** 1 is the next one. Null while an offer stands. */
  position: count.nullable(),
  joinedAt: moment,
  offerEndsAt: moment.nullable(),
});

const mine = z.object({
  state: z.enum(candidateStates),
  today: day,
  places: z.object({ all: count, left: count }),
  wait: wait.nullable(),
  coach: z
    .object({ name: z.string(), avatar: z.string().nullable(), hours: z.string(), intro: z.string() })
    .nullable(),
  startedOn: day.nullable(),
  scopes: z.array(z.enum(scopes)),
  /** Choosing nothing is a choice too. */
  hasChosenScopes: z.boolean(),
  questionnaire: parts.questionnaire.nullable(),
  weeks: z.array(parts.week),
  checkIns: z.array(parts.checkIn),
  calls: z.array(parts.call),
  notes: z.array(parts.note),
  /** The month whose rating is asked for. */
  ratingMonth: count.nullable(),
});
export type MyCoaching = z.infer<typeof mine>;

export const readMine = endpoint.get('/api/coaching/mine', 'user', {
  summary:
    'The coaching of the user. After Elite the history stays readable; other plans get the free places.',
  response: mine,
});

export const saveQuestionnaire = endpoint.put('/api/coaching/mine/questionnaire', 'user', {
  summary: 'The questionnaire of the first week, with what the coach may see.',
  body: parts.questionnaireDraft,
});

export const saveScopes = endpoint.put('/api/coaching/mine/scopes', 'user', {
  summary: 'What the coach may see from now on. Leaving one out withdraws it at once.',
  body: z.object({ scopes: z.array(z.enum(scopes)).max(scopes.length) }),
});

export const saveCheckIn = endpoint.put('/api/coaching/mine/check-ins/:monday', 'user', {
  summary: 'The check-in of the open week. It can be changed until the coach answers.',
  params: parts.ofWeek,
  body: parts.checkInDraft,
});

export const listSlots = endpoint.get('/api/coaching/mine/slots', 'user', {
  summary: "The coach's free slots, the next first.",
  response: z.object({ slots: z.array(slot) }),
});

const chosen = z.object({ slotId: z.uuid('Elige una hora.') });
const booked = z.object({ id: z.string() });

export const bookCall = endpoint.post('/api/coaching/mine/calls', 'user', {
  summary: 'Books a free slot. Of two people who book the same, one gets it.',
  body: chosen,
  response: booked,
});

export const moveCall = endpoint.put('/api/coaching/mine/calls/:id', 'user', {
  summary: 'Moves a call to another free slot, up to 12 hours before.',
  params: id,
  body: chosen,
  response: booked,
});

export const cancelCall = endpoint.delete('/api/coaching/mine/calls/:id', 'user', {
  summary: 'Cancels a call, up to 12 hours before.',
  params: id,
});

export const readCallFile = endpoint.get('/api/coaching/calls/:id/calendar', 'user', {
  summary: 'The call as an iCalendar file, for its candidate and its coach.',
  params: id,
});

export const writeNote = endpoint.post('/api/coaching/mine/notes', 'user', {
  summary: 'A note that the coach sees too.',
  body: z.object({ text: parts.text(limits.note, 1) }),
  response: parts.note,
});

export const removeNote = endpoint.delete('/api/coaching/mine/notes/:id', 'user', {
  summary: 'Deletes an own note.',
  params: id,
});

export const rateMonth = endpoint.put('/api/coaching/mine/ratings/:month', 'user', {
  summary: 'How satisfied the candidate is with a month of coaching. The coach does not see who said what.',
  params: z.object({ month: z.coerce.number().int().min(1).max(240) }),
  body: z.object({
    score: z.int('Elige una nota.').min(1, 'Elige una nota.').max(5),
    text: parts.text(limits.answer),
  }),
});

export const joinWait = endpoint.post('/api/coaching/wait', 'user', {
  summary: 'Enters the waiting list of Elite while there is no free place; again 30 days after a missed one.',
  allowances: [waitNetworkAllowance],
  response: wait,
});

export const leaveWait = endpoint.delete('/api/coaching/wait', 'user', {
  summary: 'Leaves the waiting list, or declines the place that is offered.',
});
