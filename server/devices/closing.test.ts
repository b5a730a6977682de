import { DAY_MS } from '@atalaya/core/platform/durations';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findAccount } from '../auth/accounts';
import { makeUser } from '../auth/auth.factory';
import { openTestServer, type TestServer } from '../testing/test-server';
import { freeDevices } from './closing';
import { agents, type Browser, browser, idOf, newDeviceId } from './devices.factory';

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

describe('closing a device', () => {
  it('signs it out on the server and makes room [4.device-7, 7-9]', async () => {
    const [phone, laptop, tablet] = [await open('phone'), await open('laptop'), await open('tablet')];
    const phoneId = await idOf(phone);
    await laptop.check();
    await tablet.check();
    const answer = await tablet.close(phoneId);
    expect([answer.statusCode, answer.json()]).toEqual([200, { success: true }]);
    expect((await phone.get('/api/auth/check-device-limit')).statusCode).toBe(401);
    expect(await tablet.check()).toMatchObject({ exceedsLimit: false, deviceCount: 2 });
    expect(await laptop.check()).toMatchObject({ exceedsLimit: false });
  });

  it('may be this one: its own session and its cookie go [2.10-13]', async () => {
    const phone = await open('phone');
    const answer = await phone.close(await idOf(phone));
    expect(answer.cookies).toContainEqual(expect.objectContaining({ name: 'atalaya_session', value: '' }));
    expect((await phone.get('/api/auth/check-device-limit')).statusCode).toBe(401);
  });

  it("is not possible with somebody else's", async () => {
    const mine = await open('phone');
    const mineId = await idOf(mine);
    const stranger = await open('laptop', (await makeUser(server.db)).id);
    await stranger.check();
    const answer = await stranger.close(mineId);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'devices.unknown']);
    expect((await stranger.send('DELETE', `/api/devices/${mineId}`)).statusCode).toBe(404);
    expect(await mine.check()).toMatchObject({ deviceCount: 1 });
  });

  it('needs to know which', async () => {
    const phone = await open('phone');
    expect((await phone.send('POST', '/api/auth/close-device-session', {})).statusCode).toBe(400);
  });

  it('is as good as signing out there: a device without a session is not active', async () => {
    const { email } = await makeUser(server.db, { username: 'bruno' });
    const one = browser(server.visitor(), agents.laptop);
    await one.send('POST', '/api/auth/login', { email, password: 'atalaya-demo' });
    const two = browser(server.visitor(), agents.phone);
    await two.send('POST', '/api/auth/login', { email, password: 'atalaya-demo' });
    expect(await two.check()).toMatchObject({ deviceCount: 2 });
    await one.send('POST', '/api/auth/logout');
    expect(await two.check()).toMatchObject({ deviceCount: 1 });
  });
});

describe('the devices in the settings', () => {
  it('are those that are signed in, this one first, in use or not', async () => {
    const [phone, laptop] = [await open('phone'), await open('laptop')];
    await phone.check();
    server.clock.advance(DAY_MS);
    await laptop.check();
    const { devices } = (await laptop.get('/api/devices')).json();
    expect(devices).toMatchObject([
      { browser: 'Firefox', isCurrent: true, isActive: true },
      { browser: 'Chrome', isCurrent: false, isActive: false, device: 'mobile' },
    ]);
    expect((await laptop.send('DELETE', `/api/devices/${devices[1].sessionId}`)).statusCode).toBe(204);
    expect((await phone.get('/api/devices')).statusCode).toBe(401);
    expect((await laptop.get('/api/devices')).json().devices).toHaveLength(1);
  });
});

describe('an account that swaps devices', () => {
  /** Every new device closes the oldest of the two others to go on. */
  async function swap(times: number): Promise<Browser[]> {
    const devices = [await open(), await open()];
    for (const one of devices) await one.check();
    for (let turn = 0; turn < times; turn += 1) {
      server.clock.advance(SECOND);
      const next = await open('tablet');
      const { sessions } = await next.check();
      await next.close(sessions.at(-1).sessionId);
      devices.push(next);
    }
    return devices.slice(-2);
  }

  it('may do so 4 times in 30 days', async () => {
    await swap(4);
    const fresh = await open('phone');
    expect(await fresh.check()).toMatchObject({ blocked: false, exceedsLimit: true });
  });

  it('is fixed to its two devices after the fifth: any other is blocked [2.10-15, 2.10-16, 8.device-1]', async () => {
    const [one, two] = await swap(5);
    const stranger = await open('phone');
    const answer = await stranger.check();
    expect(answer).toEqual({
      blocked: true,
      exceedsLimit: false,
      deviceCount: 2,
      sessions: [],
      allowedDevices: [
        { browser: 'Safari', operatingSystem: 'iPadOS 19' },
        { browser: 'Safari', operatingSystem: 'iPadOS 19' },
      ],
      message: 'Has alcanzado el límite máximo de 2 dispositivos.',
    });
    const account = await findAccount(server.db, userId, server.clock.now());
    expect(account?.devicesFixedUntil).toEqual(new Date(server.clock.now().getTime() + 30 * DAY_MS));
    expect(await one?.check()).toMatchObject({ blocked: false, exceedsLimit: false, deviceCount: 2 });
    expect(await two?.check()).toMatchObject({ blocked: false, exceedsLimit: false });
  });

  it('counts both that one new device closes', async () => {
    const [one, two] = [await open(), await open()];
    await one.check();
    await two.check();
    let places = [await idOf(one), await idOf(two)];
    const entered: string[] = [];
    for (let turn = 0; turn < 3; turn += 1) {
      const newcomers = [await open('tablet'), await open('phone')];
      for (const newcomer of newcomers) {
        server.clock.advance(SECOND);
        if ((await newcomer.check()).blocked) continue;
        for (const id of places) await newcomer.close(id);
        await newcomer.check();
        places = [await idOf(newcomer)];
        entered.push(...places);
      }
    }
    // The fourth newcomer would make the fifth replacement.
    expect(entered).toHaveLength(4);
    expect(await (await open()).check()).toMatchObject({ blocked: true });
  });

  it('cannot be taken over by a blocked device, which may close nobody', async () => {
    const [one] = await swap(5);
    const oneId = one ? await idOf(one) : '';
    const stranger = await open('phone');
    await stranger.check();
    expect((await stranger.close(oneId)).json().code).toBe('devices.blocked');
  });

  it('is unblocked by an admin, and its count restarts', async () => {
    await swap(5);
    const stranger = await open('phone');
    expect(await stranger.check()).toMatchObject({ blocked: true });
    await freeDevices(server.db, userId);
    const answer = await stranger.check();
    expect(answer).toMatchObject({ blocked: false, exceedsLimit: true });
    await stranger.close(answer.sessions.at(-1).sessionId);
    expect(await (await open('phone')).check()).toMatchObject({ blocked: false });
  });

  it('is free again after 30 days', async () => {
    await swap(5);
    server.clock.advance(30 * DAY_MS - SECOND);
    const stranger = await open('phone');
    expect(await stranger.check()).toMatchObject({ blocked: true });
    server.clock.advance(SECOND);
    expect(await stranger.check()).toMatchObject({ blocked: false });
    server.clock.advance(-30 * DAY_MS);
  });

  it('does not count what its owner tidies up in the settings', async () => {
    for (let turn = 0; turn < 6; turn += 1) {
      const one = await open('phone');
      await one.send('DELETE', `/api/devices/${await idOf(one)}`);
    }
    expect(await (await open('laptop')).check()).toMatchObject({ blocked: false });
  });
});

describe('the nightly clean-up', () => {
  it('forgets devices that nobody is signed in on, after 90 days', async () => {
    const [phone, laptop] = [await open('phone'), await open('laptop')];
    const phoneId = await idOf(phone);
    await phone.close(phoneId);
    server.clock.advance(91 * DAY_MS);
    await server.jobs.enqueue(server.db, { name: 'devices.clean', retries: 0 }, {});
    await server.jobs.run();
    server.clock.advance(-91 * DAY_MS);
    await laptop.check();
    expect((await laptop.close(phoneId)).statusCode).toBe(404);
  });
});
