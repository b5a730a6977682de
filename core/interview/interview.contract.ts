import { z } from 'zod';
import { tiers } from '../auth/user';
import { endpoint } from '../platform/endpoint';
import { moment } from '../platform/moment.contract';
import { answerModes, competences, dimensions, ratingLevels } from './competences';
import { MAX_RECORDING_SECONDS, recordingStates, recordingTypes } from './recording';
import { answerSeconds, sessionLengths } from './session';

const count = z.number().int();
const id = z.object({ id: z.uuid() });
const place = z.object({ id: z.uuid(), position: z.coerce.number().int().min(1).max(100) });

export const ratings = z.partialRecord(z.enum(dimensions), z.enum(ratingLevels));
const texts = z.array(z.string());
export const question = z.object({
  id: z.string(),
  competence: z.enum(competences),
  question: z.string(),
  looksFor: texts,
  followUps: texts,
  mistakes: texts,
});
export const rubricRow = z.object({
  id: z.enum(dimensions),
  title: z.string(),
  summary: z.string(),
  low: z.string(),
  mid: z.string(),
  high: z.string(),
});
export const comment = z.object({
  second: z.int().min(0).max(MAX_RECORDING_SECONDS),
  text: z.string().trim().min(1, 'Escribe el comentario.').max(500),
});
const reviewText = z.string().trim().min(1, 'Escríbelo en una o dos frases.').max(1_000);
export const review = z.object({
  ratings,
  keep: reviewText,
  change: reviewText,
  comments: z.array(comment).max(60),
});

export type InterviewQuestion = z.infer<typeof question>;

/** Without an account. The answers stay in the browser. */
export const readSamples = endpoint.get('/api/interview/samples', 'everyone', {
  summary: 'The three sample questions of the interview simulator, and the rubric.',
  shared: true,
  response: z.object({
    questions: z.array(question),
    rubric: z.array(rubricRow),
    total: count,
  }),
});

const progress = z.object({
  dimension: z.enum(dimensions),
  answers: count,
  recent: z.number().nullable(),
  before: z.number().nullable(),
});

const sessionSummary = z.object({
  id: z.string(),
  createdAt: moment,
  finishedAt: moment.nullable(),
  questions: count,
  answered: count,
  competences: z.array(z.enum(competences)),
  reviews: z.array(z.enum(recordingStates)),
});

export const readInterview = endpoint.get('/api/interview', 'user', {
  summary: 'The questions there are, the sessions of the user and the progress by dimension.',
  response: z.object({
    /** Tier that opens the sessions; null if the user has it. */
    locked: z.enum(tiers).nullable(),
    questions: z.array(z.object({ competence: z.enum(competences), count })),
    sessions: z.array(sessionSummary),
    progress: z.array(progress),
  }),
});

export const startSession = endpoint.post('/api/interview/sessions', 'elite', {
  summary: 'Draws the questions of a session.',
  body: z.object({
    length: z.literal(sessionLengths),
    seconds: z.literal(answerSeconds),
    competences: z.array(z.enum(competences)).min(1, 'Elige al menos una competencia.').max(10),
  }),
  response: z.object({ id: z.string() }),
});

const sentRecording = z.object({
  id: z.string(),
  state: z.enum(recordingStates),
  type: z.enum(recordingTypes),
  seconds: count.nullable(),
  queuedAt: moment.nullable(),
  reviewedAt: moment.nullable(),
  /** When the recording is deleted; null before the review. */
  endsAt: moment.nullable(),
  isFileDeleted: z.boolean(),
  review: review.nullable(),
});

const answer = z.object({
  position: count,
  question,
  mode: z.enum(answerModes).nullable(),
  seconds: count.nullable(),
  transcript: z.string(),
  ratings,
  notes: z.string(),
  recording: sentRecording.nullable(),
});
export type InterviewAnswer = z.infer<typeof answer>;

export const readSession = endpoint.get('/api/interview/sessions/:id', 'user', {
  summary: 'A session of the user: questions, answers, ratings and reviews.',
  params: id,
  response: z.object({
    id: z.string(),
    createdAt: moment,
    finishedAt: moment.nullable(),
    answerSeconds: count,
    answers: z.array(answer),
    rubric: z.array(rubricRow),
  }),
});
export type InterviewSession = z.infer<typeof readSession.response>;

export const saveAnswer = endpoint.put('/api/interview/sessions/:id/answers/:position', 'user', {
  summary: 'Saves how a question was answered, the ratings and the notes; never the recording.',
  params: place,
  body: z.object({
    mode: z.enum(answerModes),
    seconds: z.int().min(0).max(MAX_RECORDING_SECONDS),
    transcript: z.string().max(10_000),
    ratings,
    notes: z.string().max(2_000),
  }),
});

export const finishSession = endpoint.post('/api/interview/sessions/:id/finish', 'user', {
  summary: 'Ends a session; its unanswered questions stay unanswered.',
  params: id,
});

export const deleteSession = endpoint.delete('/api/interview/sessions/:id', 'user', {
  summary: 'Deletes a session with its ratings and the recordings that were sent.',
  params: id,
});

export const readBiodata = endpoint.get('/api/interview/biodata', 'user', {
  summary: 'The prompts of the biographical questionnaire. Its answers stay on the device.',
  response: z.object({
    prompts: z.array(z.object({ id: z.string(), topic: z.string(), prompt: z.string(), why: z.string() })),
  }),
});
