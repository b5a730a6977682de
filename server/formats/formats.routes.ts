import * as contract from '@atalaya/core/formats/formats.contract';
import type { FastifyInstance } from 'fastify';
import { registerContent } from '../content/content-source';
import { addKnownToSitemap } from '../platform/pages/sitemap';
import { serve } from '../platform/serve';
import { selectInfographics, selectPills } from './formats.queries';
import { infographicById, infographicFile, infographics } from './infographics/infographics';
import { infographicsSource } from './infographics/infographics-source';
import { pillById, pills } from './pills';
import { pillsSource } from './pills-source';

export function formatRoutes(app: FastifyInstance): void {
  registerContent('formats', pillsSource);
  registerContent('infographics', infographicsSource);
  addKnownToSitemap('formats', async ({ db }) => [
    ...(await selectPills(db)).map(({ id }) => `/pildora/${id}`),
    ...(await selectInfographics(db)).map(({ id }) => `/infografia/${id}`),
  ]);

  serve(app, contract.listPills, (_, kit) => pills(kit));
  serve(app, contract.readPill, ({ params }, kit) => pillById(kit, params.id));
  serve(app, contract.listInfographics, (_, kit) => infographics(kit));
  serve(app, contract.readInfographic, ({ params }, kit) => infographicById(kit, params.id));
  serve(app, contract.readInfographicFile, async ({ params, reply }, kit) => {
    const { type, name, bytes } = await infographicFile(kit, params.id, params.file);
    if (name) reply.header('content-disposition', `attachment; filename="${name}"`);
    await reply.type(type).header('cache-control', 'public, max-age=86400').send(bytes);
  });
}
