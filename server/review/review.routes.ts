import { readDecks } from '@atalaya/core/review/decks.contract';
import { countFailures, listFailures, readFailureSheet } from '@atalaya/core/review/failures.contract';
import { answerLevelTest, readLevelTest, startLevelTest } from '@atalaya/core/review/level-test.contract';
import {
  listLeeches,
  readFirstSession,
  readStudySession,
  saveStudyAnswers,
  suspendItem,
  undoStudyAnswer,
} from '@atalaya/core/review/study.contract';
import type { FastifyInstance } from 'fastify';
import { networkOfCall } from '../platform/network-of-call';
import { serve } from '../platform/serve';
import { personalDataSections } from '../profile/personal-data';
import { leechesOf, saveAnswers, setAside, undoAnswer } from './answers';
import { topicDecks } from './decks';
import { difficultyJob } from './difficulty';
import { failureCounts, failureSheet, failuresOf } from './failures';
import { firstSession } from './first-session';
import { levelGuest } from './level-cookie';
import { answerLevel, beginLevel, currentLevel } from './level-test';
import { listRoutes } from './lists/lists.routes';
import { studyData } from './personal-data';
import { studySession } from './session';

export async function reviewRoutes(app: FastifyInstance): Promise<void> {
  app.kit.hooks.add(personalDataSections, 'estudio', studyData);
  await difficultyJob(app.kit);
  listRoutes(app);

  serve(app, readStudySession, ({ identity, query }, kit) => studySession(kit, identity.user.id, query));
  serve(app, readFirstSession, ({ identity }, kit) => firstSession(kit, identity.user.id));
  serve(app, saveStudyAnswers, ({ identity, body }, kit) => {
    const { device, user } = identity;
    const sender = { deviceId: device.id, since: device.since ?? kit.clock.now() };
    return saveAnswers(kit, user, body.answers, sender);
  });
  serve(app, undoStudyAnswer, ({ identity, params }, kit) => undoAnswer(kit, identity.user.id, params.id));
  serve(app, suspendItem, ({ identity, params, body }, kit) =>
    setAside(kit, identity.user.id, { kind: params.kind, itemId: params.id }, body.suspended),
  );
  serve(app, listLeeches, ({ identity, query }, kit) => leechesOf(kit, identity.user, query));
  serve(app, readDecks, ({ identity, params }, kit) => topicDecks(kit, identity.user, params.id));
  serve(app, listFailures, ({ identity, query }, kit) => failuresOf(kit, identity.user, query));
  serve(app, countFailures, ({ identity }, kit) => failureCounts(kit, identity.user));
  serve(app, readFailureSheet, ({ identity, query }, kit) => failureSheet(kit, identity.user, query));

  serve(app, readLevelTest, ({ identity, request }, kit) =>
    currentLevel(kit, { guestId: levelGuest.known(request), userId: identity?.user.id }),
  );
  serve(app, startLevelTest, ({ identity, request, reply }, kit) => {
    const guestId = levelGuest.knownOrNew(kit.env, request, reply);
    return beginLevel(kit, { guestId, userId: identity?.user.id, network: networkOfCall(request) });
  });
  serve(app, answerLevelTest, ({ identity, params, body, request }, kit) =>
    answerLevel(kit, { guestId: levelGuest.known(request), userId: identity?.user.id }, params.id, body),
  );
}
