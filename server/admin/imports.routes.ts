import * as contract from '@atalaya/core/admin/imports.contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../platform/serve';
import { applyLater, findImport, importJobs, importRows, recentImports } from './imports';

export async function importRoutes(app: FastifyInstance): Promise<void> {
  await importJobs(app.kit);
  serve(app, contract.listImports, ({ query }, { db }) => recentImports(db, query.resource));
  serve(app, contract.readImport, ({ params }, { db }) => findImport(db, params.id));
  serve(app, contract.listImportRows, ({ params, query }, { db }) => importRows(db, params.id, query));
  serve(app, contract.applyImport, ({ params, body }, kit) => applyLater(kit, params.id, body.reason));
}
