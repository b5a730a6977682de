import { z } from 'zod';
import { tiers } from '../auth/user';
import { DAY_MS } from '../platform/durations';
import { endpoint } from '../platform/endpoint';
import { moment } from '../platform/moment.contract';
import { page, pageQuery } from '../platform/paging.contract';
import { Reference } from '../syllabus/content/content.contract';
import { answerKeys } from '../syllabus/questions/question-text';
import { questionAllowance } from './allowance';
import { SIX_EXAMS } from './calls';
import {
  examKinds,
  examModes,
  examStates,
  MAX_TEST_MINUTES,
  MAX_TEST_QUESTIONS,
  questionKinds,
} from './exam';
import { onlyChoices } from './selection';

const count = z.number().int();
const id = z.object({ id: z.uuid() });
const place = z.object({ id: z.uuid(), position: z.coerce.number().int().min(1).max(1_000) });
const choice = z.enum(answerKeys);
const call = z.int().min(1).max(999);
const threeTexts = z.object({ A: z.string(), B: z.string(), C: z.string() });
/** Wide limits, so that a very wrong device clock gets a specific error instead of a validation error. */
const elapsedMs = z.int().min(-1e12).max(1e12);
const spentMs = z.int().min(0).max(DAY_MS);

export const readExamOptions = endpoint.get('/api/exams/options', 'user', {
  summary: 'The questions available for a test, and the limits of the plan today.',
  response: z.object({
    topics: z.array(
      z.object({
        number: count,
        shortTitle: z.string(),
        block: z.enum(['A', 'B', 'C']),
        /** Number of questions by kind and filter. */
        choice: z.record(z.enum(onlyChoices), count),
        trueFalse: z.record(z.enum(onlyChoices), count),
      }),
    ),
    /** The last six calls, newest first. */
    calls: z.array(
      z.object({
        call: count,
        /** The day, or only the year. Null if unknown. */
        examOn: z.string().nullable(),
        cutOff: z.object({ score: count, isApproximate: z.boolean() }).nullable(),
        /** Questions of each topic, topic 1 first. Null while nobody has entered them. */
        spread: z.array(count).nullable(),
      }),
    ),
    /** Null means no limit. */
    questionsLeftToday: count.nullable(),
    trueFalseLocked: z.enum(tiers).nullable(),
    mock: z.object({
      questions: count,
      seconds: count,
      /** When the next one can begin; null if now. */
      nextAt: moment.nullable(),
      /** Tier required for the full mock; null if the student has it. */
      fullLocked: z.enum(tiers).nullable(),
      runningId: z.string().nullable(),
      /** Downloaded to be taken without network, and not started yet. */
      downloadedId: z.string().nullable(),
    }),
  }),
});

export const buildExam = endpoint.post('/api/exams', 'user', {
  summary: 'Chooses the questions of a test or of an official mock. The clock does not start yet.',
  body: z.discriminatedUnion('kind', [
    /** `call`: distributed over the topics like the exam of that call. */
    z.object({ kind: z.literal('mock'), call: call.nullable().default(null) }),
    z.object({
      kind: z.literal('test'),
      mode: z.enum(examModes, 'Elige cómo quieres hacerlo.'),
      questionKind: z.enum(questionKinds).default('choice'),
      topics: z.array(z.int().min(1).max(9999)).max(100).default([]),
      count: z
        .int('Escribe cuántas preguntas.')
        .min(1, 'Al menos una pregunta.')
        .max(MAX_TEST_QUESTIONS, `Como mucho ${MAX_TEST_QUESTIONS} preguntas.`),
      difficulty: z.int().min(1).max(3).nullable().default(null),
      only: z.enum(onlyChoices).default('all'),
      /** Questions about a law, about one of its articles, or a single question. */
      about: z
        .union([
          z.object({ law: z.string().max(100), article: z.string().max(100).optional() }),
          z.object({ question: z.string().max(100) }),
        ])
        .nullable()
        .default(null),
      /** Each topic gets the share that it had in that exam; null distributes evenly. */
      call: z
        .union([z.literal(SIX_EXAMS), call])
        .nullable()
        .default(null),
      /** 0 means no limit. Ignored in study mode. */
      minutes: z.int().min(0).max(MAX_TEST_MINUTES).default(0),
    }),
  ]),
  response: z.object({ id: z.string(), title: z.string(), questions: count, limitSeconds: count }),
});

const solution = z.object({
  key: choice,
  explanation: z.union([threeTexts, z.string()]),
  reference: Reference.nullable(),
  law: z.object({ name: z.string(), shortName: z.string() }).nullable(),
  source: z.string().nullable(),
  /** The section of the topic that explains it. */
  section: z.string().nullable(),
});

const question = z.object({
  position: count,
  questionId: z.string(),
  version: count,
  topic: count,
  stem: z.string(),
  /** Its article has changed and we have not reviewed it yet. */
  mayHaveChanged: z.boolean(),
  /** Null for true or false. */
  options: threeTexts.nullable(),
  choice: choice.nullable(),
  /** Number of changes to this answer. */
  sequence: count,
  flagged: z.boolean(),
  /** In study mode only. */
  solution: solution.nullable(),
});

const paper = z.object({
  id: z.string(),
  kind: z.enum(examKinds),
  mode: z.enum(examModes),
  state: z.enum(examStates),
  title: z.string(),
  questionKind: z.enum(questionKinds),
  /** Number of questions; the questions themselves are included after the start or the download. */
  size: count,
  limitSeconds: count,
  downloadedAt: moment.nullable(),
  startedAt: moment.nullable(),
  deadlineAt: moment.nullable(),
  finishedAt: moment.nullable(),
  /** Server time, to correct the device's clock. */
  now: moment,
  /** Signed by the server; the device signs its hand-in with it. Null unless running. */
  startRecord: z.string().nullable(),
  questions: z.array(question),
  topics: z.array(z.object({ number: count, shortTitle: z.string() })),
});

export const startExam = endpoint.post('/api/exams/:id/start', 'user', {
  summary: 'Starts the clock and freezes the current version of the questions. Idempotent.',
  allowances: [questionAllowance],
  params: id,
  response: paper,
});

export const downloadMock = endpoint.post('/api/exams/downloads', 'user', {
  summary:
    'A mock with its questions, to be started without network. Returns the one that waits, if there is one.',
  response: paper,
});

export const startDownloaded = endpoint.post('/api/exams/:id/offline-start', 'user', {
  summary: 'Reports that a downloaded mock was started on a device without network. Idempotent.',
  params: id,
  body: z.object({ sinceDownloadMs: z.int().min(0).max(1e12) }),
  response: paper,
});

export const readExam = endpoint.get('/api/exams/:id', 'user', {
  summary: 'The current state of an exam with the server time, to continue on any device.',
  params: id,
  response: paper,
});

export const saveAnswer = endpoint.put('/api/exams/:id/answers/:position', 'user', {
  summary: 'Saves or clears one answer. Idempotent by key; rejects a change based on an outdated answer.',
  params: place,
  body: z.object({
    choice: choice.nullable(),
    base: z.int().min(0).max(1_000_000),
    key: z.uuid(),
    spentMs: spentMs.default(0),
  }),
  response: z.object({
    position: count,
    choice: choice.nullable(),
    sequence: count,
    now: moment,
    deadlineAt: moment.nullable(),
  }),
});

export const flagQuestion = endpoint.put('/api/exams/:id/flags/:position', 'user', {
  summary: 'Flags a question or takes the flag away, during the exam or after it.',
  params: place,
  body: z.object({ flagged: z.boolean() }),
  response: z.object({ position: count, flagged: z.boolean() }),
});

export const handIn = endpoint.post('/api/exams/:id/hand-in', 'user', {
  summary: 'Hands in an exam with all unsent changes, signed with its start record.',
  params: id,
  maxBodyBytes: 512 * 1024,
  body: z.object({
    record: z.object({
      because: z.enum(['student', 'time']),
      elapsedMs,
      changes: z
        .array(
          z.object({
            position: z.int().min(1).max(1_000),
            choice: choice.nullable(),
            base: z.int().min(0).max(1_000_000),
            key: z.uuid(),
            elapsedMs,
            spentMs,
          }),
        )
        .max(2_000),
      flags: z.array(z.object({ position: z.int().min(1).max(1_000), flagged: z.boolean() })).max(2_000),
      seen: z.array(z.int().min(1).max(1_000)).max(1_000),
    }),
    signature: z.string().max(200),
  }),
  response: z.object({
    /** `running`: the device's clock was wrong and the exam continues. */
    state: z.enum(examStates),
    deadlineAt: moment.nullable(),
    now: moment,
  }),
});

export const examSummary = z.object({
  id: z.string(),
  kind: z.enum(examKinds),
  mode: z.enum(examModes),
  state: z.enum(examStates),
  title: z.string(),
  questions: count,
  limitSeconds: count,
  createdAt: moment,
  startedAt: moment.nullable(),
  deadlineAt: moment.nullable(),
  finishedAt: moment.nullable(),
  /** Null until finished. */
  result: z
    .object({
      hits: count,
      errors: count,
      blanks: count,
      /** In ten-thousandths of a point. */
      score: count,
    })
    .nullable(),
});

export const listExams = endpoint.get('/api/exams', 'user', {
  summary: "The user's started or finished exams, newest first.",
  query: pageQuery.extend({ kind: z.enum(examKinds).optional() }),
  response: page(examSummary),
});

const counts = { hits: count, errors: count, blanks: count, total: count };

export const readResult = endpoint.get('/api/exams/:id/result', 'user', {
  summary:
    'The score of a finished exam, past cut-offs, results by topic, and the worth of the flagged answers.',
  params: id,
  response: z.object({
    ...examSummary.shape,
    questionKind: z.enum(questionKinds),
    /** When the answers of a scheduled mock may be seen. Null: now. */
    keysAt: moment.nullable(),
    finishedBy: z.enum(['student', 'clock']),
    ...counts,
    score: count,
    spentMs: count,
    cutOffs: z.array(
      z.object({
        promotion: z.string(),
        examOn: z.string(),
        score: count,
        isApproximate: z.boolean(),
        reached: z.boolean(),
      }),
    ),
    topics: z.array(z.object({ topic: count, shortTitle: z.string(), ...counts })),
    /** Flagged questions; `worth` is the difference to leaving them blank, in ten-thousandths of a point. */
    doubts: z.object({ ...counts, worth: z.number().int() }),
    /** Corrections of answer keys and annulments after the hand-in. */
    regrades: z.array(
      z.object({
        at: moment,
        position: count,
        /** Null while the question is annulled. */
        oldKey: choice.nullable(),
        newKey: choice.nullable(),
        oldScore: count,
        newScore: count,
        reason: z.string(),
      }),
    ),
  }),
});

export const readReview = endpoint.get('/api/exams/:id/review', 'user', {
  summary: 'Every question of a finished exam with the given answer, the right one and the explanation.',
  params: id,
  response: z.object({
    id: z.string(),
    title: z.string(),
    questions: z.array(
      question.extend({ solution, outcome: z.enum(['right', 'wrong', 'blank', 'annulled']) }),
    ),
    topics: z.array(z.object({ number: count, shortTitle: z.string() })),
  }),
});

export const readExamPdf = endpoint.get('/api/exams/:id/pdf', 'user', {
  summary: 'A started exam as PDF: the questions with an answer sheet, or the key once it may be seen.',
  params: id,
  query: z.object({ part: z.enum(['paper', 'key']).default('paper') }),
  response: z.string(),
});

export type Paper = z.infer<typeof paper>;
export type PaperQuestion = z.infer<typeof question>;
export type Solution = z.infer<typeof solution>;
export type ExamSummary = z.infer<typeof examSummary>;
