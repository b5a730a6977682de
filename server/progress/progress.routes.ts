import { readProgress, readStudyLog, readToday } from '@atalaya/core/progress/progress.contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../platform/serve';
import { levelGuest } from '../review/level-cookie';
import { keepLevelTests } from '../review/level-test';
import { freshTodayOf, keptTodayOf } from './kept-today';
import { contributeReadiness } from './personal-data';
import { progressOf, studyLogOf } from './summary';

export function progressRoutes(app: FastifyInstance): void {
  contributeReadiness();

  serve(
    app,
    readToday,
    async ({ identity, request, reply }, kit) => {
      // Whoever took the level test before having an account finds it counted on the first day; then it is theirs.
      const guestId = levelGuest.known(request);
      await keepLevelTests(kit, { guestId, userId: identity.user.id });
      if (guestId) levelGuest.forget(kit.env, reply);
      return freshTodayOf(kit, identity);
    },
    async ({ tokenHash, request }, kit) =>
      levelGuest.known(request) ? undefined : keptTodayOf(kit, tokenHash),
  );
  serve(app, readProgress, ({ identity }, kit) => progressOf(kit, identity));
  serve(app, readStudyLog, ({ identity, query }, kit) => studyLogOf(kit, identity, query));
}
