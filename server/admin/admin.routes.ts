import { readAudit } from '@atalaya/core/admin/audit.contract';
import { readDashboard } from '@atalaya/core/admin/dashboard.contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../platform/serve';
import { listEntries } from './audit';
import { dashboard } from './dashboard';

export function adminRoutes(app: FastifyInstance): void {
  serve(app, readDashboard, (_, kit) => dashboard(kit));
  serve(app, readAudit, ({ query }, { db }) => listEntries(db, query));
}
