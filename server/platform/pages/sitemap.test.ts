import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestServer, type TestServer } from '../../testing/test-server';
import { sitemapPaths, sitemapRoutes } from './sitemap';

describe('what search engines are told', () => {
  let server: TestServer;
  const pages: Record<string, string> = {
    '/planes': '<link rel="canonical" href="https://atalaya.example/planes"/>',
    '/planes-copia': '<link rel="canonical" href="https://atalaya.example/planes"/>',
    '/pruebas': '<meta name="robots" content="noindex"/>',
    '/sin-canonica': '<p>Hola</p>',
    '/legal/aviso': '<link rel="canonical" href="https://atalaya.example/legal/aviso"/>',
  };

  beforeAll(async () => {
    server = await openTestServer(
      { ORIGIN: 'https://atalaya.example' },
      {
        before(app) {
          for (const [path, html] of Object.entries(pages))
            app.get(path, (_request, reply) => reply.type('text/html; charset=utf-8').send(html));
          sitemapRoutes(app, ['/planes', '/planes-copia', '/pruebas', '/sin-canonica', '/no-existe']);
        },
      },
    );
  });
  afterAll(() => server.close());

  it('lists the pages that want to be found, once each, under their own address', async () => {
    server.kit.hooks.add(sitemapPaths, 'test', async () => ['/legal/aviso']);
    const answer = await server.app.inject('/sitemap.xml');
    expect(answer.headers['content-type']).toContain('application/xml');
    const listed = [...answer.body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
    expect(listed).toEqual([
      'https://atalaya.example/legal/aviso',
      'https://atalaya.example/planes',
      'https://atalaya.example/sin-canonica',
    ]);
  });

  it('names the sitemap and keeps crawlers out of what is private', async () => {
    const answer = await server.app.inject('/robots.txt');
    expect(answer.headers['content-type']).toContain('text/plain');
    expect(answer.body).toContain('Disallow: /campus-estudio\n');
    expect(answer.body).toContain('Sitemap: https://atalaya.example/sitemap.xml\n');
  });
});
