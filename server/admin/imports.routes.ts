import { applyImport, readImport } from '@atalaya/core/admin/imports.contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../platform/serve';
import { applyLater, findImport, importJobs } from './imports';

export async function importRoutes(app: FastifyInstance): Promise<void> {
  await importJobs(app.kit);
  serve(app, readImport, ({ params }, { db }) => findImport(db, params.id));
  serve(app, applyImport, ({ params }, kit) => applyLater(kit, params.id));
}
