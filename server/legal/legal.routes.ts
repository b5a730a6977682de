import { listLegalPages, readLegalPage } from '@atalaya/core/legal/legal.contract';
import { splitSections } from '@atalaya/core/syllabus/reading/sections';
import type { FastifyInstance } from 'fastify';
import { serveResource } from '../admin/resource/serve-resource';
import { contentSources } from '../content/content-source';
import { AppError } from '../platform/app-error';
import { sitemapPaths } from '../platform/pages/sitemap';
import { serve } from '../platform/serve';
import { legalPageAdmin } from './admin/legal';
import { selectLinks, selectPage } from './legal.queries';
import { legalSource } from './legal-source';

export function legalRoutes(app: FastifyInstance): void {
  app.kit.hooks.add(contentSources, 'legal', legalSource);
  app.kit.hooks.add(sitemapPaths, 'legal', async ({ db }) =>
    (await selectLinks(db)).map(({ slug }) => `/legal/${slug}`),
  );
  serveResource(app, legalPageAdmin);
  serve(app, listLegalPages, (_, { db }) => selectLinks(db));
  serve(app, readLegalPage, async ({ params }, { db }) => {
    const page = await selectPage(db, params.slug);
    if (!page) throw new AppError('request.not-found');
    return { ...page, ...splitSections(page.body) };
  });
}
