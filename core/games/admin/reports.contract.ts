import { z } from 'zod';
import { reportSorts } from '../../admin/reports';
import { reportDraft, reportStatus } from '../../admin/reports.contract';
import { recordMeta, resourceEndpoints } from '../../admin/resource.contract';
import { endpoint } from '../../platform/endpoint';
import { games } from '../game';
import { MAX_REPORTED_ID, reportKinds } from '../reportable';

const kind = z.enum(reportKinds);

export const reportPlayed = endpoint.post('/api/games/plays/:id/reports', 'user', {
  summary: 'Reports a word, card or line of a scheme of a play of the user; each one once.',
  params: z.object({ id: z.uuid() }),
  body: z.object({
    kind,
    itemId: z.string().max(MAX_REPORTED_ID),
    reason: z.string().trim().min(3, 'Cuéntanos qué falla.').max(1_000),
  }),
});

const report = z.object({
  ...recordMeta,
  game: z.enum(games),
  kind,
  itemId: z.string(),
  topic: z.number(),
  /** As the user saw them. */
  question: z.string(),
  answer: z.string(),
  reason: z.string(),
  status: reportStatus,
  reply: z.string().nullable(),
  createdAt: z.iso.datetime(),
});

export const gameReports = resourceEndpoints('game-reports', {
  access: 'may:edit-content',
  what: 'reported words and cards of the games',
  draft: reportDraft,
  row: report,
  record: report,
  sorts: reportSorts,
  filters: { status: reportStatus.optional() },
});
