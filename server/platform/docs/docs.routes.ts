import type { FastifyInstance } from 'fastify';
import { pageCsp } from '../security-headers';
import { docsPage } from './docs-page';
import { openApi } from './openapi';

/** The documentation is printed once everything is registered, so these two are plain routes, not endpoints. */
export function docsRoutes(app: FastifyInstance): void {
  app.get('/api/docs/openapi.json', (_request, reply) => reply.send(openApi(app.endpoints)));
  app.get('/api/docs', (_request, reply) =>
    reply
      .header('content-security-policy', pageCsp(app.kit.env, []))
      .type('text/html; charset=utf-8')
      .send(docsPage(app.endpoints)),
  );
}
