import type { FastifyInstance } from 'fastify';
import { pageCsp } from '../security-headers';
import { docsPage } from './docs-page';
import { openApi } from './openapi';

const head = { exposeHeadRoute: true };

/** Built after all endpoints are registered, so these are plain routes. */
export function docsRoutes(app: FastifyInstance): void {
  app.get('/api/docs/openapi.json', head, (_request, reply) => reply.send(openApi(app.endpoints)));
  app.get('/api/docs', head, (_request, reply) =>
    reply
      .header('content-security-policy', pageCsp(app.kit.env, []))
      .type('text/html; charset=utf-8')
      .send(docsPage(app.endpoints)),
  );
}
