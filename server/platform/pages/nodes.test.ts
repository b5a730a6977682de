import type { FastifyInstance } from 'fastify';
import postgres from 'postgres';
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { makeApp, registerFeatures } from '../../app';
import { makeUser } from '../../auth/auth.factory';
import { createSession } from '../../auth/sessions';
import { loadContent } from '../../content/load-content';
import { type ContentFolder, makeContentFolder } from '../../syllabus/content/content-folder.factory';
import { openTestServer, type TestServer } from '../../testing/test-server';
import { encode } from '../cache/encoding';
import { makeEvents } from '../events';
import { openRealtime } from '../realtime/realtime';
import { sessionCookieName } from '../sessions';
import { pageRoutes } from './host';

const PAGE = '/legal/aviso-legal';

describe('guest pages on two nodes that share a database', () => {
  let server: TestServer;
  let folder: ContentFolder;
  let nodes: FastifyInstance[];
  let rendered: number[];
  let session: string;

  const url = () => `${inject('clusterUrl')}/${server.databaseName}`;
  /** A whole server on the test database, with pages that print an API response. */
  const openNode = async (): Promise<FastifyInstance> => {
    const throwIt = (error: unknown) => {
      throw error;
    };
    const events = makeEvents(throwIt);
    const realtime = await openRealtime(server.env, server.kit.identify, events, throwIt, url());
    const app = makeApp(server.env);
    await registerFeatures(app, { ...server.kit, events, realtime });
    const at = rendered.push(0) - 1;
    const guest = async ({ pathname }: URL) => {
      rendered[at] = (rendered[at] ?? 0) + 1;
      const { body } = await app.inject(pathname.replace('/legal/', '/api/legal-pages/'));
      const renderedAt = server.clock.now().getTime();
      return { status: 200, headers: { etag: body }, bytes: await encode(Buffer.from(body)), renderedAt };
    };
    pageRoutes(app, async () => ({
      renderer: { guest, app: guest, uncached: () => Promise.reject(new Error('only cached pages')) },
      kindOf: () => ({ audience: 'guest', query: [], notFound: false }),
    }));
    app.addHook('onClose', () => realtime.close());
    await app.ready();
    realtime.attach(app.server, server.kit.admit);
    return app;
  };
  const titles = async () =>
    Promise.all(nodes.map(async (node) => JSON.parse((await node.inject(PAGE)).body).title));

  beforeEach(async () => {
    server = await openTestServer();
    folder = await makeContentFolder();
    await folder.write(
      'legal/aviso-legal.md',
      '---\n{ slug: aviso-legal, title: Aviso, order: 1, updated: 2026-11-01 }\n---\nTexto.\n',
    );
    await loadContent(server.kit, folder.root);
    const { id } = await makeUser(server.db, { isAdmin: true });
    session = await createSession(server.db, id, server.clock.now());
    rendered = [];
    nodes = [await openNode(), await openNode()];
    expect(await titles()).toEqual(['Aviso', 'Aviso']);
  });
  afterEach(async () => {
    for (const node of nodes) await node.close();
    await folder.remove();
    await server.close();
  });

  const rename = async (node: FastifyInstance | undefined, title: string) => {
    const url = '/api/admin/legal-pages/aviso-legal';
    const headers = { cookie: `${sessionCookieName(server.env)}=${session}` };
    const etag = (await node?.inject({ url, headers }))?.json().etag;
    const answer = await node?.inject({
      method: 'PUT',
      url,
      headers,
      payload: { title, slug: 'aviso-legal', order: 1, updated: '2026-11-15', body: 'Texto.', etag },
    });
    expect(answer?.statusCode).toBe(200);
  };

  it('are old on neither of them after an edit on one, and rendered no oftener than that', async () => {
    await rename(nodes[0], 'Otro aviso');
    await vi.waitFor(async () => expect(await titles()).toEqual(['Otro aviso', 'Otro aviso']));
    await rename(nodes[1], 'El tercero');
    await vi.waitFor(async () => expect(await titles()).toEqual(['El tercero', 'El tercero']));
    expect(rendered).toEqual([3, 3]);
  });

  it('are rendered anew after a time in which a node could not hear the other', async () => {
    const operator = postgres(url(), { max: 1 });
    await operator`
      select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'atalaya-live' and datname = current_database()`;
    await rename(nodes[0], 'Entretanto');
    await vi.waitFor(async () => expect(await titles()).toEqual(['Entretanto', 'Entretanto']), {
      timeout: 15_000,
    });
    await operator.end();
  });
});
