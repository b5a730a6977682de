import * as contract from '@atalaya/core/formats/formats.contract';
import * as procedureContract from '@atalaya/core/formats/procedures/procedures.contract';
import type { FastifyInstance } from 'fastify';
import { contentSources } from '../content/content-source';
import { knownSitemapPaths } from '../platform/pages/sitemap';
import { serve } from '../platform/serve';
import { animationById, animationFile, animations } from './animations/animations';
import { animationsSource } from './animations/animations-source';
import { selectAnimations, selectInfographics, selectPills, selectProcedures } from './formats.queries';
import { infographicById, infographicFile, infographics } from './infographics/infographics';
import { infographicsSource } from './infographics/infographics-source';
import { pillById, pills } from './pills';
import { pillsSource } from './pills-source';
import { procedureById, procedureQuestions, procedures } from './procedures/procedures';
import { proceduresSource } from './procedures/procedures-source';

export function formatRoutes(app: FastifyInstance): void {
  app.kit.hooks.add(contentSources, 'formats', pillsSource);
  app.kit.hooks.add(contentSources, 'infographics', infographicsSource);
  app.kit.hooks.add(contentSources, 'procedures', proceduresSource);
  app.kit.hooks.add(contentSources, 'animations', animationsSource);
  app.kit.hooks.add(knownSitemapPaths, 'formats', async ({ db }) => [
    ...(await selectPills(db)).map(({ id }) => `/pildora/${id}`),
    ...(await selectInfographics(db)).map(({ id }) => `/infografia/${id}`),
    ...(await selectAnimations(db)).map(({ id }) => `/explicacion-animada/${id}`),
    ...(await selectProcedures(db)).map(({ id }) => `/3d-procedimiento/${id}`),
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
  serve(app, contract.listAnimations, (_, kit) => animations(kit));
  serve(app, contract.readAnimation, ({ params }, kit) => animationById(kit, params.id));
  serve(app, contract.readAnimationFile, async ({ params, reply }, kit) => {
    const svg = await animationFile(kit, params.id, params.file);
    await reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(svg);
  });
  serve(app, procedureContract.listProcedures, (_, kit) => procedures(kit));
  serve(app, procedureContract.readProcedure, ({ params }, kit) => procedureById(kit, params.id));
  serve(app, procedureContract.readProcedureQuestions, ({ params }, kit) =>
    procedureQuestions(kit, params.id),
  );
}
