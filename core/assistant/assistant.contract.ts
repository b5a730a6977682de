import { z } from 'zod';
import { tiers } from '../auth/user';
import { contactNetworkAllowance, senderAllowance } from '../contact/contact';
import { endpoint } from '../platform/endpoint';
import { moment } from '../platform/moment.contract';
import { listAllowance, listQuestionAllowance } from '../review/lists/lists';
import {
  allWrittenAllowance,
  assistants,
  MOST_REPORTED,
  MOST_TO_PRACTISE,
  questionFault,
  REVIEW_LIST,
  writtenAllowance,
} from './assistant';
import { passageKinds } from './passages';

const count = z.number().int();
const assistant = z.enum(assistants);

const question = z
  .string('Escribe tu pregunta.')
  .superRefine((text, context) => {
    const message = questionFault(text);
    if (message) context.addIssue({ code: 'custom', message });
  })
  .transform((text) => text.trim());

const advice = z.object({
  title: z.string(),
  /** Why now, with the figure it rests on. */
  reason: z.string(),
  path: z.string(),
  action: z.string(),
});

const source = z.object({
  number: count,
  kind: z.enum(passageKinds),
  label: z.string(),
  title: z.string(),
  text: z.string(),
  path: z.string(),
});

const answer = z.object({
  kind: z.enum(['answered', 'locked', 'nothing', 'refused', 'advice']),
  refusal: z.enum(['danger', 'harm', 'leak', 'people', 'own-case']).nullable(),
  parts: z.array(z.object({ settles: z.string(), text: z.string(), source: count })),
  sources: z.array(source),
  locked: z.array(z.object({ title: z.string(), topic: count, plan: z.enum(tiers) })),
  nearest: z.array(z.object({ title: z.string(), path: z.string() })),
  related: z.array(z.string()),
  practice: z
    .object({ topic: count, section: z.string(), questions: z.array(z.string()) })
    .nullable()
    .default(null),
  /** The day whose law texts the sources were checked against; the oldest one. */
  validOn: z.iso.date().nullable(),
  advice: z.array(advice),
});

const exchange = z.object({
  /** Null for a guest, whose questions are not stored. */
  id: z.uuid().nullable(),
  question: z.string(),
  answer,
});

export const askAssistant = endpoint.post('/api/assistant/questions', 'visitor', {
  summary:
    'An answer quoted from our own content, with its sources. Stored in the history of a signed-in user.',
  body: z.object({ assistant, question }),
  response: exchange,
});

export const writeAnswer = endpoint.post('/api/assistant/written', 'user', {
  summary:
    'The same answer written by a language model from its sources alone, as server-sent events: `sentence`, then `done`. 404 without a configured model.',
  allowances: [writtenAllowance, allWrittenAllowance],
  body: z.object({ question }),
});

export const readAssistantState = endpoint.get('/api/assistant/state', 'visitor', {
  summary: 'Whether answers can be written by a language model, and how many are left today.',
  response: z.object({ hasModel: z.boolean(), left: count.nullable() }),
});

export const listExchanges = endpoint.get('/api/assistant/exchanges', 'user', {
  summary: "The user's own questions to an assistant with their answers, newest first.",
  query: z.object({ assistant }),
  response: z.array(z.object({ id: z.uuid(), question: z.string(), askedAt: moment, answer })),
});

export const deleteExchange = endpoint.delete('/api/assistant/exchanges/:id', 'user', {
  summary: 'Deletes one question and its answer from the own history.',
  params: z.object({ id: z.uuid() }),
});

export const deleteExchanges = endpoint.delete('/api/assistant/exchanges', 'user', {
  summary: 'Deletes the whole own history with an assistant.',
  query: z.object({ assistant }),
});

export const addToReview = endpoint.post('/api/assistant/review', 'user', {
  summary: `Adds questions to the own list «${REVIEW_LIST}», which is made with the first ones.`,
  allowances: [listAllowance, listQuestionAllowance],
  body: z.object({ questionIds: z.array(z.string().max(80)).min(1).max(MOST_TO_PRACTISE) }),
  response: z.object({ id: z.string(), name: z.string(), added: count }),
});

export const reportAnswer = endpoint.post('/api/assistant/exchanges/:id/report', 'user', {
  rate: 'auth',
  summary:
    'Tells the team that an answer of the own history is wrong. It reaches them like a contact message.',
  allowances: [contactNetworkAllowance, senderAllowance],
  params: z.object({ id: z.uuid() }),
  body: z.object({
    text: z
      .string()
      .trim()
      .min(1, 'Cuéntanos qué está mal.')
      .max(MOST_REPORTED, `Como mucho ${MOST_REPORTED} caracteres.`),
  }),
  response: z.object({ status: z.literal('received') }),
});

export const readAdvice = endpoint.get('/api/assistant/advice', 'user', {
  summary:
    "The next steps that the coach proposes from the user's own progress and plan, each with its reason.",
  response: z.array(advice),
});

export type Advice = z.infer<typeof advice>;
export type AssistantAnswer = z.infer<typeof answer>;
export type Exchange = z.infer<typeof exchange>;
