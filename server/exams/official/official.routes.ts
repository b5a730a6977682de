import { beginOfficialExam, listOfficialExams } from '@atalaya/core/exams/official.contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/serve';
import { beginOfficial, listOfficial } from './official';

export function officialExamRoutes(app: FastifyInstance): void {
  serve(app, listOfficialExams, ({ identity }, kit) => listOfficial(kit, identity.user));
  serve(app, beginOfficialExam, ({ identity, params }, kit) => beginOfficial(kit, identity.user, params.id));
}
