import type { ServerBuild } from 'react-router';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser } from '../../auth/auth.factory';
import { takeAway } from '../../testing/database-away';
import { type Caller, openTestServer, type TestServer } from '../../testing/test-server';
import { encode } from '../cache/encoding';
import { cacheHeaders } from '../cache/send-cached';
import { pageRoutes } from './host';
import { pageKinds } from './web-build';

type Module = Record<string, unknown>;
const route = (id: string, path: string | undefined, parentId: string | undefined, module: Module) => ({
  [id]: { id, path, parentId, module },
});

/** The routes of a small web build. */
const routes = (extra: object = {}) => ({
  ...route('root', undefined, undefined, {}),
  ...route('site', undefined, 'root', { loader: () => null }),
  ...route('planes', 'planes', 'site', { handle: { audience: 'guest' }, loader: () => null }),
  ...route('perfil', 'perfil', 'site', {
    clientLoader: Object.assign(() => null, {
      addresses: ({ url }: { url: URL }) => [`/api/orders${url.search}`],
    }),
  }),
  ...route('progreso', 'progreso', 'site', { handle: { guestsTo: '/progreso/ejemplo' } }),
  ...route('tema', 'temario/:topic/:section?', 'site', {}),
  ...route('tablero', 'temario/:topic/tablero', 'site', {}),
  ...route('otro', 'temario/*', 'site', {}),
  ...route('admin', undefined, 'root', { handle: { access: 'may:enter-admin' } }),
  ...route('usuarios', 'admin/usuarios', 'admin', {}),
  ...extra,
});
const buildOf = (table: object) => ({ routes: table }) as unknown as ServerBuild;

describe('app pages', () => {
  let server: TestServer;
  let lucia: Caller;
  let marta: Caller;
  let admin: Caller;
  const rendered: string[] = [];

  beforeAll(async () => {
    server = await openTestServer(
      {},
      {
        before(app) {
          const page = async ({ pathname }: URL) => {
            rendered.push(pathname);
            const body = Buffer.from(`<html>${pathname}</html>`);
            const headers = { ...cacheHeaders(body), 'cache-control': 'private, no-cache' };
            return {
              status: 200,
              headers,
              bytes: await encode(body),
              renderedAt: app.kit.clock.now().getTime(),
            };
          };
          pageRoutes(app, async () => ({
            renderer: { guest: page, app: page, uncached: async () => new Response('uncached') },
            kindOf: pageKinds(buildOf(routes())),
          }));
        },
      },
    );
    const user = async (isAdmin = false) => server.signedIn((await makeUser(server.db, { isAdmin })).id);
    [lucia, marta, admin] = [await user(), await user(), await user(true)];
  });
  afterAll(() => server.close());

  it('are the same document for every user and every address of a route, rendered once', async () => {
    const answers = [
      await lucia.get('/temario/tema-2'),
      await marta.get('/temario/tema-14/detencion?x=1'),
      await admin.get('/temario/tema-3'),
    ];
    expect(new Set(answers.map(({ body }) => body))).toEqual(new Set(['<html>/temario/_</html>']));
    expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(1);
    expect(answers[0]?.headers['cache-control']).toBe('private, no-cache');
    expect(rendered.filter((path) => path === '/temario/_')).toHaveLength(1);
    const known = await marta.get('/temario/tema-2', { 'if-none-match': String(answers[0]?.headers.etag) });
    expect([known.statusCode, known.body]).toEqual([304, '']);
  });

  it('send guests to sign in and back, or to the page for guests, and other users nowhere', async () => {
    const guest = server.visitor();
    const to = async (caller: Caller, path: string) => {
      const { statusCode, headers } = await caller.get(path);
      return [statusCode, headers.location, headers['cache-control']];
    };
    expect(await to(guest, '/temario/tema-2?page=3')).toEqual([
      302,
      `/login?volver=${encodeURIComponent('/temario/tema-2?page=3')}`,
      'no-store',
    ]);
    expect(await to(guest, '/progreso')).toEqual([302, '/progreso/ejemplo', 'no-store']);
    expect((await lucia.get('/progreso')).statusCode).toBe(200);
    expect((await guest.get('/planes')).statusCode).toBe(200);
  });

  it('send everyone without a role from the admin pages to the home page [4.gate-3] [6.admin-5]', async () => {
    for (const caller of [server.visitor(), lucia])
      expect((await caller.get('/admin/usuarios')).headers.location).toBe('/');
    expect((await admin.get('/admin/usuarios')).statusCode).toBe(200);
    const editor = await server.signedIn((await makeUser(server.db, { roles: ['editor'] })).id);
    // The page says that it belongs to another role, and its data is refused.
    expect((await editor.get('/admin/usuarios')).statusCode).toBe(200);
    expect((await editor.get('/api/admin/users')).statusCode).toBe(403);
  });

  it('open while the database is away, and tell nobody to sign in again', async () => {
    const comeBack = await takeAway(server.databaseName);
    expect((await lucia.get('/perfil')).statusCode).toBe(200);
    expect((await server.visitor().get('/perfil')).headers.location).toBe('/login?volver=%2Fperfil');
    await comeBack();
  });

  it('ask for their data before their scripts, and have no data of their own', async () => {
    const { headers } = await lucia.get('/perfil?page=2');
    expect(headers.link).toBe('</api/orders?page=2>; rel=preload; as=fetch; crossorigin=use-credentials');
    expect((await marta.get('/planes')).headers.link).toBeUndefined();
    expect((await lucia.get('/perfil.data')).statusCode).toBe(404);
  });

  it('are rendered at a path that leads to their own route', () => {
    const kindOf = pageKinds(buildOf(routes()));
    const pathOf = (path: string) => {
      const kind = kindOf(new URL(path, 'http://atalaya.example'));
      return kind.audience === 'app' ? kind.path : null;
    };
    for (const path of ['/temario/tema-2', '/temario/2/tablero', '/temario/a/b/c', '/admin/usuarios'])
      expect(pathOf(pathOf(path) ?? '')).toBe(pathOf(path));
    expect(pathOf('/temario/2/tablero')).toBe('/temario/_/tablero');
  });

  it('may have no server loader and no action', () => {
    for (const module of [{ loader: () => null }, { action: () => null }])
      expect(() => pageKinds(buildOf(routes(route('ajustes', 'ajustes', 'site', module))))).toThrow(
        /ajustes/,
      );
  });
});
