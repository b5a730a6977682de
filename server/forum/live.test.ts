import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { type LiveNode, openLive } from '../testing/test-live';
import { openTestServer, type TestServer } from '../testing/test-server';
import { makeCategory, makeWriter } from './forum.factory';
import { isForumRoom } from './news';

describe('the forum on two nodes', () => {
  let server: TestServer;
  let live: ReturnType<typeof openLive>;
  let nodes: [LiveNode, LiveNode];

  beforeAll(async () => {
    server = await openTestServer();
    live = openLive(server);
    const url = `${inject('clusterUrl')}/${server.databaseName}`;
    nodes = [await live.openNode(url), await live.openNode(url)];
    for (const { realtime } of nodes) realtime.openRooms('forum', isForumRoom);
    server.kit.realtime = nodes[0].realtime;
  });
  afterAll(async () => {
    live.leave();
    for (const { realtime } of nodes) await realtime.close();
    await server.close();
  });

  it('tells whoever reads a topic on the other node of a new answer, and nobody in another topic', async () => {
    const { id: categoryId } = await makeCategory(server.db);
    const now = server.clock.now();
    const [asker, helper] = await Promise.all(
      [0, 1].map(async () => server.signedIn((await makeWriter(server.db, { now })).id)),
    );
    if (!asker || !helper) throw new Error('nobody');
    const body = 'Lo pregunto porque en el simulacro me la dieron mal.';
    const title = '¿Desde cuándo cuentan las 72 horas?';
    const { id } = (await asker.send('POST', '/api/forum/topics', { title, body, categoryId })).json();
    const [reader, elsewhere] = [await live.connect(nodes[1]), await live.connect(nodes[1])];
    expect(await reader.emitWithAck('room-join', `forum:${id}`)).toBeTruthy();
    await elsewhere.emitWithAck('room-join', `forum:${id + 1}`);
    const [told, fooled] = [vi.fn(), vi.fn()];
    reader.on('room-changed', told);
    elsewhere.on('room-changed', fooled);
    const answer = { body: 'Desde que la persona deja de ser libre, no desde comisaría.' };
    await vi.waitFor(async () => {
      server.clock.advance(60_000);
      await helper.send('POST', `/api/forum/topics/${id}/posts`, {
        body: `${answer.body} ${server.clock.now().getTime()}`,
      });
      expect(told).toHaveBeenCalledWith({ room: `forum:${id}`, news: expect.any(Number) });
    });
    expect(fooled).not.toHaveBeenCalled();
    const { posts } = (await server.visitor().get(`/api/forum/topics/${id}`)).json();
    expect(posts.length).toBeGreaterThan(1);
  });
});
