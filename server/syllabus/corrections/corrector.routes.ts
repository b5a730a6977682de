import {
  dismissFailed,
  dismissTwin,
  readCorrector,
} from '@atalaya/core/syllabus/questions/corrector.contract';
import type { FastifyInstance } from 'fastify';
import { dashboardPanels } from '../../admin/dashboard-panels';
import { serve } from '../../platform/serve';
import { contentPanel } from '../admin/dashboard-panel';
import { duplicateJobs } from '../admin/duplicates';
import { dismissHard, dismissTwins, readQueue } from './corrector';

export async function correctorRoutes(app: FastifyInstance): Promise<void> {
  await duplicateJobs(app.kit);
  app.kit.hooks.add(dashboardPanels, 'content', contentPanel);
  serve(app, readCorrector, ({ query }, { db }) => readQueue(db, query));
  serve(app, dismissTwin, ({ body, identity }, kit) =>
    dismissTwins(kit, identity.user.id, body.first, body.second),
  );
  serve(app, dismissFailed, ({ params, identity }, kit) => dismissHard(kit, identity.user.id, params.id));
}
