import { z } from 'zod';
import { endpoint } from '../platform/endpoint';
import { noteAllowance } from '../syllabus/reading/notes';
import { note, noteBody } from '../syllabus/reading/reading.contract';
import { lawUpdateLine } from './laws.contract';
import { articleStates } from './progress';

const count = z.number().int();
const articleId = z.object({ id: z.string().max(160) });
const day = z.iso.date();

export const listKnownArticles = endpoint.get('/api/my-laws/known', 'user', {
  summary: 'The articles that are in the user’s review.',
  response: z.array(z.object({ id: z.string(), dueOn: day.nullable() })),
});

export const readMyArticle = endpoint.get('/api/my-laws/articles/:id', 'user', {
  summary: 'What the user knows of an article: its place in the review and the questions answered.',
  params: articleId,
  response: z.object({
    isKnown: z.boolean(),
    dueOn: day.nullable(),
    /** Of its questions and statements. */
    total: count,
    right: count,
    wrong: count,
    /** The last outcome of each question that was answered. */
    outcomes: z.record(z.string(), z.enum(['right', 'wrong', 'blank'])),
  }),
});

export const knowArticle = endpoint.put('/api/my-laws/known/:id', 'user', {
  summary: 'Puts an article in the review, as answered right now.',
  params: articleId,
  /** From the device, so that sending it twice counts once. */
  body: z.object({ answerId: z.uuid() }),
  response: z.object({ dueOn: day.nullable() }),
});

export const forgetArticle = endpoint.delete('/api/my-laws/known/:id', 'user', {
  summary: 'Takes an article out of the review. The log keeps the answer.',
  params: articleId,
  response: z.object({ isKnown: z.literal(false) }),
});

const noteParams = articleId.extend({ note: z.uuid() });

export const listArticleNotes = endpoint.get('/api/my-laws/articles/:id/notes', 'user', {
  summary: 'The user’s highlights and notes on an article.',
  params: articleId,
  response: z.array(note),
});

export const saveArticleNote = endpoint.put('/api/my-laws/articles/:id/notes/:note', 'user', {
  summary: 'Writes a highlight or a note on an article under the id that the user’s device gave it.',
  allowances: [noteAllowance],
  params: noteParams,
  body: noteBody,
  response: note,
});

export const removeArticleNote = endpoint.delete('/api/my-laws/articles/:id/notes/:note', 'user', {
  summary: 'Removes a highlight or a note on an article.',
  params: noteParams,
});

const progressLine = z.object({
  id: z.string(),
  number: z.string(),
  slug: z.string(),
  heading: z.string(),
  heat: count,
  state: z.enum(articleStates),
});

export const readMyLaws = endpoint.get('/api/my-laws', 'user', {
  summary: 'The articles that each topic needs, with the user’s progress in each.',
  response: z.object({
    topics: z.array(
      z.object({
        number: count,
        shortTitle: z.string(),
        articles: count,
        known: count,
        laws: z.array(z.object({ slug: z.string(), shortName: z.string(), articles: z.array(progressLine) })),
      }),
    ),
    /** Articles in the review, and those due today or before. */
    known: count,
    due: count,
  }),
});

export const listMyUpdates = endpoint.get('/api/my-laws/updates', 'user', {
  summary:
    'The changes of the laws, newest first, with what they touch and what the user answered about it before.',
  response: z.array(
    lawUpdateLine.extend({
      /** In force today. */
      isInForce: z.boolean(),
      /** Our items about the articles that changed. */
      affected: z.object({ questions: count, trueFalse: count, flashcards: count, toReview: count }),
      /** The user's answers before it came into force. */
      answeredBefore: z.object({ right: count, wrong: count }),
    }),
  ),
});
