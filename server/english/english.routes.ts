import * as admin from '@atalaya/core/english/admin/english.contract';
import * as contract from '@atalaya/core/english/english.contract';
import type { FastifyInstance } from 'fastify';
import { serveResource } from '../admin/resource/serve-resource';
import { contentSources } from '../content/content-source';
import { serve } from '../platform/serve';
import { personalDataSections } from '../profile/personal-data';
import { wordSources } from '../review/kinds/words';
import { exampleAdmin, exerciseAdmin, lessonAdmin, unitAdmin } from './admin/course';
import { selectFigures } from './admin/english.queries';
import { placementAdmin, progressAdmin } from './admin/students';
import { categoryAdmin, wordAdmin } from './admin/vocabulary';
import { selectOwnData } from './english.queries';
import { englishSource } from './english-source';
import { answerExercise, readLesson } from './lessons';
import { readOverview } from './overview';
import { answerPlacement, readPlacement, startPlacement } from './placement';
import { addWords, readCategory, readVocabulary, reviewWord } from './vocabulary';
import { englishWords } from './word-cards';

export function englishRoutes(app: FastifyInstance): void {
  app.kit.hooks.add(contentSources, 'english', englishSource);
  app.kit.hooks.add(wordSources, 'english', englishWords);
  app.kit.hooks.add(personalDataSections, 'ingles', {
    staff: 'may:support-users',
    tables: ['english_progress', 'english_answer', 'english_placement', 'english_review_word'],
    read: selectOwnData,
  });

  serveResource(app, unitAdmin);
  serveResource(app, lessonAdmin);
  serveResource(app, exampleAdmin);
  serveResource(app, exerciseAdmin);
  serveResource(app, categoryAdmin);
  serveResource(app, wordAdmin);
  serveResource(app, placementAdmin);
  serveResource(app, progressAdmin);
  serve(app, admin.readEnglishFigures, (_, kit) => selectFigures(kit.db));

  serve(app, contract.readEnglish, ({ identity }, kit) => readOverview(kit, identity.user));
  serve(app, contract.readLesson, ({ identity, params }, kit) => readLesson(kit, identity.user, params.id));
  serve(app, contract.answerExercise, ({ identity, params: { id, answerId }, body }, kit) =>
    answerExercise(kit, identity.user, id, { answerId, ...body }),
  );
  serve(app, contract.readPlacement, ({ identity }, kit) => readPlacement(kit, identity.user.id));
  serve(app, contract.startPlacement, ({ identity }, kit) => startPlacement(kit, identity.user.id));
  serve(app, contract.answerPlacement, ({ identity, params, body }, kit) =>
    answerPlacement(kit, identity.user.id, { ...params, ...body }),
  );
  serve(app, contract.readVocabulary, ({ identity }, kit) => readVocabulary(kit, identity.user));
  serve(app, contract.readCategory, ({ identity, params }, kit) =>
    readCategory(kit, identity.user, params.id),
  );
  serve(app, contract.addWords, ({ identity, params, body }, kit) =>
    addWords(kit, identity.user, params.id, body.count),
  );
  serve(app, contract.reviewWord, ({ identity, params, body }, kit) =>
    reviewWord(kit, identity.user, params.id, body.inReview),
  );
}
