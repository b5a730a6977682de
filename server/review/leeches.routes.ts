import { readStudyItem, resetStudyItem } from '@atalaya/core/review/leeches.contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../platform/serve';
import { resetItem, studyItemOf } from './leeches';

export function leechRoutes(app: FastifyInstance): void {
  serve(app, readStudyItem, ({ identity, params }, kit) =>
    studyItemOf(kit, identity.user, { kind: params.kind, itemId: params.id }),
  );
  serve(app, resetStudyItem, ({ identity, params }, kit) =>
    resetItem(kit, identity.user.id, { kind: params.kind, itemId: params.id }),
  );
}
