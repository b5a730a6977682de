import { readAudit, readUserAudit } from '@atalaya/core/admin/audit.contract';
import { readDashboard, readPanels, retryJobs } from '@atalaya/core/admin/dashboard.contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../platform/serve';
import { listEntries, listEntriesAbout } from './audit';
import { dashboard, retryFailed } from './dashboard';
import { readDashboardPanels } from './dashboard-panels';

export function adminRoutes(app: FastifyInstance): void {
  serve(app, readDashboard, ({ identity }, kit) => dashboard(kit, identity.user));
  serve(app, readPanels, ({ identity }, kit) => readDashboardPanels(kit, identity.user));
  serve(app, retryJobs, ({ identity, params }, kit) => retryFailed(kit, identity.user.id, params.name));
  serve(app, readAudit, ({ query }, kit) => listEntries(kit, query));
  serve(app, readUserAudit, ({ params, query }, kit) => listEntriesAbout(kit, params.id, query));
}
