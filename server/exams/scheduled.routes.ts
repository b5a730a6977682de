import { enterScheduled, listScheduled } from '@atalaya/core/exams/scheduled.contract';
import type { FastifyInstance } from 'fastify';
import { serveResource } from '../admin/resource/serve-resource';
import { serve } from '../platform/serve';
import { personalDataSections } from '../profile/personal-data';
import { scheduledMockAdmin } from './admin/scheduled-mocks';
import * as scheduled from './scheduled';
import { selectAllAttempts } from './scheduled.queries';

export function scheduledMockRoutes(app: FastifyInstance): void {
  app.kit.hooks.add(personalDataSections, 'simulacros_programados', {
    staff: 'may:support-users',
    tables: ['scheduled_attempt'],
    read: selectAllAttempts,
  });
  serveResource(app, scheduledMockAdmin);
  serve(app, listScheduled, ({ identity, query }, kit) => scheduled.listScheduled(kit, identity.user, query));
  serve(app, enterScheduled, ({ identity, params }, kit) =>
    scheduled.enterScheduled(kit, identity.user, params.id),
  );
}
