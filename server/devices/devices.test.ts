import { MINUTE_MS } from '@atalaya/core/platform/durations';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeUser } from '../auth/auth.factory';
import { openTestServer, type TestServer } from '../testing/test-server';
import { agents, type Browser, browser, newDeviceId, type Session } from './devices.factory';

const SECOND = 1000;

let server: TestServer;
let userId: string;
const open = async (kind: keyof typeof agents = 'laptop', of = userId): Promise<Browser> =>
  browser(await server.signedIn(of, newDeviceId()), agents[kind]);

beforeAll(async () => {
  server = await openTestServer();
});
beforeEach(async () => {
  userId = (await makeUser(server.db)).id;
});
afterAll(() => server.close());

describe('the device check', () => {
  it('is not for guests [7-8]', async () => {
    const answer = await server.visitor().get('/api/auth/check-device-limit');
    expect(answer.statusCode).toBe(401);
  });

  it('lets a first and a second device go on, and tells them who they are [3.device-1, 3.device-2, 3.device-3]', async () => {
    const phone = await open('phone');
    expect(await phone.check()).toEqual({
      blocked: false,
      exceedsLimit: false,
      deviceCount: 1,
      sessions: [
        {
          sessionId: expect.stringMatching(/^[0-9a-f]{32}$/),
          device: 'mobile',
          browser: 'Chrome',
          operatingSystem: 'Android 16',
          ipAddress: '127.0.0.1',
          lastActivity: server.clock.now().toISOString(),
          fingerprintId: expect.stringMatching(/^[0-9a-f]{32}$/),
          isCurrent: true,
        },
      ],
      allowedDevices: [{ browser: 'Chrome', operatingSystem: 'Android 16' }],
      message: null,
    });
    const laptop = await open('laptop');
    const answer = await laptop.check();
    expect(answer).toMatchObject({ exceedsLimit: false, deviceCount: 2 });
    expect(answer.sessions.map(({ isCurrent, browser: name }: Session) => [name, isCurrent])).toEqual([
      ['Firefox', true],
      ['Chrome', false],
    ]);
  });

  it('finds a third active device one too many, and throws out none of the others [6.devices-1]', async () => {
    const [phone, laptop, tablet] = [await open('phone'), await open('laptop'), await open('tablet')];
    for (const one of [phone, laptop]) await one.check();
    expect(await tablet.check()).toMatchObject({
      exceedsLimit: true,
      blocked: false,
      deviceCount: 3,
      message: 'Has alcanzado el límite máximo de 2 dispositivos activos simultáneamente.',
    });
    for (const one of [phone, laptop])
      expect(await one.check()).toMatchObject({ exceedsLimit: false, deviceCount: 2, message: null });
  });

  it('forgets a device that has been silent for 3 minutes', async () => {
    const [phone, laptop, tablet] = [await open('phone'), await open('laptop'), await open('tablet')];
    await phone.check();
    server.clock.advance(2 * MINUTE_MS);
    await laptop.check();
    expect(await tablet.check()).toMatchObject({ exceedsLimit: true });
    server.clock.advance(MINUTE_MS);
    expect(await tablet.check()).toMatchObject({ exceedsLimit: false, deviceCount: 2 });
  });

  it('counts a device from any of its requests, the sign-in itself included', async () => {
    const { email } = await makeUser(server.db, { username: 'alba' });
    const signIn = async () => {
      const one = browser(server.visitor(), agents.laptop);
      const answer = await one.send('POST', '/api/auth/login', { email, password: 'atalaya-demo' });
      expect(answer.statusCode).toBe(200);
      return one;
    };
    const first = await signIn();
    await signIn();
    const third = await signIn();
    expect(await third.check()).toMatchObject({ exceedsLimit: true, deviceCount: 3 });
    await first.goodbye();
    expect(await third.check()).toMatchObject({ deviceCount: 2 });
    server.clock.advance(15 * SECOND);
    await first.get('/api/auth/me');
    expect(await third.check()).toMatchObject({ exceedsLimit: false, deviceCount: 2 });
    expect(await first.check()).toMatchObject({ exceedsLimit: true, deviceCount: 3 });
  });

  it('takes a browser that lost its device cookie for one device still', async () => {
    const cookie = await cookieOf(userId);
    const forgetful = async () => {
      const url = '/api/auth/check-device-limit';
      return (await server.app.inject({ url, headers: { cookie, 'user-agent': agents.phone } })).json();
    };
    for (let turn = 0; turn < 4; turn += 1) {
      server.clock.advance(SECOND);
      expect(await forgetful()).toMatchObject({ deviceCount: 1, exceedsLimit: false });
    }
  });

  it('keeps accounts that share a browser apart', async () => {
    const [mine, laptop] = [await open('phone'), await open('laptop')];
    await mine.check();
    await laptop.check();
    const other = await makeUser(server.db);
    expect(await (await open('phone', other.id)).check()).toMatchObject({
      exceedsLimit: false,
      deviceCount: 1,
    });
  });

  it('does not keep anybody waiting who uses the page while devices cannot be stored', async () => {
    const phone = await open('phone');
    await phone.check();
    server.clock.advance(56 * SECOND);
    await server.db.transaction(async (tx) => {
      await tx.execute(sql`lock table device in exclusive mode`);
      expect((await phone.get('/api/store/cart')).statusCode).toBe(200);
    });
  });

  it('stores a device with every second check of an open page', async () => {
    const phone = await open('phone');
    const seen = async () => (await phone.check()).sessions[0].lastActivity;
    const first = await seen();
    server.clock.advance(54 * SECOND);
    expect(await seen()).toBe(first);
    server.clock.advance(SECOND);
    expect(await seen()).toBe(server.clock.now().toISOString());
  });
});

describe('the goodbye of a page', () => {
  it('leaves the place free, and signs nobody out: a reload comes back active [4.device-9, 4.device-10]', async () => {
    const [phone, laptop, tablet] = [await open('phone'), await open('laptop'), await open('tablet')];
    await phone.check();
    await laptop.check();
    expect((await phone.goodbye()).statusCode).toBe(204);
    expect(await tablet.check()).toMatchObject({ exceedsLimit: false, deviceCount: 2 });
    expect(await phone.check()).toMatchObject({ exceedsLimit: false, deviceCount: 2 });
  });

  it('is not undone by a call that was still under way, but by the calls of a page that goes on', async () => {
    const [phone, laptop, tablet] = [await open('phone'), await open('laptop'), await open('tablet')];
    await phone.check();
    await laptop.check();
    await phone.goodbye();
    await phone.check();
    server.clock.advance(19 * SECOND);
    expect(await tablet.check()).toMatchObject({ exceedsLimit: true });
    server.clock.advance(SECOND);
    expect(await tablet.check()).toMatchObject({ exceedsLimit: false });
    await tablet.goodbye();
    await phone.check();
    await phone.goodbye();
    for (let call = 0; call < 2; call += 1) await phone.check();
    server.clock.advance(2 * MINUTE_MS);
    expect(await laptop.check()).toMatchObject({ exceedsLimit: false });
    expect(await tablet.check()).toMatchObject({ exceedsLimit: true });
  });

  it('keeps the place for a page that is loaded again, not for one that comes back later', async () => {
    const [phone, laptop, tablet] = [await open('phone'), await open('laptop'), await open('tablet')];
    for (const one of [phone, laptop, tablet]) await one.check();
    await phone.goodbye();
    server.clock.advance(14 * SECOND);
    expect(await phone.check()).toMatchObject({ exceedsLimit: false });
    expect(await tablet.check()).toMatchObject({ exceedsLimit: true });
    await phone.goodbye();
    server.clock.advance(15 * SECOND);
    expect(await tablet.check()).toMatchObject({ exceedsLimit: false });
    expect(await phone.check()).toMatchObject({ exceedsLimit: true });
  });

  it.each([
    ['application/json', '{}'],
    ['application/json', ''],
    ['text/plain;charset=UTF-8', '{}'],
    ['text/plain;charset=UTF-8', ''],
  ])('may come as %s with the body «%s», or bare [7-12]', async (type, payload) => {
    const url = '/api/auth/end-current-session';
    const cookie = await cookieOf(userId);
    const say = (headers: Record<string, string>, body?: string) =>
      server.app.inject({ method: 'POST', url, headers: { cookie, ...headers }, payload: body });
    expect((await say({ 'content-type': type }, payload)).statusCode).toBe(204);
    expect((await say({})).statusCode).toBe(204);
  });

  it('is nothing for a guest to say', async () => {
    expect((await server.visitor().send('POST', '/api/auth/end-current-session')).statusCode).toBe(401);
  });
});

/** The bare cookie of a new session, for requests that the caller cannot make. */
async function cookieOf(of: string): Promise<string> {
  let cookie = '';
  const spy = await server.signedIn(of);
  await spy.get('/api/health').then(({ raw }) => {
    cookie = String(raw.req.headers.cookie);
  });
  return cookie;
}
