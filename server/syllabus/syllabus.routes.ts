import { dayInSpain } from '@atalaya/core/platform/madrid-time';
import { searchContent } from '@atalaya/core/search/search.contract';
import { tierOfPart } from '@atalaya/core/syllabus/access';
import { withFirmSpaces } from '@atalaya/core/syllabus/reading/reading-text';
import * as contract from '@atalaya/core/syllabus/syllabus.contract';
import type { FastifyInstance } from 'fastify';
import { contentSources } from '../content/content-source';
import { textIn } from '../platform/parsed-markdown';
import { serve } from '../platform/serve';
import { lawSource } from './content/law-source';
import { topicSource } from './content/topic-source';
import { forgetCounts, questionCount } from './counts';
import { forgetFlashcards } from './flashcard-bank';
import { heldOn } from './held';
import { readFigureFile } from './reading/figures';
import {
  countVoiceNotes,
  listTopicEntries,
  mustOpen,
  readBundle,
  readerOf,
  readFlashcards,
  readPlus,
  readPlusPiece,
  readScheme,
  readStatements,
  readTopic,
  readVoiceNotes,
} from './reading/reading';
import { selectKeywordRules } from './reading/reading.queries';
import { searchFor } from './search/search';

export function syllabusRoutes(app: FastifyInstance): void {
  app.kit.hooks.add(contentSources, 'laws', lawSource);
  app.kit.hooks.add(contentSources, 'topics', topicSource);
  const { db, events } = app.kit;
  events.on('pages.changed', () => {
    forgetCounts(db);
    forgetFlashcards(db);
  });

  serve(app, searchContent, ({ identity, query }, kit) => searchFor(kit, identity.user, query.q));
  serve(app, contract.readFigure, async ({ params, reply }, kit) => {
    const bytes = await readFigureFile(kit, params.name);
    await reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(bytes);
  });
  serve(app, contract.listSyllabus, (_, { db }) => listTopicEntries(db));
  serve(app, contract.listTopics, (_, { db }) => listTopicEntries(db));
  serve(app, contract.readTopicContent, async ({ params, query: { format }, identity }, kit) => {
    const held = await heldOn(kit, identity?.user, params.id);
    const topic = await readTopic(kit.db, readerOf(identity), params.id, held);
    const sections = topic.sections.map(({ body, ...section }) => ({
      ...section,
      ...textIn(format, format === 'blocks' ? withFirmSpaces(body ?? '') : body),
    }));
    return { ...topic, sections };
  });
  serve(app, contract.readTopicScheme, async ({ params, identity }, kit) =>
    readScheme(kit.db, readerOf(identity), params.id, await heldOn(kit, identity?.user, params.id)),
  );
  serve(app, contract.readTopicFlashcards, async ({ params, identity }, kit) => {
    const held = await heldOn(kit, identity.user, params.id);
    mustOpen(identity.user.tier, tierOfPart.flashcards, held, 'flashcards');
    return readFlashcards(kit.db, params.id);
  });
  serve(app, contract.readTopicTrueFalse, async ({ params, identity }, kit) => {
    const held = await heldOn(kit, identity.user, params.id);
    mustOpen(identity.user.tier, tierOfPart.trueFalse, held, 'test');
    return readStatements(kit.db, params.id, dayInSpain(kit.clock.now()));
  });
  serve(app, contract.readTopicVoiceNotes, async ({ params, identity }, kit) => {
    const held = await heldOn(kit, identity.user, params.id);
    mustOpen(identity.user.tier, tierOfPart.voiceNotes, held, 'audio');
    return readVoiceNotes(kit.db, params.id);
  });
  serve(app, contract.countTopicVoiceNotes, ({ params }, { db }) => countVoiceNotes(db, params.id));
  serve(app, contract.readTopicPlusContent, ({ params }, { db }) => readPlus(db, params.id, 'plus'));
  serve(app, contract.readTopicVipContent, ({ params }, { db }) => readPlus(db, params.id, 'elite'));
  serve(app, contract.readPlusContent, async ({ params, query: { format }, identity }, { db }) => {
    const { body, ...piece } = await readPlusPiece(db, readerOf(identity), params.id);
    return { ...piece, ...textIn(format, body) };
  });
  serve(app, contract.readTopicBundle, async ({ params, identity }, kit) =>
    readBundle(
      kit.db,
      readerOf(identity),
      params.id,
      await heldOn(kit, identity?.user, params.id),
      dayInSpain(kit.clock.now()),
    ),
  );
  serve(app, contract.listKeywordRules, (_, { db }) => selectKeywordRules(db));
  serve(app, contract.readQuizCount, async (_, kit) => ({ totalQuestions: await questionCount(kit) }));
}
