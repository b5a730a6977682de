import type { FastifyInstance } from 'fastify';
import { pageCsp } from '../security-headers';
import { docsPage } from './docs-page';
import { openApi } from './openapi';

/** Built after all endpoints are registered, so these are plain routes. */
export function docsRoutes(app: FastifyInstance): void {
  app.get('/api/docs/openapi.json', (_request, reply) => reply.send(openApi(app.endpoints)));
  app.get('/api/docs', (_request, reply) =>
    reply
      .header('content-security-policy', pageCsp(app.kit.env, []))
      .type('text/html; charset=utf-8')
      .send(docsPage(app.endpoints)),
  );
}
