import { z } from 'zod';
import { endpoint } from '../../platform/endpoint';
import { MAX_PAGE_SIZE } from '../../platform/paging';
import { keyset } from '../../platform/paging.contract';
import { studyItemKinds, studyOutcomes } from '../study-answer';
import { listAllowance, listQuestionAllowance, MAX_LIST_NAME, tidyName } from './lists';

const count = z.number().int();
const id = z.object({ id: z.uuid() });
const questionId = z.string().max(80);
const name = z
  .string()
  .max(400)
  .transform(tidyName)
  .pipe(z.string().min(1, 'Ponle un nombre.').max(MAX_LIST_NAME, `Como mucho ${MAX_LIST_NAME} caracteres.`));

const list = z.object({ id: z.string(), name: z.string(), questions: count });

export const listQuestionLists = endpoint.get('/api/question-lists', 'user', {
  summary: "The user's named lists of questions, by name.",
  response: z.array(list),
});

export const createQuestionList = endpoint.post('/api/question-lists', 'user', {
  summary: 'Creates a list, empty or with questions; also restores a deleted one.',
  allowances: [listAllowance],
  body: z.object({ name, questionIds: z.array(questionId).max(listQuestionAllowance.limit).default([]) }),
  response: list,
});

export const renameQuestionList = endpoint.put('/api/question-lists/:id', 'user', {
  summary: 'Renames a list.',
  params: id,
  body: z.object({ name }),
  response: z.object({ id: z.string(), name: z.string() }),
});

export const deleteQuestionList = endpoint.delete('/api/question-lists/:id', 'user', {
  summary: 'Deletes a list and returns what it held, so that it can be created again.',
  params: id,
  response: z.object({ name: z.string(), questionIds: z.array(z.string()) }),
});

export const readQuestionList = endpoint.get('/api/question-lists/:id', 'user', {
  summary: 'A list with its questions, last added first.',
  params: id,
  query: z.object({
    /** The moment and the id of the last row of the page before. */
    after: z
      .string()
      .max(140)
      .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z \S+$/)
      .optional(),
    limit: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(20),
  }),
  response: list.extend({
    page: keyset(
      z.object({
        kind: z.enum(studyItemKinds),
        id: z.string(),
        topic: count,
        topicTitle: z.string(),
        /** Null until the user has answered the question. */
        text: z.string().nullable(),
        lastOutcome: z.enum(studyOutcomes).nullable(),
      }),
    ),
  }),
});

export const readListsOfQuestion = endpoint.get('/api/questions/:id/lists', 'user', {
  summary: "The user's lists, and which of them contain a question.",
  params: z.object({ id: questionId }),
  response: z.array(list.extend({ included: z.boolean() })),
});

export const includeInList = endpoint.put('/api/question-lists/:id/questions/:questionId', 'user', {
  summary: 'Puts a question into a list, or takes it out. Idempotent.',
  allowances: [listQuestionAllowance],
  params: id.extend({ questionId }),
  body: z.object({ included: z.boolean() }),
  response: z.object({ included: z.boolean() }),
});
