import { join } from 'node:path';
import middie from '@fastify/middie';
import type { FastifyInstance } from 'fastify';
import type { ServerBuild } from 'react-router';
import { makeRenderer } from './render';
import { pageKinds } from './web-build';

/** Runs Vite in the same process. */
export async function developmentHost(app: FastifyInstance) {
  const { createServer } = await import('vite');
  const vite = await createServer({
    configFile: join(app.kit.env.checkout, 'web', 'vite.config.ts'),
    root: join(app.kit.env.checkout, 'web'),
    server: { middlewareMode: true, hmr: { server: app.server, path: '/__hmr' } },
  });
  await app.register(middie);
  app.use((request, response, next) => {
    // Everything except the API and the socket goes to Vite first.
    if (request.url?.startsWith('/api/') || request.url?.startsWith('/socket.io/')) next();
    else vite.middlewares(request, response, next);
  });
  app.addHook('onClose', () => vite.close());
  return async () => {
    const loaded = await vite.ssrLoadModule('virtual:react-router/server-build');
    const build = loaded as ServerBuild;
    return { renderer: makeRenderer(app, build, 'development'), kindOf: pageKinds(build) };
  };
}
