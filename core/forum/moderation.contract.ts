import { z } from 'zod';
import { etag } from '../admin/etag.contract';
import { listQuery } from '../admin/list.contract';
import { endpoint } from '../platform/endpoint';
import { page } from '../platform/paging.contract';
import {
  caseDecisions,
  caseSorts,
  caseStates,
  LONGEST_REPORT,
  LONGEST_STATEMENT,
  reportReasons,
} from './moderation';

const reason = z.enum(reportReasons, 'Elige un motivo.');
const state = z.enum(caseStates);
const decision = z.enum(caseDecisions, 'Elige qué hacer.');
const caseId = z.object({ id: z.uuid() });
const statement = (fewest: number, sentence: string) =>
  z.string().trim().min(fewest, sentence).max(LONGEST_STATEMENT, 'Como mucho 2.000 caracteres.');
const moment = z.iso.datetime().nullable();

export const reportPost = endpoint({
  method: 'POST',
  path: '/api/forum/posts/:id/report',
  access: 'user',
  summary: 'Reports a post of someone else to the moderators, once per user.',
  params: z.object({ id: z.uuid() }),
  body: z.object({
    reason,
    text: z.string().trim().max(LONGEST_REPORT, 'Como mucho 1.000 caracteres.').default(''),
  }),
});

export const readOwnCase = endpoint({
  method: 'GET',
  path: '/api/forum/cases/:id',
  access: 'user',
  summary: "The decision about the user's own post, with its reasons.",
  params: caseId,
  response: z.object({
    topicTitle: z.string(),
    body: z.string(),
    state,
    decision: decision.nullable(),
    reason,
    statement: z.string(),
    wasAutomatic: z.boolean(),
    decidedAt: moment,
    mayAppeal: z.boolean(),
    appeal: z.string().nullable(),
    outcome: z.string().nullable(),
  }),
});

export const appealCase = endpoint({
  method: 'POST',
  path: '/api/forum/cases/:id/appeal',
  access: 'user',
  summary: 'Asks for a second look at the removal of an own post, once.',
  params: caseId,
  body: z.object({ text: statement(15, 'Cuéntanos por qué, en al menos 15 caracteres.') }),
});

export const adminCase = z.object({
  id: z.string(),
  etag,
  topicId: z.number().int(),
  topicTitle: z.string(),
  number: z.number().int(),
  author: z.string(),
  body: z.string(),
  isHidden: z.boolean(),
  state,
  reason,
  reports: z.array(z.object({ reason, text: z.string(), createdAt: z.iso.datetime() })),
  takenBy: z.string().nullable(),
  decision: decision.nullable(),
  statement: z.string(),
  appeal: z.string().nullable(),
  openedAt: z.iso.datetime(),
});

export const listCases = endpoint({
  method: 'GET',
  path: '/api/admin/forum-cases',
  access: 'admin',
  summary: 'Reported posts: by default those that wait longest come first.',
  query: listQuery(caseSorts, { state: state.optional() }),
  response: page(adminCase),
});

export const claimCase = endpoint({
  method: 'PUT',
  path: '/api/admin/forum-cases/:id/claim',
  access: 'admin',
  summary: 'Takes a case, so that two moderators do not work on it.',
  params: caseId,
  body: z.object({ etag }),
  response: adminCase,
});

export const decideCase = endpoint({
  method: 'PUT',
  path: '/api/admin/forum-cases/:id/decision',
  access: 'admin',
  summary:
    'Keeps or removes the post and tells its author and the reporters why. The second decision, after an appeal, is final.',
  params: caseId,
  body: z.object({
    etag,
    decision,
    reason,
    statement: statement(10, 'Explica el motivo en al menos 10 caracteres: lo leerá el autor.'),
  }),
  response: adminCase,
});
