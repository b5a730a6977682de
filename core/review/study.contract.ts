import { z } from 'zod';
import { DAY_MS } from '../platform/durations';
import { endpoint } from '../platform/endpoint';
import { page, pageQuery } from '../platform/paging.contract';
import { blocks } from '../platform/text/text-format.contract';
import { MAX_STUDY_MINUTES, MIN_STUDY_MINUTES } from '../profile/study-plan';
import { answerKeys } from '../syllabus/questions/question-text';
import { askedKinds, deckModes } from './deck';
import { failureStates } from './failures';
import { answerAllowance } from './session';
import { studyGrades, studyItemKinds } from './study-answer';

const count = z.number().int();
const kind = z.enum(studyItemKinds);

/** Includes the answer, so that the session works offline. */
export const studyCard = z.object({
  kind,
  id: z.string(),
  topic: count,
  topicTitle: z.string(),
  isNew: z.boolean(),
  /** Failed repeatedly after being learnt. */
  isLeech: z.boolean(),
  /** The question, the statement, or the front of the card. */
  front: z.string(),
  options: z.object({ A: z.string(), B: z.string(), C: z.string() }).nullable(),
  answer: z.enum(answerKeys).nullable(),
  /** One explanation, or one per option; for a flashcard, its back. */
  explanation: z.union([z.string(), z.object({ A: z.string(), B: z.string(), C: z.string() })]),
  reference: z.string().nullable(),
  /** The section of the topic that explains it. */
  section: z.string().nullable(),
  /** Of a question or a statement, for reports. */
  version: count.nullable(),
  /** Its article has changed and we have not reviewed it yet. */
  mayHaveChanged: z.boolean(),
});

const stretch = z.object({
  kind: z.enum(['review', 'new', 'break']),
  minutes: count,
  topics: z.array(z.object({ number: count, title: z.string() })),
  cards: z.array(studyCard),
});

const session = z.object({
  minutes: count,
  /** Set when there is an exam date. */
  daysToExam: count.nullable(),
  /** Answers left today on a free account; null without a limit. */
  left: count.nullable(),
  /** The next day with reviews, if nothing is due today. */
  next: z.object({ day: z.string(), items: count }).nullable(),
  stretches: z.array(stretch),
});

export const readFirstSession = endpoint.get('/api/study/first-session', 'user', {
  summary: 'Ten minutes for a beginner: a short section and five easy questions on it.',
  response: z.object({
    topic: count,
    topicTitle: z.string(),
    section: z.object({ id: z.string(), title: z.string(), minutes: count, blocks }),
    session,
  }),
});

export const readStudySession = endpoint.get('/api/study/session', 'user', {
  summary: "Today's session: due reviews, new items and breaks, optimized for the exam date.",
  query: z.object({
    minutes: z.coerce.number().int().min(MIN_STUDY_MINUTES).max(MAX_STUDY_MINUTES).optional(),
    topic: z.coerce.number().int().min(1).max(999).optional(),
    /** These items whatever the minutes, instead of the day's session. */
    only: z.enum(deckModes).optional(),
    /** One deck of the topic, or English words; their section is a category. */
    kind: z.enum(askedKinds).optional(),
    section: z.string().max(80).optional(),
    /** The questions of one of the user's lists. */
    list: z.uuid().optional(),
    /** For failed questions. */
    state: z.enum(failureStates).default('all'),
  }),
  response: session,
});

const MAX_ANSWERS = 200;

export const saveStudyAnswers = endpoint.post('/api/study/answers', 'user', {
  summary: 'Saves answers of the session, graded by the server. Idempotent by id.',
  allowances: [answerAllowance],
  maxBodyBytes: 256 * 1024,
  body: z.object({
    answers: z
      .array(
        z.object({
          id: z.uuid(),
          kind,
          itemId: z.string().max(110),
          /** For a question or a statement; null for a blank. */
          choice: z.enum(answerKeys).nullable(),
          /** Self-assessment; required for a flashcard. */
          grade: z.enum(studyGrades).optional(),
          at: z.iso.datetime(),
          durationMs: z.number().int().min(0).max(DAY_MS),
        }),
      )
      .min(1)
      .max(MAX_ANSWERS),
  }),
  response: z.object({ saved: z.array(z.string()) }),
});

export const undoStudyAnswer = endpoint.post('/api/study/answers/:id/undo', 'user', {
  summary: 'Undoes an answer of the session.',
  params: z.object({ id: z.uuid() }),
  response: z.object({ undone: z.string() }),
});

export const suspendItem = endpoint.put('/api/study/items/:kind/:id', 'user', {
  summary: 'Suspends an item from the sessions, or resumes it.',
  params: z.object({ kind, id: z.string().max(110) }),
  body: z.object({ suspended: z.boolean() }),
  response: z.object({ suspended: z.boolean() }),
});

export const listLeeches = endpoint.get('/api/study/leeches', 'user', {
  summary: 'Repeatedly failed and suspended items.',
  query: pageQuery,
  response: page(
    z.object({
      kind,
      id: z.string(),
      topic: count,
      lapses: count,
      suspended: z.boolean(),
      text: z.string(),
    }),
  ),
});
