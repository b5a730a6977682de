import { connect } from 'node:net';
import { endpoint } from '@atalaya/core/platform/endpoint';
import { liveConnection } from '@atalaya/core/platform/live';
import { io } from 'socket.io-client';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { openTestServer } from '../../testing/test-server';
import { openRealtime } from '../realtime/realtime';
import { serve } from '../serve';

const slow = endpoint.get('/api/slow', 'everyone', {
  summary: 'Answers when the test says so.',
  response: z.object({ ok: z.boolean() }),
});

it('a stop closes the sockets first, answers the requests under way and ends within 5 seconds', async () => {
  let finish = () => {};
  let begin = () => {};
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const server = await openTestServer(
    {},
    {
      before: (app) =>
        serve(app, slow, async () => {
          begin();
          await new Promise<void>((resolve) => {
            finish = resolve;
          });
          return { ok: true };
        }),
    },
  );
  const { app, kit, env } = server;
  kit.realtime = await openRealtime(env, kit.identify, kit.events, (error) => app.log.error(error));
  const url = await app.listen({ port: 0 });
  kit.realtime.attach(app.server, kit.admit);

  const browser = io(url, { ...liveConnection, transports: ['websocket'], reconnection: false });
  await new Promise<void>((resolve) => browser.on('connect', resolve));
  // Never answers a close frame.
  const silent = connect(Number(new URL(url).port), '127.0.0.1');
  silent.write(
    `GET ${liveConnection.path}/?EIO=4&transport=websocket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`,
  );
  await new Promise<void>((resolve) => silent.once('data', () => resolve()));
  const silentEnded = new Promise<void>((resolve) => silent.once('close', () => resolve()));
  const answer = fetch(`${url}/api/slow`);
  await begun;

  const stoppedAt = Date.now();
  const left = new Promise<string>((resolve) => browser.on('disconnect', resolve));
  const closed = app.close();
  // The browser connects again after a transport close, not after a disconnect by the server.
  expect(await left).toBe('transport close');
  finish();
  expect((await answer).status).toBe(200);
  await closed;
  await silentEnded;
  expect(Date.now() - stoppedAt).toBeLessThan(5_000);
  await kit.realtime.close();
  await server.close();
});
