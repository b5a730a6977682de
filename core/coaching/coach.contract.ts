import { z } from 'zod';
import { question, review, rubricRow } from '../interview/interview.contract';
import { recordingStates, recordingTypes } from '../interview/recording';
import { endpoint } from '../platform/endpoint';
import { moment } from '../platform/moment.contract';
import { limits, scopes, templateAllowance } from './coaching';
import * as parts from './parts.contract';
import { MOST_WEEKS, slotLengths } from './slots';
import { checkInStates } from './weeks';

const { count, day, id } = parts;
const access = 'may:coach-candidates';
const ofCandidate = z.object({ userId: z.uuid() });

const boardRow = z.object({
  userId: z.string(),
  name: z.string(),
  avatar: z.string().nullable(),
  /** Goals of this week; null without a plan, or where the candidate does not share progress. */
  goals: z.object({ done: count, all: count, isBehind: z.boolean() }).nullable(),
  sharesProgress: z.boolean(),
  hasQuestionnaire: z.boolean(),
  checkIn: z.object({ monday: day, state: z.enum(checkInStates) }),
  nextCall: z.object({ id: z.string(), startsAt: moment, minutes: count, roomId: z.string() }).nullable(),
  recordings: count,
});
export type BoardRow = z.infer<typeof boardRow>;

export const readBoard = endpoint.get('/api/coach/board', access, {
  summary: "The coach's candidates of today: who is behind, who has not checked in, and the calls.",
  response: z.object({
    today: day,
    hours: z.string(),
    intro: z.string(),
    capacity: count,
    candidates: z.array(boardRow),
  }),
});

export const saveProfile = endpoint.put('/api/coach/profile', access, {
  summary: 'What candidates read about the coach: hours and a few words.',
  body: z.object({ hours: parts.text(limits.hours, 1), intro: parts.text(limits.answer) }),
});

const seen = z.object({
  userId: z.string(),
  name: z.string(),
  avatar: z.string().nullable(),
  today: day,
  startedOn: day,
  scopes: z.array(z.enum(scopes)),
  questionnaire: parts.questionnaire.nullable(),
  weeks: z.array(parts.week),
  checkIns: z.array(parts.checkIn),
  calls: z.array(parts.call),
  notes: z.array(parts.note),
  /** Null unless shared. */
  progress: z
    .object({
      days: z.array(z.object({ day, answers: count, minutes: count })),
      readiness: z.array(z.object({ day, expected: z.number(), low: z.number(), high: z.number() })),
    })
    .nullable(),
  mistakes: z.array(z.object({ topic: count, title: z.string(), answers: count, wrong: count })).nullable(),
  recordings: z
    .array(
      z.object({
        id: z.string(),
        question: z.string(),
        state: z.enum(recordingStates),
        queuedAt: moment,
        dueAt: moment,
      }),
    )
    .nullable(),
  topics: z.array(z.object({ number: count, title: z.string() })),
  colleagues: z.array(z.object({ userId: z.string(), name: z.string(), hasRoom: z.boolean() })),
});
export type SeenCandidate = z.infer<typeof seen>;

export const readCandidate = endpoint.get('/api/coach/candidates/:userId', access, {
  summary: 'One of the own candidates, with what they share.',
  params: ofCandidate,
  response: seen,
});

export const savePlanWeek = endpoint.put('/api/coach/candidates/:userId/weeks/:monday', access, {
  summary: 'The goals of a week that is not over. Without goals the week is taken out of the plan.',
  params: ofCandidate.extend(parts.ofWeek.shape),
  body: z.object({ note: parts.text(limits.goalNote), goals: parts.goalDrafts }),
});

export const applyTemplate = endpoint.post('/api/coach/candidates/:userId/plan', access, {
  summary: 'Fills the weeks from a Monday on with those of a template.',
  params: ofCandidate,
  body: z.object({ templateId: z.string().max(60), monday: day }),
});

export const listTemplates = endpoint.get('/api/coach/templates', access, {
  summary: 'The templates of the house and the own ones.',
  response: z.object({
    templates: z.array(z.object({ id: z.string(), name: z.string(), weeks: count, isOwn: z.boolean() })),
  }),
});

export const saveTemplate = endpoint.post('/api/coach/templates', access, {
  summary: 'Keeps the plan of a candidate, from this week on, as a template.',
  allowances: [templateAllowance],
  body: z.object({ userId: z.uuid(), name: parts.text(limits.name, 1) }),
  response: z.object({ id: z.string() }),
});

export const removeTemplate = endpoint.delete('/api/coach/templates/:id', access, {
  summary: 'Deletes an own template.',
  params: id,
});

export const replyToCheckIn = endpoint.put('/api/coach/candidates/:userId/check-ins/:monday/reply', access, {
  summary: 'Answers a check-in, or writes to whoever missed the week.',
  params: ofCandidate.extend(parts.ofWeek.shape),
  body: z.object({ reply: parts.text(limits.answer, 1) }),
});

export const noteCandidate = endpoint.post('/api/coach/candidates/:userId/notes', access, {
  summary: 'A note about a candidate: shared, or private among coaches.',
  params: ofCandidate,
  body: z.object({ text: parts.text(limits.note, 1), isPrivate: z.boolean() }),
  response: parts.note,
});

export const removeCandidateNote = endpoint.delete('/api/coach/notes/:id', access, {
  summary: 'Deletes an own note about a current candidate.',
  params: id,
});

export const handOver = endpoint.post('/api/coach/candidates/:userId/hand-over', access, {
  summary: 'Hands a candidate over to a colleague with a free place. Booked calls are cancelled.',
  params: ofCandidate,
  body: z.object({ coachId: z.uuid('Elige a quién.'), note: parts.text(limits.note) }),
});

export const listCoachSlots = endpoint.get('/api/coach/slots', access, {
  summary: 'The own slots from today on, with who has booked them.',
  response: z.object({
    slots: z.array(
      z.object({
        id: z.string(),
        startsAt: moment,
        minutes: count,
        isOver: z.boolean(),
        call: z
          .object({ id: z.string(), name: z.string(), userId: z.string(), roomId: z.string() })
          .nullable(),
      }),
    ),
  }),
});

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Escribe una hora, como 17:30.');

export const addSlots = endpoint.post('/api/coach/slots', access, {
  summary: 'Offers the hours between two times of a day in Spain, once or for several weeks.',
  body: z.object({
    day,
    from: time,
    to: time,
    minutes: z.literal(slotLengths),
    weeks: z.int().min(1, 'Al menos una semana.').max(MOST_WEEKS, `Como mucho ${MOST_WEEKS} semanas.`),
  }),
  response: z.object({ added: count }),
});

export const removeSlot = endpoint.delete('/api/coach/slots/:id', access, {
  summary: 'Takes back a slot that nobody has booked.',
  params: id,
});

export const cancelCandidateCall = endpoint.delete('/api/coach/calls/:id', access, {
  summary: 'Cancels a call. The candidate is told, and the slot is not offered again.',
  params: id,
});

export const readRehearsal = endpoint.get('/api/coach/recordings/:id', access, {
  summary: 'A rehearsal of an own candidate, with its question and the rubric.',
  params: id,
  response: z.object({
    id: z.string(),
    state: z.enum(recordingStates),
    type: z.enum(recordingTypes),
    seconds: count.nullable(),
    student: z.string(),
    claimedBy: z.string().nullable(),
    isMine: z.boolean(),
    asked: question,
    transcript: z.string(),
    rubric: z.array(rubricRow),
    isFileDeleted: z.boolean(),
    review: review.nullable(),
  }),
});

export const playRehearsal = endpoint.get('/api/coach/recordings/:id/media', access, {
  summary: 'The recording, whole or a range of bytes.',
  params: id,
});

export const reviewRehearsal = endpoint.post('/api/coach/recordings/:id/review', access, {
  summary: 'Sends the review to the candidate.',
  params: id,
  body: review,
});
