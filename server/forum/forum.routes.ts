import * as contract from '@atalaya/core/forum/forum.contract';
import { uploadForumImage } from '@atalaya/core/forum/images.contract';
import * as readers from '@atalaya/core/forum/readers.contract';
import * as writing from '@atalaya/core/forum/writing.contract';
import type { FastifyInstance } from 'fastify';
import { serveResource } from '../admin/resource/serve-resource';
import { contentSources } from '../content/content-source';
import { sitemapPaths } from '../platform/pages/sitemap';
import { serve } from '../platform/serve';
import { personalDataSections } from '../profile/personal-data';
import { imageJudges } from '../uploads/uploads';
import { forumData } from './account';
import { categoryAdmin } from './admin/categories';
import { filterAdmin } from './admin/filters';
import { moveTopic, topicForAdmin } from './admin/topics';
import { forumJobs } from './forum.jobs';
import { forumSource } from './forum-source';
import { cardsOfText } from './inserts/embeds';
import { addForumImage, FORUM_IMAGES, judgeForumImage } from './inserts/images';
import { moderationRoutes } from './moderation/moderation.routes';
import { isForumRoom } from './news';
import * as own from './own-posts';
import { peopleToMention } from './people';
import { markSolution, react, unreact } from './reactions';
import { answerableBy, follow, followCategory, noteReading, readingsOf, unreadOf } from './readers';
import * as reading from './reading';
import { searchForum } from './search';
import { selectCategories, selectNewestIds } from './topics.queries';
import { openViewCounter } from './views';
import { writePost, writeTopic } from './writing';

/** Crawlers find older topics through the pages of the categories. */
const IN_SITEMAP = 1_000;

export async function forumRoutes(app: FastifyInstance): Promise<void> {
  app.kit.hooks.add(contentSources, 'forum', forumSource);
  app.kit.hooks.add(personalDataSections, 'foro', forumData);
  app.kit.hooks.add(imageJudges, FORUM_IMAGES, judgeForumImage);
  app.kit.hooks.add(sitemapPaths, 'forum', async ({ db }) => [
    ...(await selectCategories(db)).map(({ id }) => `/foro/categoria/${id}`),
    ...(await selectNewestIds(db, IN_SITEMAP)).map(({ id }) => `/foro/tema/${id}`),
  ]);
  await forumJobs(app.kit);
  const views = openViewCounter(app);
  app.kit.realtime.openRooms('forum', isForumRoom);

  serve(app, contract.listCategories, (_, { db }) => selectCategories(db));
  serve(app, contract.listTopics, ({ query }, kit) => reading.topicsFor(kit, query));
  serve(app, contract.readTopic, ({ params, query }, kit) => reading.readTopic(kit, params.id, query.from));
  serve(app, contract.readThread, ({ params }, kit) => reading.readThread(kit, params.id));
  serve(app, contract.readHistory, ({ params }, kit) => reading.historyOf(kit, params.id));
  serve(app, contract.findSimilar, ({ query }, kit) => reading.similarTo(kit, query.title, query.except));
  serve(app, contract.readEmbeds, ({ query }, { db }) => cardsOfText(db, query.text));
  serve(app, contract.countView, async ({ params }) => views.add(params.id));

  serve(app, readers.searchForum, ({ query }, kit) => searchForum(kit, query.q, query.category));
  serve(app, readers.readReadings, ({ identity, query }, kit) =>
    readingsOf(kit, identity.user.id, query.topics),
  );
  serve(app, readers.listUnread, ({ identity, query }, kit) => unreadOf(kit, identity.user.id, query.after));
  serve(app, readers.readAnswerable, ({ identity }, kit) => answerableBy(kit, identity.user.id));
  serve(app, readers.saveReading, ({ identity, params, body }, kit) =>
    noteReading(kit, identity.user.id, params.id, body.lastRead),
  );
  serve(app, readers.saveFollow, ({ identity, params, body }, kit) =>
    follow(kit, identity.user.id, params.id, body.level),
  );

  serve(app, readers.saveCategoryFollow, ({ identity, params, body }, kit) =>
    followCategory(kit, identity.user.id, params.id, body.level),
  );

  serve(app, writing.writeTopic, ({ identity, body }, kit) => writeTopic(kit, identity.user, body));
  serve(app, writing.writePost, ({ identity, params, body }, kit) =>
    writePost(kit, identity.user, params.id, body),
  );
  serve(app, uploadForumImage, ({ identity, file }, kit) => addForumImage(kit, identity.user, file.bytes));
  serve(app, writing.readSource, ({ identity, params }, kit) =>
    own.sourceOf(kit, identity.user.id, params.id),
  );
  serve(app, writing.editTopic, ({ identity, params, body }, kit) =>
    own.editTopic(kit, identity.user, params.id, body),
  );
  serve(app, writing.editPost, ({ identity, params, body }, kit) =>
    own.editPost(kit, identity.user, params.id, body.body),
  );
  serve(app, writing.removePost, ({ identity, params }, kit) =>
    own.removeOwn(kit, identity.user.id, params.id),
  );
  serve(app, writing.restorePost, ({ identity, params }, kit) =>
    own.restoreOwn(kit, identity.user.id, params.id),
  );
  serve(app, writing.readOwnInTopic, ({ identity, params }, kit) =>
    own.ownInTopic(kit, identity.user.id, params.id),
  );
  serve(app, writing.react, ({ identity, params }, kit) =>
    react(kit, identity.user.id, params.id, params.kind),
  );
  serve(app, writing.unreact, ({ identity, params }, kit) =>
    unreact(kit, identity.user.id, params.id, params.kind),
  );
  serve(app, writing.markSolution, ({ identity, params, body }, kit) =>
    markSolution(kit, identity.user, params.id, body.number),
  );
  serve(app, writing.findPeople, ({ query }, { db }) => peopleToMention(db, query.topic, query.q));
  moderationRoutes(app);
  serveResource(app, categoryAdmin);
  serveResource(app, filterAdmin);
  serve(app, writing.readTopicForAdmin, ({ params }, kit) => topicForAdmin(kit, params.id));
  serve(app, writing.moveTopic, ({ identity, params, body }, kit) =>
    moveTopic(kit, identity.user.id, params.id, body),
  );
}
