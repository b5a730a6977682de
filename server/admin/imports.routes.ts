import * as contract from '@atalaya/core/admin/imports.contract';
import type { Held } from '@atalaya/core/auth/roles';
import type { FastifyInstance } from 'fastify';
import { serve } from '../platform/serve';
import { applyLater, findImport, importJobs, importRows, recentImports } from './imports';
import { requireResource } from './resource-access';

export async function importRoutes(app: FastifyInstance): Promise<void> {
  await importJobs(app.kit);
  const mayOpen = async (user: Held, id: string) => {
    const found = await findImport(app.kit.db, id);
    requireResource(app, user, found.resource);
    return found;
  };
  serve(app, contract.listImports, ({ query, identity }, { db }) => {
    requireResource(app, identity.user, query.resource);
    return recentImports(db, query.resource);
  });
  serve(app, contract.readImport, ({ params, identity }) => mayOpen(identity.user, params.id));
  serve(app, contract.listImportRows, async ({ params, query, identity }, { db }) => {
    await mayOpen(identity.user, params.id);
    return importRows(db, params.id, query);
  });
  serve(app, contract.applyImport, async ({ params, body, identity }, kit) => {
    await mayOpen(identity.user, params.id);
    return applyLater(kit, params.id, body.reason);
  });
}
