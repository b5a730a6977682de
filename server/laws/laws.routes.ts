import * as admin from '@atalaya/core/laws/admin/laws.contract';
import { findLawArticles, listLaws, readArticle, readLaw } from '@atalaya/core/laws/laws.contract';
import * as mine from '@atalaya/core/laws/my-laws.contract';
import { listLawReviews } from '@atalaya/core/laws/reviews.contract';
import type { FastifyInstance } from 'fastify';
import { serveResource } from '../admin/resource/serve-resource';
import { contentSources } from '../content/content-source';
import { knownSitemapPaths, sitemapPaths } from '../platform/pages/sitemap';
import { serve } from '../platform/serve';
import { articleSources } from '../review/kinds/articles';
import { notesAt, removeNoteAt } from '../syllabus/reading/notes';
import { lawArticleAdmin } from './admin/articles';
import { lawUpdateAdmin } from './admin/updates';
import { articleOf } from './article';
import { importLaw } from './import/import-law';
import { lawChanges, releaseChange } from './law-changes';
import { findArticles, guideTo, lawsOfSyllabus } from './laws';
import { lawsSource } from './laws-source';
import {
  articleCards,
  forgetArticle,
  knowArticle,
  knownArticles,
  myArticle,
  myLaws,
  myUpdates,
  saveArticleNote,
} from './my-laws';
import { lawOverview } from './overview';
import { protocolBasisSource } from './protocol-bases';
import { lawReviews } from './reviews/law-reviews';

export function lawRoutes(app: FastifyInstance): void {
  app.kit.hooks.add(contentSources, 'law-guides', lawsSource);
  app.kit.hooks.add(contentSources, 'protocol-bases', protocolBasisSource);
  app.kit.hooks.add(sitemapPaths, 'laws', async (kit) =>
    [...(await lawOverview(kit)).lawBySlug.keys()].map((slug) => `/codificado/${slug}`),
  );
  app.kit.hooks.add(knownSitemapPaths, 'articles', async (kit) =>
    (await lawOverview(kit)).articles.map(({ lawSlug, slug }) => `/codificado/${lawSlug}/${slug}`),
  );
  serve(app, listLaws, (_, kit) => lawsOfSyllabus(kit));
  serve(app, readLaw, ({ params }, kit) => guideTo(kit, params.law));
  serve(app, readArticle, ({ params }, kit) => articleOf(kit, params.law, params.article));
  serve(app, listLawReviews, (_, kit) => lawReviews(kit));
  serve(app, findLawArticles, ({ query }, kit) => findArticles(kit, query));
  app.kit.hooks.add(articleSources, 'laws', articleCards);
  serve(app, mine.listKnownArticles, ({ identity }, kit) => knownArticles(kit, identity.user.id));
  serve(app, mine.readMyArticle, ({ identity, params }, kit) => myArticle(kit, identity.user.id, params.id));
  serve(app, mine.knowArticle, ({ identity, params, body }, kit) =>
    knowArticle(kit, identity.user, params.id, body.answerId),
  );
  serve(app, mine.forgetArticle, ({ identity, params }, kit) =>
    forgetArticle(kit, identity.user.id, params.id),
  );
  serve(app, mine.listArticleNotes, ({ identity, params }, { db }) =>
    notesAt(db, identity.user.id, { article: params.id }),
  );
  serve(app, mine.saveArticleNote, ({ identity, params, body }, kit) =>
    saveArticleNote(kit, identity.user.id, params, body),
  );
  serve(app, mine.removeArticleNote, ({ identity, params }, { db }) =>
    removeNoteAt(db, identity.user.id, { article: params.id }, params.note),
  );
  serve(app, mine.readMyLaws, ({ identity }, kit) => myLaws(kit, identity.user.id));
  serveResource(app, lawArticleAdmin);
  serveResource(app, lawUpdateAdmin);
  serve(app, admin.importLawText, ({ identity, file }, kit) => importLaw(kit, identity.user.id, file.bytes));
  serve(app, admin.listLawChanges, (_, kit) => lawChanges(kit));
  serve(app, admin.releaseLawChange, ({ identity, body }, kit) => releaseChange(kit, identity.user.id, body));
  serve(app, mine.listMyUpdates, ({ identity }, kit) => myUpdates(kit, identity.user.id));
}
