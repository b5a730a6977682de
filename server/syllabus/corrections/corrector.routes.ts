import {
  dismissFailed,
  dismissTwin,
  readCorrector,
} from '@atalaya/core/syllabus/questions/corrector.contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/serve';
import { showContentHealth } from '../admin/dashboard-panel';
import { duplicateJobs } from '../admin/duplicates';
import { dismissHard, dismissTwins, readQueue } from './corrector';

export async function correctorRoutes(app: FastifyInstance): Promise<void> {
  await duplicateJobs(app.kit);
  showContentHealth();
  serve(app, readCorrector, ({ query }, { db }) => readQueue(db, query));
  serve(app, dismissTwin, ({ body, identity }, kit) =>
    dismissTwins(kit, identity.user.id, body.first, body.second),
  );
  serve(app, dismissFailed, ({ params, identity }, kit) => dismissHard(kit, identity.user.id, params.id));
}
