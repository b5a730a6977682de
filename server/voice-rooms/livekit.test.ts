import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pageCsp, pageHeaders } from '../platform/security-headers';
import { openTestServer, type TestServer } from '../testing/test-server';
import { makeHost, makeSpeaker, PATH, type Speaker } from './voice-rooms.factory';
import { sweepRooms } from './voice-rooms.jobs';

const KEY = 'clave-de-livekit';
const SECRET = 'un-secreto-de-livekit-bastante-largo';

type Asked = { method: string; body: Record<string, unknown>; grants: Record<string, unknown> };

const decoded = (part = '') => JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));

/** The claims of a token, if its signature is right. */
function claimsOf(token: string) {
  const [head, body, signature] = token.split('.');
  const expected = createHmac('sha256', SECRET).update(`${head}.${body}`).digest('base64url');
  expect(signature).toBe(expected);
  return decoded(body);
}

/** Speaks LiveKit's Twirp API. */
async function fakeLiveKit() {
  const asked: Asked[] = [];
  let connected: string[] = [];
  const http: Server = createServer(async (request, reply) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    const { video } = claimsOf(String(request.headers.authorization).replace('Bearer ', ''));
    const method = request.url?.split('/').at(-1) ?? '';
    asked.push({ method, body: JSON.parse(text), grants: video });
    reply.setHeader('content-type', 'application/json');
    if (method === 'RemoveParticipant' && !connected.includes(JSON.parse(text).identity)) {
      reply.statusCode = 404;
      return reply.end(JSON.stringify({ code: 'not_found', msg: 'participant does not exist' }));
    }
    const participants = connected.map((identity) => ({ identity }));
    return reply.end(JSON.stringify(method === 'ListParticipants' ? { participants } : {}));
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  return {
    asked,
    url: `ws://127.0.0.1:${(http.address() as AddressInfo).port}`,
    connect: (...ids: string[]) => {
      connected = ids;
    },
    close: () => new Promise((resolve) => http.close(resolve)),
  };
}

describe('rooms through LiveKit', () => {
  let livekit: Awaited<ReturnType<typeof fakeLiveKit>>;
  let server: TestServer;
  let host: Speaker;
  let roomId: string;

  beforeAll(async () => {
    livekit = await fakeLiveKit();
    server = await openTestServer({
      LIVEKIT_URL: livekit.url,
      LIVEKIT_API_KEY: KEY,
      LIVEKIT_API_SECRET: SECRET,
    });
  });
  afterAll(async () => {
    await server.close();
    await livekit.close();
  });
  beforeEach(async () => {
    livekit.asked.splice(0);
    livekit.connect();
    host = await makeHost(server);
    roomId = (await host.open({ seats: 50 })).id;
  });

  it('have up to fifty seats; smaller ones stay between browsers', async () => {
    expect((await host.caller.get(PATH)).json()).toMatchObject({ largest: 50 });
    expect(await host.join(roomId)).toMatchObject({ transport: 'sfu', sfu: { url: livekit.url } });
    const small = await host.open({ seats: 6 });
    expect(await host.join(small.id)).toMatchObject({ transport: 'mesh', sfu: null });
    const huge = { topic: 'Repaso', startsAt: null, seats: 51 };
    expect((await host.caller.send('POST', PATH, huge)).statusCode).toBe(400);
  });

  it('give a short ticket for that room and a microphone, and none to who was removed', async () => {
    const guest = await makeSpeaker(server);
    const { memberId, sfu } = await guest.join(roomId);
    const claims = claimsOf(sfu?.token ?? '');
    expect(claims).toMatchObject({ iss: KEY, sub: memberId, name: guest.username });
    expect(claims.exp - claims.nbf).toBeLessThanOrEqual(60);
    expect(claims.video).toEqual({
      roomJoin: true,
      room: roomId,
      canSubscribe: true,
      canPublish: true,
      canPublishSources: ['microphone'],
      canPublishData: false,
      canUpdateOwnMetadata: false,
    });
    livekit.connect(memberId);
    await host.caller.send('DELETE', `${PATH}/${roomId}/members/${memberId}`);
    expect(livekit.asked.at(-1)).toMatchObject({
      method: 'RemoveParticipant',
      // Tickets from before are no longer good.
      body: { room: roomId, identity: memberId, revokeTokenTs: expect.any(String) },
      grants: { roomAdmin: true, room: roomId },
    });
    expect((await guest.tryJoin(roomId)).json().code).toBe('voice-rooms.removed');
  });

  it('silence on the server itself, also for a ticket that comes later', async () => {
    const guest = await makeSpeaker(server);
    const { memberId } = await guest.join(roomId);
    const path = `${PATH}/${roomId}/members/${memberId}/silence`;
    await host.caller.send('PUT', path, { isSilenced: true });
    expect(livekit.asked.at(-1)).toMatchObject({
      method: 'UpdateParticipant',
      body: { identity: memberId, permission: { canSubscribe: true } },
    });
    expect(livekit.asked.at(-1)?.body.permission).not.toHaveProperty('canPublish', true);
    expect(claimsOf((await guest.join(roomId)).sfu?.token ?? '').video.canPublish).toBe(false);
    await host.caller.send('PUT', path, { isSilenced: false });
    expect(livekit.asked.at(-1)).toMatchObject({ body: { permission: { canPublish: true } } });
  });

  it('lose whoever is connected without a seat, and end with the room', async () => {
    const { memberId } = await host.join(roomId);
    livekit.connect(memberId, 'intruso');
    await sweepRooms(server.kit);
    const removed = livekit.asked.filter(
      ({ method, body }) => method === 'RemoveParticipant' && body.room === roomId,
    );
    expect(removed.map(({ body }) => body.identity)).toEqual(['intruso']);
    await host.caller.send('POST', `${PATH}/${roomId}/close`);
    expect(livekit.asked.at(-1)).toMatchObject({ method: 'DeleteRoom', body: { room: roomId } });
  });

  it('are reached by the pages, which may connect to that host and no other', () => {
    const rule = (given: TestServer['env']) => /connect-src ([^;]*)/.exec(pageCsp(given, []))?.[1];
    const { host: address } = new URL(livekit.url);
    expect(rule(server.env)).toBe(`'self' ws://${address} http://${address}`);
    expect(rule({ ...server.env, LIVEKIT_URL: 'wss://voz.example' })).toBe(
      "'self' wss://voz.example https://voz.example",
    );
    expect(rule({ ...server.env, LIVEKIT_URL: undefined })).toBe("'self'");
    expect(pageHeaders(server.env)['permissions-policy']).toContain('microphone=(self)');
  });

  it('work on when LiveKit does not know the person yet', async () => {
    const guest = await makeSpeaker(server);
    const { memberId } = await guest.join(roomId);
    const answer = await host.caller.send('DELETE', `${PATH}/${roomId}/members/${memberId}`);
    expect(answer.statusCode).toBe(204);
  });
});
