import * as contract from '@atalaya/core/syllabus/syllabus.contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../platform/serve';
import { questionCount } from './counts';
import { lawShelf } from './law-shelf';
import {
  countVoiceNotes,
  listTopicEntries,
  readBundle,
  readerOf,
  readFlashcards,
  readPlus,
  readPlusPiece,
  readScheme,
  readStatements,
  readTopic,
  readVoiceNotes,
} from './reading';
import { selectKeywordRules } from './reading.queries';
import { addShelf } from './shelves';
import { topicShelf } from './topic-shelf';

export function syllabusRoutes(app: FastifyInstance): void {
  addShelf('laws', lawShelf);
  addShelf('topics', topicShelf);

  serve(app, contract.listSyllabus, (_, { db }) => listTopicEntries(db));
  serve(app, contract.listTopics, (_, { db }) => listTopicEntries(db));
  serve(app, contract.readTopicContent, ({ params, identity }, { db }) =>
    readTopic(db, readerOf(identity), params.id),
  );
  serve(app, contract.readTopicScheme, ({ params, identity }, { db }) =>
    readScheme(db, readerOf(identity), params.id),
  );
  serve(app, contract.readTopicFlashcards, ({ params }, { db }) => readFlashcards(db, params.id));
  serve(app, contract.readTopicTrueFalse, ({ params }, { db }) => readStatements(db, params.id));
  serve(app, contract.readTopicVoiceNotes, ({ params }, { db }) => readVoiceNotes(db, params.id));
  serve(app, contract.countTopicVoiceNotes, ({ params }, { db }) => countVoiceNotes(db, params.id));
  serve(app, contract.readTopicPlusContent, ({ params }, { db }) => readPlus(db, params.id, 'plus'));
  serve(app, contract.readTopicVipContent, ({ params }, { db }) => readPlus(db, params.id, 'elite'));
  serve(app, contract.readPlusContent, ({ params, identity }, { db }) =>
    readPlusPiece(db, readerOf(identity), params.id),
  );
  serve(app, contract.readTopicBundle, ({ params, identity }, { db }) =>
    readBundle(db, readerOf(identity), params.id),
  );
  serve(app, contract.listKeywordRules, (_, { db }) => selectKeywordRules(db));
  serve(app, contract.readQuizCount, async (_, kit) => ({ totalQuestions: await questionCount(kit) }));
}
