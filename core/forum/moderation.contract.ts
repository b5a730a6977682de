import { z } from 'zod';
import { etag } from '../admin/etag.contract';
import { listQuery } from '../admin/list.contract';
import { endpoint } from '../platform/endpoint';
import { moment } from '../platform/moment.contract';
import { page } from '../platform/paging.contract';
import { banLengths } from './bans';
import {
  caseDecisions,
  caseKinds,
  caseSorts,
  caseStates,
  LONGEST_REPORT,
  LONGEST_STATEMENT,
  reportAllowance,
  reportReasons,
} from './moderation';

const reason = z.enum(reportReasons, 'Elige un motivo.');
const state = z.enum(caseStates);
const kind = z.enum(caseKinds);
const decision = z.enum(caseDecisions, 'Elige qué hacer.');
const caseId = z.object({ id: z.uuid() });
const statement = (fewest: number, sentence: string) =>
  z.string().trim().min(fewest, sentence).max(LONGEST_STATEMENT, 'Como mucho 2.000 caracteres.');

export const reportBody = z.object({
  reason,
  text: z.string().trim().max(LONGEST_REPORT, 'Como mucho 1.000 caracteres.').default(''),
});

export const reportPost = endpoint.post('/api/forum/posts/:id/report', 'user', {
  summary: 'Reports a post of someone else to the moderators, once per user.',
  allowances: [reportAllowance],
  params: z.object({ id: z.uuid() }),
  body: reportBody,
});

export const readOwnCase = endpoint.get('/api/forum/cases/:id', 'user', {
  summary: "The decision about the user's own post, with its reasons.",
  params: caseId,
  response: z.object({
    kind,
    topicTitle: z.string(),
    body: z.string(),
    state,
    decision: decision.nullable(),
    reason,
    statement: z.string(),
    wasAutomatic: z.boolean(),
    decidedAt: moment.nullable(),
    /** How long somebody is kept out and who decided it; null for what is no ban. */
    ban: z.object({ until: z.string(), how: z.string() }).nullable(),
    mayAppeal: z.boolean(),
    appeal: z.string().nullable(),
    outcome: z.string().nullable(),
  }),
});

export const appealCase = endpoint.post('/api/forum/cases/:id/appeal', 'user', {
  summary: 'Asks for a second look at the removal of an own post, once.',
  params: caseId,
  body: z.object({ text: statement(15, 'Cuéntanos por qué, en al menos 15 caracteres.') }),
});

export const adminCase = z.object({
  id: z.string(),
  etag,
  kind,
  /** Null for what is not in the forum. */
  topicId: z.number().int().nullable(),
  topicTitle: z.string(),
  number: z.number().int().nullable(),
  /** The messages that the report brought along. */
  attached: z.array(
    z.object({
      author: z.string(),
      body: z.string(),
      image: z.string().nullable(),
      createdAt: moment,
      isReported: z.boolean(),
    }),
  ),
  author: z.string(),
  body: z.string(),
  isHidden: z.boolean(),
  wasAutomatic: z.boolean(),
  /** Why it was held back before anybody saw it. */
  sign: z.string().nullable(),
  state,
  reason,
  reports: z.array(z.object({ reason, text: z.string(), createdAt: moment })),
  /** Notices of illegal content, also by people without an account. */
  notices: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      email: z.string(),
      text: z.string(),
      createdAt: moment,
    }),
  ),
  takenBy: z.string().nullable(),
  decision: decision.nullable(),
  statement: z.string(),
  appeal: z.string().nullable(),
  openedAt: moment,
  /** Null for what is no ban. */
  ban: z
    .object({
      length: z.enum(banLengths),
      proposedBy: z.string(),
      endsAt: moment.nullable(),
      isActive: z.boolean(),
      /** Whether the reader may confirm it. */
      confirmation: z.enum(['yes', 'same-moderator', 'too-soon']),
    })
    .nullable(),
  mayProposeBan: z.boolean(),
});

export const listCases = endpoint.get('/api/admin/forum-cases', 'may:moderate', {
  summary: 'What was reported: by default those that wait longest come first.',
  query: listQuery(caseSorts, { state: state.optional(), kind: kind.optional() }),
  response: page(adminCase),
});

export const claimCase = endpoint.put('/api/admin/forum-cases/:id/claim', 'may:moderate', {
  summary: 'Takes a case, so that two moderators do not work on it.',
  params: caseId,
  body: z.object({ etag }),
  response: adminCase,
});

export const decideCase = endpoint.put('/api/admin/forum-cases/:id/decision', 'may:moderate', {
  summary:
    'Keeps or removes what was reported and tells its author and the reporters why. The second decision, after an appeal, is final.',
  params: caseId,
  body: z.object({
    etag,
    decision,
    reason,
    statement: statement(10, 'Explica el motivo en al menos 10 caracteres: lo leerá el autor.'),
  }),
  response: adminCase,
});

export const proposeBan = endpoint.post('/api/admin/forum-cases/:id/ban', 'may:moderate', {
  summary:
    'Proposes to keep the author out of the community. It opens a case of its own, which another moderator decides.',
  params: caseId,
  body: z.object({
    length: z.enum(banLengths, 'Elige cuánto dura.'),
    reason,
    statement: statement(10, 'Explica el motivo en al menos 10 caracteres: lo leerá el autor.'),
  }),
  response: adminCase,
});

export const liftBan = endpoint.put('/api/admin/forum-cases/:id/ban', 'may:moderate', {
  summary: 'Ends a ban before its time. One moderator is enough, and the author is told.',
  params: caseId,
  body: z.object({ etag, statement: statement(10, 'Explica el motivo en al menos 10 caracteres.') }),
  response: adminCase,
});
