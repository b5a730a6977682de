import { readProgress, readStudyLog, readToday } from '@atalaya/core/progress/progress.contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../platform/serve';
import { personalDataSections } from '../profile/personal-data';
import { levelGuest } from '../review/level-cookie';
import { keepLevelTests } from '../review/level-test';
import { readinessData, restDayData } from './personal-data';
import { progressOf, studyLogOf } from './summary';
import { cachedTodayOf } from './today-cache';

export function progressRoutes(app: FastifyInstance): void {
  app.kit.hooks.add(personalDataSections, 'preparacion', readinessData);
  app.kit.hooks.add(personalDataSections, 'dias_protegidos', restDayData);

  serve(app, readToday, async ({ identity, request, reply }, kit) => {
    // A level test taken as a guest is moved to the account on its first day.
    const guestId = levelGuest.known(request);
    await keepLevelTests(kit, { guestId, userId: identity.user.id });
    if (guestId) levelGuest.forget(kit.env, reply);
    return cachedTodayOf(kit, identity);
  });
  serve(app, readProgress, ({ identity }, kit) => progressOf(kit, identity));
  serve(app, readStudyLog, ({ identity, query }, kit) => studyLogOf(kit, identity, query));
}
