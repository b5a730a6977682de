import type { FastifyInstance } from 'fastify';
import type { ServerBuild } from 'react-router';
import { defineHook, type Hook } from '../hooks';
import type { Kit } from '../kit';

type Source = (kit: Kit) => Promise<readonly string[]>;

/** The paths of pages with parameters. */
export const sitemapPaths = defineHook<Source>('sitemap.paths');

/** Those of pages that are always indexable under their own path: a thousand of them need not be rendered to be listed. */
export const knownSitemapPaths = defineHook<Source>('sitemap.known-paths');

/** Private areas. */
const closed = ['/api/', '/admin', '/campus-estudio', '/checkout', '/stripe-checkout', '/perfil', '/ajustes'];
const AT_ONCE = 4;
const KEPT_MS = 10 * 60_000;

/** The paths of all guest pages without parameters. */
export function guestPaths(build: ServerBuild): string[] {
  return Object.values(build.routes).flatMap((route) => {
    const path = route?.index ? '/' : route?.path && `/${route.path}`;
    return isForGuests(route?.module.handle) && path && !/[:*.]/.test(path) ? [path] : [];
  });
}

const isForGuests = (handle: unknown): boolean =>
  typeof handle === 'object' && handle !== null && 'audience' in handle && handle.audience === 'guest';

/** `robots.txt` and `sitemap.xml`. Each page's HTML decides whether and under which address it is listed. */
export function sitemapRoutes(app: FastifyInstance, paths: readonly string[]): void {
  const { env, clock, events } = app.kit;
  const origin = env.ORIGIN ?? `http://127.0.0.1:${env.PORT}`;
  let kept: { xml: string; madeAt: number } | undefined;
  events.on('pages.changed', () => {
    kept = undefined;
  });

  app.get('/robots.txt', (_request, reply) => {
    const lines = [
      'User-agent: *',
      ...closed.map((path) => `Disallow: ${path}`),
      `Sitemap: ${origin}/sitemap.xml`,
    ];
    reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`);
  });

  app.get('/sitemap.xml', async (_request, reply) => {
    const now = clock.now().getTime();
    if (!kept || now - kept.madeAt > KEPT_MS)
      kept = { xml: await makeSitemap(app, origin, paths), madeAt: now };
    return reply.type('application/xml; charset=utf-8').send(kept.xml);
  });
}

async function makeSitemap(app: FastifyInstance, origin: string, paths: readonly string[]): Promise<string> {
  const pathsOf = async (hook: Hook<Source>) =>
    app.kit.publicRead(async (db) =>
      (await Promise.all(app.kit.hooks.all(hook).map((source) => source({ ...app.kit, db })))).flat(),
    );
  const asked = [...paths, ...(await pathsOf(sitemapPaths))];
  const listed = new Set((await pathsOf(knownSitemapPaths)).map((path) => origin + path));
  for (let at = 0; at < asked.length; at += AT_ONCE) {
    const some = await Promise.all(
      asked.slice(at, at + AT_ONCE).map((path) => listedAddress(app, origin, path)),
    );
    for (const address of some) if (address) listed.add(address);
  }
  const urls = [...listed].sort().map((address) => `<url><loc>${escaped(address)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`;
}

/** The canonical address of an indexable page, or undefined. */
async function listedAddress(
  app: FastifyInstance,
  origin: string,
  path: string,
): Promise<string | undefined> {
  const page = await app.inject({ url: path, headers: { accept: 'text/html' } });
  const isHtml = String(page.headers['content-type']).startsWith('text/html');
  if (page.statusCode !== 200 || !isHtml || page.headers['x-robots-tag']) return undefined;
  if (/<meta name="robots" content="[^"]*noindex/.test(page.body)) return undefined;
  const canonical = /<link rel="canonical" href="([^"]+)"/.exec(page.body)?.[1];
  return canonical ?? origin + path;
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
