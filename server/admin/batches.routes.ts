import * as contract from '@atalaya/core/admin/batches.contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../platform/serve';
import { undoBatch } from './resource/undo';

export function batchRoutes(app: FastifyInstance): void {
  serve(app, contract.undoBatch, ({ params, body, identity }, kit) =>
    undoBatch(kit, identity.user.id, params.id, body),
  );
}
