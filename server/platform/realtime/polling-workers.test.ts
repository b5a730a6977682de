import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { liveConnection } from '@atalaya/core/platform/live';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LiveNode, openLive } from '../../testing/test-live';
import { openTestServer, type TestServer } from '../../testing/test-server';

const path = `${liveConnection.path}/?EIO=4&transport=polling`;

describe('polling sessions on several workers', () => {
  let server: TestServer;
  let folder: string;
  let a: LiveNode;
  let b: LiveNode;

  const openWorker = (name: string) =>
    openLive({ ...server, env: { ...server.env, WORKER_SOCKET: join(folder, name) } }).openNode();
  const read = async (node: LiveNode, sid: string) => (await fetch(`${node.url}${path}&sid=${sid}`)).text();
  const send = async (node: LiveNode, sid: string, body: string) =>
    (await fetch(`${node.url}${path}&sid=${sid}`, { method: 'POST', body })).text();
  const openSession = async (node: LiveNode): Promise<string> => {
    const opened = await (await fetch(node.url + path)).text();
    return JSON.parse(opened.slice(1)).sid;
  };

  beforeAll(async () => {
    server = await openTestServer();
    folder = await mkdtemp(join(tmpdir(), 'atalaya-polling-'));
    [a, b] = await Promise.all([openWorker('a'), openWorker('b')]);
  });
  afterAll(async () => {
    await Promise.all([a.realtime.close(), b.realtime.close()]);
    await rm(folder, { recursive: true, force: true });
    await server.close();
  });

  it('are served whichever worker a request reaches', async () => {
    const sid = await openSession(a);
    expect(sid).toMatch(/^a\./);
    expect(await send(b, sid, '40')).toBe('ok');
    expect(await read(b, sid)).toMatch(/^40\{/);
    const heard = read(b, sid);
    a.realtime.toEveryone('motivation-boost-activated', { adminName: 'Jefa' });
    expect(await heard).toBe('42["motivation-boost-activated",{"adminName":"Jefa"}]');
    expect(await b.realtime.presence()).toEqual({ users: 0, visitors: 0 });
  });

  it('are forwarded on a connection that the owner leaves open until its answer is read', async () => {
    const owner = createServer().listen(join(folder, 'd'));
    owner.on('connection', (socket) => {
      socket.on('data', (sent) =>
        socket.write(
          /^connection: keep-alive\r$/im.test(String(sent))
            ? 'HTTP/1.1 200 OK\r\nConnection: keep-alive\r\nKeep-Alive: timeout=72\r\nContent-Length: 2\r\n\r\nok'
            : 'HTTP/1.1 200 OK\r\nContent-Length: 6\r\n\r\nclosed',
        ),
      );
    });
    const connected = once(owner, 'connection');
    const answer = await fetch(`${a.url}${path}&sid=d.x`, { method: 'POST', body: '40' });
    expect(await answer.text()).toBe('ok');
    expect(answer.headers.get('keep-alive')).not.toBe('timeout=72');
    const [socket] = await connected;
    if (!socket.destroyed) await once(socket, 'close');
    owner.close();
  });

  it('change to a WebSocket through another worker', async () => {
    const sid = await openSession(a);
    const { hostname, port, host } = new URL(b.url);
    const socket = connect(Number(port), hostname);
    socket.write(
      `GET ${liveConnection.path}/?EIO=4&transport=websocket&sid=${sid} HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`,
    );
    const [upgraded] = await once(socket, 'data');
    expect(String(upgraded)).toContain('101 Switching Protocols');
    // A text frame of six bytes with an empty mask.
    socket.write(Buffer.concat([Buffer.from([0x81, 0x86, 0, 0, 0, 0]), Buffer.from('2probe')]));
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toContain('3probe');
    socket.destroy();
  });

  it('of a worker that has ended, and invented ones, are unknown, so that the browser connects again', async () => {
    const gone = await openWorker('c');
    const sid = await openSession(gone);
    const waiting = read(a, sid);
    await gone.realtime.close();
    await waiting;
    for (const id of [sid, 'nobody.x', '../a.x'])
      expect(JSON.parse(await read(a, id))).toEqual({ code: 1, message: 'Session ID unknown' });
  });
});
