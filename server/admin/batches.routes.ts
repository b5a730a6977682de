import * as contract from '@atalaya/core/admin/batches.contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../platform/serve';
import { selectBatch } from './batches.queries';
import { undoBatch } from './resource/undo';
import { requireResource } from './resource-access';

export function batchRoutes(app: FastifyInstance): void {
  serve(app, contract.undoBatch, async ({ params, body, identity }, kit) => {
    const batch = await selectBatch(kit.db, params.id);
    if (batch) requireResource(app, identity.user, batch.resource);
    return undoBatch(kit, identity.user.id, params.id, body);
  });
}
