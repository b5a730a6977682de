import { deviceLimitStatus } from '@atalaya/core/devices/devices';
import { DAY_MS, MINUTE_MS } from '@atalaya/core/platform/durations';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeUser } from '../auth/auth.factory';
import { createSession, endSessionByToken } from '../auth/sessions';
import { hashToken } from '../platform/sessions';
import { type Caller, openTestServer, type TestServer } from '../testing/test-server';
import { fixDevices } from './closing';
import { known } from './devices';
import { agents, newDeviceId } from './devices.factory';
import { markEnded } from './devices.queries';
import { device } from './devices.tables';

const SECOND = 1000;
const password = 'atalaya-demo';

let server: TestServer;
let account: Awaited<ReturnType<typeof makeUser>>;

beforeAll(async () => {
  server = await openTestServer();
});
beforeEach(async () => {
  account = await makeUser(server.db, { planTier: 'elite' });
});
afterAll(() => server.close());

const signIn = async (browser: Caller, headers: Record<string, string> = { 'user-agent': agents.phone }) => {
  const { email } = account;
  expect((await browser.send('POST', '/api/auth/login', { email, password }, headers)).statusCode).toBe(200);
  return browser;
};
const read = async (browser: Caller, url = '/api/profile') => {
  const answer = await browser.get(url);
  return answer.statusCode === 200 ? 200 : [answer.statusCode, answer.json().code];
};
const OVER = [403, 'devices.over-limit'];

describe('the place of a device', () => {
  type Step = { device: number; seconds: number; act: 'ask' | 'goodbye' | 'sign-out' | 'fix' };
  const step: fc.Arbitrary<Step> = fc.record({
    device: fc.integer({ min: 0, max: 3 }),
    seconds: fc.constantFrom(0, 1, 14, 16, 100, 181),
    act: fc.oneof(
      { arbitrary: fc.constant('ask' as const), weight: 8 },
      fc.constantFrom('goodbye' as const, 'sign-out' as const, 'fix' as const),
    ),
  });

  it('is what the rule says after each request of any story', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), async (story) => {
        const { id: userId } = await makeUser(server.db);
        const [start, sessions] = [server.clock.now(), new Map<number, string>()];
        for (const { device: index, seconds, act } of story) {
          server.clock.advance(seconds * SECOND);
          const now = server.clock.now();
          const id = `${index}`;
          const token =
            sessions.get(index) ?? (await createSession(server.db, userId, now, { deviceId: id }));
          sessions.set(index, token);
          const identity = await server.kit.identify(hashToken(token));
          if (!identity) throw new Error('no session');
          const sighting = { userAgent: agents.phone, ipAddress: '127.0.0.1' };
          const { state } = (await server.kit.admit(identity, sighting)).device;
          const rows = await server.db.select().from(device).where(eq(device.userId, userId));
          const { blocked, exceedsLimit } = deviceLimitStatus(rows.map(known), id, now);
          expect(state).toBe(blocked ? 'blocked' : exceedsLimit ? 'over-limit' : 'active');
          if (act === 'fix') {
            const pair = [id, ...rows.map((row) => row.id).filter((other) => other !== id)].slice(0, 2);
            await fixDevices(server.db, userId, pair, new Date(now.getTime() + MINUTE_MS));
          }
          if (act === 'goodbye') await markEnded(server.db, userId, identity.sessionId, now);
          if (act === 'sign-out') {
            await endSessionByToken(server.kit, server.db, token);
            sessions.delete(index);
          }
        }
        server.clock.set(start);
      }),
      { numRuns: 25 },
    );
  });
});

describe('the device limit on the server', () => {
  it('lets the first two of seven devices read, however often the others ask [6.devices-1]', async () => {
    const seven: Caller[] = [];
    for (let turn = 0; turn < 7; turn += 1) {
      seven.push(await signIn(server.visitor()));
      server.clock.advance(SECOND);
    }
    for (let round = 0; round < 3; round += 1) {
      const answers = [];
      for (const one of seven) answers.push(await read(one));
      expect(answers).toEqual([200, 200, OVER, OVER, OVER, OVER, OVER]);
      server.clock.advance(40 * SECOND);
    }
    const [, second, third] = seven;
    await second?.send('POST', '/api/auth/logout');
    expect(third && (await read(third))).toBe(200);
  });

  it('gives two places to twenty devices that come at once, and to twenty that come back at once', async () => {
    const twenty = await Promise.all(
      Array.from({ length: 20 }, () => server.signedIn(account.id, newDeviceId())),
    );
    const reading = async () => {
      const answers = await Promise.all(twenty.map((one) => read(one)));
      return answers.flatMap((answer, index) => (answer === 200 ? [index] : []));
    };
    const first = await reading();
    expect(first).toHaveLength(2);
    expect(await reading()).toEqual(first);
    server.clock.advance(10 * MINUTE_MS);
    expect(await reading()).toHaveLength(2);
  });

  it('holds for who throws away the device cookie, or says to be a program', async () => {
    const browsers = [await signIn(server.visitor()), await signIn(server.visitor())];
    for (const one of browsers) expect(await read(one)).toBe(200);
    const bare = await signIn(server.visitor(), { 'user-agent': 'lightMyRequest' });
    expect(await read(bare)).toEqual(OVER);
    const token = await createSession(server.db, account.id, server.clock.now());
    const url = '/api/profile';
    const forgetful = await server.app.inject({ url, headers: { cookie: `atalaya_session=${token}` } });
    expect(forgetful.json().code).toBe('devices.over-limit');
    for (const one of browsers) expect(await read(one)).toBe(200);
  });

  it('shows a visitor on a device over the limit what a guest sees, and who is signed in', async () => {
    for (let turn = 0; turn < 2; turn += 1) await signIn(server.visitor());
    const third = await signIn(server.visitor());
    expect((await third.get('/api/auth/me')).json()).toMatchObject({ id: account.id });
    const guest = await server.visitor().get('/api/syllabus/topics/1');
    const seen = await third.get('/api/syllabus/topics/1');
    expect([seen.statusCode, seen.body]).toEqual([guest.statusCode, guest.body]);
    expect(await read(third, '/api/devices')).toBe(200);
    expect((await third.send('POST', '/api/auth/logout')).statusCode).toBe(204);
  });

  it('gives a device that was offline its place back only if it is free', async () => {
    const [old, other] = [await signIn(server.visitor()), await signIn(server.visitor())];
    server.clock.advance(2 * MINUTE_MS);
    expect(await read(old)).toBe(200);
    server.clock.advance(2 * MINUTE_MS);
    const late = await signIn(server.visitor());
    expect([await read(old), await read(late), await read(other)]).toEqual([200, 200, OVER]);
  });

  it('keeps who is blocked out of everything but the way to know it [4.device-3]', async () => {
    const [one, two] = [await signIn(server.visitor()), await signIn(server.visitor())];
    const third = await signIn(server.visitor());
    const until = new Date(server.clock.now().getTime() + DAY_MS);
    const rows = await server.db.select().from(device).where(eq(device.userId, account.id));
    const pair = rows.toSorted((a, b) => Number(a.activeSince) - Number(b.activeSince)).slice(0, 2);
    await fixDevices(
      server.db,
      account.id,
      pair.map(({ id }) => id),
      until,
    );
    expect([await read(one), await read(two)]).toEqual([200, 200]);
    expect(await read(third)).toEqual([403, 'devices.blocked']);
    expect((await third.get('/api/auth/check-device-limit')).json()).toMatchObject({ blocked: true });
    expect((await third.get('/api/devices')).json().devices).toHaveLength(1);
  });

  it('keeps the API to two devices while a page leaves and another one comes', async () => {
    const [one, two, three] = [
      await signIn(server.visitor()),
      await signIn(server.visitor()),
      await signIn(server.visitor()),
    ];
    await two.send('POST', '/api/auth/end-current-session');
    expect([await read(one), await read(three)]).toEqual([200, 200]);
    server.clock.advance(16 * SECOND);
    expect([await read(one), await read(three), await read(two)]).toEqual([200, 200, OVER]);
  });
});
