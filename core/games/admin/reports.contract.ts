import { z } from 'zod';
import { reportDraft, reportStatus } from '../../admin/reports.contract';
import { resourceEndpoints } from '../../admin/resource.contract';
import { endpoint } from '../../platform/endpoint';
import { moment } from '../../platform/moment.contract';
import { games } from '../game';
import { MAX_REPORTED_ID, reportKinds } from '../reportable';
import { gameReportResource } from './reports';

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

export const gameReports = resourceEndpoints(gameReportResource, {
  access: 'may:edit-content',
  what: 'reported words and cards of the games',
  draft: reportDraft,
  also: {
    game: z.enum(games),
    kind,
    itemId: z.string(),
    topic: z.number(),
    /** As the user saw them. */
    question: z.string(),
    answer: z.string(),
    reason: z.string(),
    createdAt: moment,
  },
  filters: { status: reportStatus.optional() },
});
