import { DAY_MS } from '@atalaya/core/platform/durations';
import { sampleDeviceInfo } from '@atalaya/core/tracking/tracking.factory';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeUser } from '../auth/auth.factory';
import { type Caller, openTestServer, type TestServer } from '../testing/test-server';
import { trackingOf } from './tracking';

let server: TestServer;
let userId: string;
let student: Caller;

beforeAll(async () => {
  server = await openTestServer();
});
beforeEach(async () => {
  userId = (await makeUser(server.db)).id;
  student = await server.signedIn(userId);
});
afterAll(() => server.close());

const answer = (answers: { analytics?: boolean; fingerprint?: boolean }) => {
  server.clock.advance(1000);
  return student.send('PUT', '/api/consent', answers);
};
const held = () => trackingOf(server.db, userId);
const timestamp = () => server.clock.now().toISOString();
const view = (page: string, deviceInfo: object | null = sampleDeviceInfo) =>
  student.send('POST', '/api/tracking/page-view', { page, timestamp: timestamp(), deviceInfo });

const fingerprint = {
  visitorId: 'Xk29vQ01abcd',
  components: { browser: 'Chrome', os: 'Windows', isMobile: false, isBot: false, languages: ['es-ES'] },
};
const identify = () => student.send('POST', '/api/tracking/fingerprint', { fingerprint });

describe('consent', () => {
  it('is not asked of guests', async () => {
    expect((await server.visitor().get('/api/consent')).statusCode).toBe(401);
    expect((await server.visitor().send('PUT', '/api/consent', { analytics: true })).statusCode).toBe(401);
  });

  it('is unanswered at first, then what the user said last', async () => {
    expect((await student.get('/api/consent')).json()).toEqual({ analytics: null, fingerprint: null });
    await answer({ analytics: true, fingerprint: false });
    const changed = await answer({ analytics: false });
    expect(changed.json()).toMatchObject({ analytics: { granted: false }, fingerprint: { granted: false } });
    expect((await student.get('/api/consent')).json()).toEqual(changed.json());
  });

  it('keeps every answer, and the same one only once', async () => {
    await answer({ analytics: true });
    await answer({ analytics: true });
    await answer({ analytics: false });
    await answer({ analytics: true });
    expect((await held()).consent.map(({ granted }) => granted)).toEqual([true, false, true]);
  });

  it('needs an answer', async () => {
    expect((await answer({})).statusCode).toBe(400);
  });

  it("is one's own", async () => {
    await answer({ analytics: true });
    const other = await server.signedIn((await makeUser(server.db)).id);
    expect((await other.get('/api/consent')).json().analytics).toBeNull();
  });
});

describe('a page view', () => {
  it('is not for guests [6.user-6]', async () => {
    const body = { page: '/', timestamp: timestamp(), deviceInfo: sampleDeviceInfo };
    expect((await server.visitor().send('POST', '/api/tracking/page-view', body)).statusCode).toBe(401);
  });

  it('is kept with its machine for a user who agreed, its page without the query [6.user-5, 7-17, 7-18]', async () => {
    await answer({ analytics: true });
    const sent = await view('/campus-estudio/temario?tema=8');
    expect([sent.statusCode, sent.body]).toEqual([204, '']);
    expect((await held()).events).toEqual([
      {
        at: server.clock.now(),
        page: '/campus-estudio/temario',
        action: null,
        details: null,
        machine: sampleDeviceInfo,
      },
    ]);
  });

  it('is dropped in silence for one who did not, or not yet', async () => {
    expect((await view('/tienda')).statusCode).toBe(204);
    await answer({ analytics: false, fingerprint: true });
    expect((await view('/tienda')).statusCode).toBe(204);
    expect((await held()).events).toEqual([]);
  });

  it('does not mind a browser that tells little, or nothing [3.device-9]', async () => {
    await answer({ analytics: true });
    expect((await view('/a', null)).statusCode).toBe(204);
    expect((await view('/b', { userAgent: 'x', languages: [] })).statusCode).toBe(204);
    expect((await view('/c', {})).statusCode).toBe(204);
    expect((await held()).events).toHaveLength(3);
  });

  it('refuses what is no page', async () => {
    expect((await view('https://evil.example/')).statusCode).toBe(400);
    expect((await view(`/${'x'.repeat(3000)}`)).statusCode).toBe(400);
  });
});

describe('an action', () => {
  it('is kept with its name and details [7-19]', async () => {
    await answer({ analytics: true });
    await student.send('POST', '/api/tracking/action', {
      action: 'add-to-cart',
      page: '/tienda',
      details: { product: 'p1', quantity: 2, first: true },
      timestamp: timestamp(),
      deviceInfo: sampleDeviceInfo,
    });
    expect((await held()).events).toMatchObject([
      { page: '/tienda', action: 'add-to-cart', details: { product: 'p1', quantity: 2, first: true } },
    ]);
  });
});

describe('what was kept', () => {
  it('goes after 90 days; the answers stay', async () => {
    await answer({ analytics: true, fingerprint: true });
    await view('/old');
    await identify();
    server.clock.advance(50 * DAY_MS);
    await view('/recent');
    server.clock.advance(41 * DAY_MS);
    await server.jobs.enqueue(server.db, { name: 'tracking.clean', retries: 0 }, {});
    await server.jobs.run();
    server.clock.advance(-91 * DAY_MS);
    const { events, fingerprints, consent } = await held();
    expect(events.map(({ page }) => page)).toEqual(['/recent']);
    expect(fingerprints).toEqual([]);
    expect(consent).toHaveLength(2);
  });

  it('goes at once when the user takes the yes back', async () => {
    await answer({ analytics: true, fingerprint: true });
    await view('/tienda');
    await identify();
    await answer({ analytics: false });
    expect(await held()).toMatchObject({ events: [], fingerprints: [{ visitorId: fingerprint.visitorId }] });
    await answer({ fingerprint: false });
    expect((await held()).fingerprints).toEqual([]);
  });
});

describe('a fingerprint', () => {
  it('is kept for the device it was taken on, half sure by default [7-21, 7-22, 3.device-14]', async () => {
    await answer({ fingerprint: true });
    await student.get('/api/auth/check-device-limit');
    expect((await identify()).json()).toEqual({ success: true, message: 'Dispositivo identificado.' });
    expect((await held()).fingerprints).toMatchObject([
      { visitorId: 'Xk29vQ01abcd', score: 0.5, comment: '', components: fingerprint.components },
    ]);
    const { sessions } = (await student.get('/api/auth/check-device-limit')).json();
    expect(sessions[0].fingerprintId).toBe('Xk29vQ01abcd');
  });

  it('is refused, in words, without consent [7-22]', async () => {
    expect((await identify()).json()).toEqual({
      success: false,
      message: 'No has dado permiso para identificar este dispositivo.',
    });
    expect((await held()).fingerprints).toEqual([]);
  });
});

describe('the identification script', () => {
  it('is our own where no key is configured, and the commercial one where one is [7-56]', async () => {
    expect((await student.get('/api/tracking/config')).json()).toEqual({ fingerprintKey: null });
    const given = { LOG_LEVEL: 'silent' as const, FINGERPRINT_KEY: 'pk_test' };
    const other = await openTestServer(given);
    const caller = await other.signedIn((await makeUser(other.db)).id);
    expect((await caller.get('/api/tracking/config')).json()).toEqual({ fingerprintKey: 'pk_test' });
    await other.close();
  });
});
