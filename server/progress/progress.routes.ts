import { readProgress, readStudyLog, readToday } from '@atalaya/core/progress/progress.contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../platform/serve';
import { contributeReadiness } from './personal-data';
import { progressOf, studyLogOf } from './summary';
import { todayOf } from './today';

export function progressRoutes(app: FastifyInstance): void {
  contributeReadiness();

  serve(app, readToday, ({ identity }, kit) => todayOf(kit, identity));
  serve(app, readProgress, ({ identity }, kit) => progressOf(kit, identity));
  serve(app, readStudyLog, ({ identity, query }, kit) => studyLogOf(kit, identity, query));
}
