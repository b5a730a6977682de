import { progressOf } from '@atalaya/core/push/campaign';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeUser } from '../auth/auth.factory';
import { type Caller, openTestServer, type TestServer } from '../testing/test-server';
import { makeBrowser, openPushService, type PushService } from './push-receiver.factory';

const PATH = '/api/admin/push/campaigns';
const draft = {
  kind: 'exams',
  audience: 'everyone',
  title: 'Simulacro general',
  body: 'Hoy a las 18:00.',
  url: '/campus-estudio/simulacros',
};

describe('a push to many', () => {
  let server: TestServer;
  let service: PushService;
  let admin: Caller;
  let serial = 0;
  let turn = 0;

  beforeAll(async () => {
    server = await openTestServer();
    service = await openPushService();
    admin = await server.signedIn((await makeUser(server.db, { isAdmin: true, displayName: 'Jefa' })).id);
  });
  afterAll(async () => {
    await service.close();
    await server.close();
  });
  beforeEach(async () => {
    service.arrived.length = 0;
    // Each test a second later: the newest campaign is its own.
    turn += 1;
    server.clock.set(new Date(Date.parse('2026-11-15T10:00:00.000Z') + turn * 1000));
    await server.db.execute(sql`delete from push_subscription`);
  });

  const subscriber = async (given: Parameters<typeof makeUser>[1] = {}) => {
    const caller = await server.signedIn((await makeUser(server.db, given)).id);
    serial += 1;
    const browser = makeBrowser(service, `/many/${serial}`);
    const body = { subscription: browser.subscription, isPwaInstalled: false, deviceName: 'Mac - Safari' };
    expect((await caller.send('POST', '/api/push/subscribe', body)).statusCode).toBe(200);
    return { caller, browser };
  };
  const runAll = async () => {
    for (let times = 0; times < 6 && (await server.jobs.run()) > 0; times += 1);
  };
  const latest = async () => (await admin.get(PATH)).json().items[0];

  it('goes to the members of the audience who want it, and reports the result', async () => {
    const [elite, plus, unwilling, gone] = [
      await subscriber({ planTier: 'elite' }),
      await subscriber({ planTier: 'plus' }),
      await subscriber({ planTier: 'elite' }),
      await subscriber({ planTier: 'elite' }),
    ];
    await unwilling.caller.send('PUT', '/api/profile/notifications/exams', { email: false, push: false });
    service.answer(gone.browser.path, { status: 404 });
    const reach = (audience: string) => admin.get(`/api/admin/push/reach?kind=exams&audience=${audience}`);
    expect((await reach('everyone')).json()).toEqual({ people: 3, devices: 3, quiet: 0 });
    expect((await reach('elite')).json()).toEqual({ people: 2, devices: 2, quiet: 0 });
    expect((await reach('admins')).json()).toEqual({ people: 0, devices: 0, quiet: 0 });

    const made = await admin.send('POST', PATH, { ...draft, audience: 'elite' });
    expect(made.json()).toMatchObject({ state: 'scheduled', createdBy: 'Jefa' });
    expect(service.arrived).toEqual([]);
    await runAll();
    expect(service.arrived.map(({ path }) => path).sort()).toEqual(
      [elite.browser.path, gone.browser.path].sort(),
    );
    const [copy] = service.arrived.filter(({ path }) => path === elite.browser.path);
    expect(elite.browser.read(copy?.body ?? Buffer.alloc(0))).toMatchObject({
      title: draft.title,
      url: draft.url,
      kind: 'exams',
    });
    expect(plus.browser.path).not.toBe(copy?.path);
    expect(await latest()).toMatchObject({
      state: 'sent',
      counts: { waiting: 0, held: 0, sent: 1, failed: 0, gone: 1 },
      finishedAt: expect.any(String),
    });
    const { items } = (await admin.get('/api/admin/audit?action=push.sent')).json();
    expect(items[0]).toMatchObject({ subjectName: draft.title, actor: { name: 'Jefa' } });
  });

  it('can be stopped before its moment, and only then', async () => {
    await subscriber();
    const made = (await admin.send('POST', PATH, { ...draft, startsAt: '2026-11-16T09:00:00+01:00' })).json();
    expect(made.startsAt).toBe('2026-11-16T08:00:00.000Z');
    const stop = () => admin.send('POST', `${PATH}/${made.id}/cancel`, {});
    expect((await stop()).json()).toMatchObject({ state: 'cancelled' });
    expect((await stop()).json().code).toBe('push.already-over');
    await runAll();
    expect(service.arrived).toEqual([]);
  });

  it('waits with those who sleep, and does not press a service that asks for patience', async () => {
    const [awake, asleep, busy] = [await subscriber(), await subscriber(), await subscriber()];
    await asleep.caller.send('PUT', '/api/push/quiet-hours', { on: true, from: '10:00', to: '12:00' });
    service.answer(busy.browser.path, { status: 503, headers: { 'retry-after': '60' } });
    await admin.send('POST', PATH, draft);
    await server.jobs.run();
    await server.jobs.run();
    expect(service.arrived).toHaveLength(2);
    const midway = await latest();
    expect(midway).toMatchObject({ state: 'sending', counts: { sent: 1, held: 2 } });
    expect(progressOf(midway.counts)).toBeCloseTo(1 / 3);
    // The next turn comes too early for both.
    await server.jobs.run();
    expect(service.arrived).toHaveLength(2);
    service.answer(busy.browser.path, { status: 201 });
    server.clock.set(new Date('2026-11-15T11:00:00.000Z'));
    await runAll();
    expect(service.arrived.filter(({ path }) => path === asleep.browser.path)).toHaveLength(1);
    expect(service.arrived.filter(({ path }) => path === awake.browser.path)).toHaveLength(1);
    expect(await latest()).toMatchObject({ state: 'sent', counts: { sent: 3, held: 0 } });
  });

  it('gives up on a service that never recovers', async () => {
    const { browser } = await subscriber();
    service.answer(browser.path, { status: 500 });
    await admin.send('POST', PATH, draft);
    for (let times = 0; times < 12; times += 1) {
      server.clock.advance(2 * 60 * 60 * 1000);
      await server.jobs.run();
    }
    expect(service.arrived).toHaveLength(6);
    expect(await latest()).toMatchObject({ state: 'sent', counts: { failed: 1 } });
  });

  it('reaches a thousand browsers, each once', async () => {
    const total = 1_000;
    const { browser } = await subscriber();
    const { keys } = browser.subscription;
    await server.db.execute(sql`
      insert into push_subscription (id, user_id, session_id, endpoint, p256dh, auth, device_name, is_pwa_installed, created_at)
      select gen_random_uuid(), user_id, session_id, ${`${service.url}/bulk/`} || n, ${keys.p256dh}, ${keys.auth}, 'Linux', false, created_at
      from push_subscription, generate_series(2, ${total}::int) n`);
    await admin.send('POST', PATH, draft);
    await runAll();
    expect(await latest()).toMatchObject({ state: 'sent', counts: { sent: total } });
    expect(new Set(service.arrived.map(({ path }) => path)).size).toBe(total);
    expect(service.arrived).toHaveLength(total);
  });

  it('is refused when it leads away from the site, or says nothing', async () => {
    const wrong = [
      { url: 'https://elsewhere.example' },
      { url: '//elsewhere.example' },
      { title: ' ' },
      { body: 'a'.repeat(241) },
      { audience: 'nobody' },
      { kind: 'spam' },
      { startsAt: 'mañana' },
    ];
    for (const one of wrong)
      expect((await admin.send('POST', PATH, { ...draft, ...one })).json().code).toBe('request.invalid');
    const student = await server.signedIn((await makeUser(server.db)).id);
    expect((await student.send('POST', PATH, draft)).statusCode).toBe(403);
  });
});
