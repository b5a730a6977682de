import { readProgress, readStudyLog, readToday } from '@atalaya/core/progress/progress.contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../platform/serve';
import { levelGuest } from '../review/level-cookie';
import { keepLevelTests } from '../review/level-test';
import { contributeReadiness } from './personal-data';
import { progressOf, studyLogOf } from './summary';
import { todayOf } from './today';

export function progressRoutes(app: FastifyInstance): void {
  contributeReadiness();

  serve(app, readToday, async ({ identity, request }, kit) => {
    // Whoever took the level test before having an account finds it counted on the first day.
    await keepLevelTests(kit, { guestId: levelGuest.known(request), userId: identity.user.id });
    return todayOf(kit, identity);
  });
  serve(app, readProgress, ({ identity }, kit) => progressOf(kit, identity));
  serve(app, readStudyLog, ({ identity, query }, kit) => studyLogOf(kit, identity, query));
}
