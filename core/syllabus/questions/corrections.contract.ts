import { z } from 'zod';
import { MAX_REASON_LENGTH, MIN_REASON_LENGTH, NEEDS_REASON } from '../../admin/public-reason';
import { endpoint } from '../../platform/endpoint';
import { moment } from '../../platform/moment.contract';
import { page, pageQuery } from '../../platform/paging.contract';
import { Difficulty, Reference } from '../content/content.contract';
import { answerKeys } from './question-text';
import { MAX_REPORT_LENGTH, reportReasons, reportStatuses } from './reports';

const id = z.object({ id: z.string().max(100) });
const key = z.enum(answerKeys);

export const listCorrections = endpoint.get('/api/corrections', 'everyone', {
  shared: true,
  summary: 'Every key that was wrong and was corrected, newest first: the public log.',
  query: pageQuery,
  response: page(
    z.object({
      id: z.string(),
      at: moment,
      questionId: z.string(),
      topic: z.object({ number: z.number().int(), shortTitle: z.string() }),
      /** The question as it was when its key was wrong. */
      stem: z.string(),
      oldKey: key,
      /** Null if the question was annulled; the same as the old one if an annulled question counts again. */
      newKey: key.nullable(),
      /** Finished exams were graded again without the annulled question. */
      stopsCounting: z.boolean(),
      oldAnswer: z.string(),
      newAnswer: z.string().nullable(),
      reason: z.string(),
    }),
  ),
});

export const reportQuestion = endpoint.post('/api/questions/:id/reports', 'user', {
  summary: 'Says that a question is wrong; one open report for each question.',
  params: id,
  body: z.object({
    reason: z.enum(reportReasons, 'Elige un motivo.'),
    text: z.string().trim().max(MAX_REPORT_LENGTH, `Como mucho ${MAX_REPORT_LENGTH} caracteres.`).default(''),
    /** The version that the user saw; the current one by default. */
    version: z.int().min(1).optional(),
  }),
  response: z.object({ id: z.string(), status: z.enum(reportStatuses) }),
});

export const report = z.object({
  id: z.string(),
  questionId: z.string(),
  stem: z.string(),
  reason: z.enum(reportReasons),
  text: z.string(),
  status: z.enum(reportStatuses),
  answer: z.string().nullable(),
  createdAt: moment,
  closedAt: moment.nullable(),
});

export const listOwnReports = endpoint.get('/api/question-reports', 'user', {
  summary: 'What the user has reported, and what became of it.',
  query: pageQuery,
  response: page(report),
});

export const closeReport = endpoint.post('/api/admin/question-reports/:id/close', 'may:edit-content', {
  summary: 'Settles a report, with a word to the person who sent it.',
  params: z.object({ id: z.uuid() }),
  body: z.object({
    status: z.enum(['accepted', 'rejected'], 'Elige una de las opciones.'),
    answer: z.string().trim().max(MAX_REPORT_LENGTH).default(''),
  }),
});

const text = (most: number) => z.string().trim().min(1, 'Obligatorio').max(most);
const threeTexts = (most: number) => z.object({ A: text(most), B: text(most), C: text(most) });

const readersReason = z.string().trim().min(MIN_REASON_LENGTH, NEEDS_REASON).max(MAX_REASON_LENGTH);

export const correctQuestion = endpoint.post('/api/admin/questions/:id/corrections', 'may:edit-content', {
  summary:
    'Corrects the key or the text of a question: a new version; a new key is regraded and made public.',
  params: id,
  body: z.object({
    reason: readersReason,
    answer: key.optional(),
    stem: text(1_000).optional(),
    options: threeTexts(500).optional(),
    explanation: z.union([threeTexts(2_000), text(2_000)]).optional(),
    reference: Reference.nullable().optional(),
    source: z.string().trim().max(500).nullable().optional(),
    difficulty: Difficulty.optional(),
    validOn: z.iso.date('Escribe una fecha válida.').optional(),
  }),
  response: z.object({
    version: z.number().int(),
    /** Whether the key changed, so that answers were regraded. */
    keyCorrected: z.boolean(),
    /** The number of users whose results changed. */
    regraded: z.number().int(),
  }),
});

export const listVersions = endpoint.get('/api/admin/questions/:id/versions', 'may:edit-content', {
  summary: 'Every text that a question ever had, newest first.',
  params: id,
  response: z.array(
    z.object({
      version: z.number().int(),
      stem: z.string(),
      options: threeTexts(500).nullable(),
      answer: key,
      explanation: z.union([threeTexts(2_000), z.string()]),
      reference: Reference.nullable(),
      source: z.string().nullable(),
      difficulty: z.number().int(),
      validOn: z.iso.date(),
      createdAt: moment,
      /** Null if the change came from a file or its author's account was deleted. */
      createdBy: z.object({ id: z.string(), name: z.string() }).nullable(),
      reason: z.string().nullable(),
    }),
  ),
});

export const readKeyImpact = endpoint.get('/api/admin/questions/:id/impact', 'may:edit-content', {
  summary: 'How many finished exams and users a change of this key affects.',
  params: id,
  response: z.object({ exams: z.number().int(), users: z.number().int() }),
});

export const restoreVersion = endpoint.post(
  '/api/admin/questions/:id/versions/:version/restore',
  'may:edit-content',
  {
    summary: 'Makes the text of an old version current again, as a new version. A changed key is regraded.',
    params: id.extend({ version: z.coerce.number().int().min(1).max(1_000_000) }),
    body: z.object({ reason: readersReason }),
    response: correctQuestion.response,
  },
);
