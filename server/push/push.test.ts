import { createPublicKey, verify } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeUser } from '../auth/auth.factory';
import { leadsInside, mayReach } from '../platform/outside';
import { type Caller, openTestServer, type TestServer } from '../testing/test-server';
import { notify } from './notifications';
import { makeBrowser, openPushService, type PushService } from './push-receiver.factory';

const message = {
  kind: 'law-changes',
  title: 'Ha cambiado la ley',
  body: 'Repasa el tema 5: ñ, á y «comillas».',
  url: '/campus-estudio/temario',
  tag: 'ley-5',
} as const;

describe('push', () => {
  let server: TestServer;
  let service: PushService;
  let serial = 0;

  beforeAll(async () => {
    server = await openTestServer();
    service = await openPushService();
  });
  afterAll(async () => {
    await service.close();
    await server.close();
  });
  beforeEach(() => {
    service.arrived.length = 0;
    server.sent.length = 0;
    server.clock.set(new Date('2026-11-15T10:00:00.000Z'));
  });

  const browserOf = async (caller: Caller, more: object = {}) => {
    serial += 1;
    const browser = makeBrowser(service, `/push/${serial}`);
    const body = {
      subscription: browser.subscription,
      isPwaInstalled: false,
      deviceName: 'Android - Chrome',
      ...more,
    };
    expect((await caller.send('POST', '/api/push/subscribe', body)).statusCode).toBe(200);
    return browser;
  };
  const person = async () => {
    const { id } = await makeUser(server.db);
    return { id, caller: await server.signedIn(id) };
  };
  const arrivedAt = (path: string) => service.arrived.filter((one) => one.path === path);
  const runAll = async () => {
    for (let turn = 0; turn < 5 && (await server.jobs.run()) > 0; turn += 1);
  };

  it('has keys that are created once and stored [7-13] [3.push-8] [1-30]', async () => {
    const asked = await Promise.all(
      Array.from({ length: 5 }, () => server.visitor().get('/api/push/vapid-public-key')),
    );
    const keys = new Set(asked.map((answer) => answer.json().publicKey));
    expect(keys.size).toBe(1);
    expect(Buffer.from([...keys][0], 'base64url')).toHaveLength(65);
  });

  it('reaches a browser encrypted for it alone, and signed by us [7-14] [3.push-1]', async () => {
    const { id, caller } = await person();
    const browser = await browserOf(caller);
    await server.db.transaction((tx) => notify(server.kit, tx, [id], message));
    expect(service.arrived).toEqual([]);
    await runAll();
    const [push] = arrivedAt(browser.path);
    expect(browser.read(push?.body ?? Buffer.alloc(0))).toEqual(message);
    expect(push?.body.toString('latin1')).not.toContain('ley-5');
    expect(push?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });

    const { publicKey } = (await server.visitor().get('/api/push/vapid-public-key')).json();
    const [, jwt = '', key] = /^vapid t=([^,]+), k=(.+)$/.exec(push?.headers.authorization ?? '') ?? [];
    expect(key).toBe(publicKey);
    const [head = '', claims = '', signature = ''] = jwt.split('.');
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({ aud: service.url });
    const point = Buffer.from(publicKey, 'base64url');
    const jwk = {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    };
    const signer = createPublicKey({ key: jwk, format: 'jwk' });
    const isOurs = verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      { key: signer, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    );
    expect(isOurs).toBe(true);
  });

  it('deletes an expired subscription, and retries one whose push service is busy', async () => {
    const { id, caller } = await person();
    const [gone, busy] = [await browserOf(caller), await browserOf(caller)];
    service.answer(gone.path, { status: 410 });
    service.answer(busy.path, { status: 429, headers: { 'retry-after': '120' } });
    await notify(server.kit, server.db, [id], message);
    await server.jobs.run();
    await server.jobs.run();
    expect((await caller.get('/api/push/devices')).json()).toHaveLength(1);
    expect(arrivedAt(busy.path)).toHaveLength(1);
    service.answer(busy.path, { status: 201 });
    await runAll();
    expect(arrivedAt(gone.path)).toHaveLength(1);
    expect(arrivedAt(busy.path)).toHaveLength(2);
    expect(server.jobs.waiting()).toEqual([]);
  });

  it('is silent about what its owner does not want, which still stands in the bell', async () => {
    const { id, caller } = await person();
    const browser = await browserOf(caller);
    await caller.send('PUT', '/api/profile/notifications/law-changes', { email: true, push: false });
    await notify(server.kit, server.db, [id], message);
    await runAll();
    expect(arrivedAt(browser.path)).toEqual([]);
    expect((await caller.get('/api/notifications')).json()).toMatchObject({ unread: 1, total: 1 });
  });

  it('waits for the end of quiet hours', async () => {
    const { id, caller } = await person();
    const browser = await browserOf(caller);
    const usual = (await caller.get('/api/push/quiet-hours')).json();
    expect(usual).toEqual({ on: true, from: '22:00', to: '08:00' });
    const hours = { on: true, from: '10:30', to: '12:15' };
    expect((await caller.send('PUT', '/api/push/quiet-hours', hours)).json()).toEqual(hours);
    const moments: (Date | undefined)[] = [];
    const { enqueue } = server.kit.jobs;
    server.kit.jobs.enqueue = async (db, job, data, options) => {
      moments.push(options?.startAfter);
      await enqueue(db, job, data, options);
    };
    await notify(server.kit, server.db, [id], message);
    await server.jobs.run();
    server.kit.jobs.enqueue = enqueue;
    expect(moments).toEqual([undefined, new Date('2026-11-15T11:15:00.000Z')]);
    expect(arrivedAt(browser.path)).toEqual([]);
    await server.jobs.run();
    expect(arrivedAt(browser.path)).toHaveLength(1);
    for (const broken of [{ ...hours, from: '25:00' }, { ...hours, to: 'noche' }, {}])
      expect((await caller.send('PUT', '/api/push/quiet-hours', broken)).statusCode).toBe(400);
  });

  it('ends with the session: a signed-out browser gets nothing', async () => {
    const { id, caller } = await person();
    const browser = await browserOf(caller);
    expect((await caller.send('POST', '/api/auth/logout')).statusCode).toBeLessThan(300);
    await notify(server.kit, server.db, [id], message);
    await runAll();
    expect(arrivedAt(browser.path)).toEqual([]);
  });

  it('belongs to the user who subscribed last on a shared browser, and can be removed [7-16] [3.push-7]', async () => {
    const [first, second] = [await person(), await person()];
    const browser = await browserOf(first.caller);
    const body = { subscription: browser.subscription, isPwaInstalled: true, deviceName: 'Linux - Firefox' };
    await second.caller.send('POST', '/api/push/subscribe', body);
    expect((await first.caller.get('/api/push/devices')).json()).toEqual([]);
    expect((await second.caller.get('/api/push/devices')).json()).toMatchObject([
      { deviceName: 'Linux - Firefox', isPwaInstalled: true, isCurrent: true, lastSentAt: null },
    ]);
    const { endpoint } = browser.subscription;
    await first.caller.send('POST', '/api/push/unsubscribe', { endpoint });
    expect((await second.caller.get('/api/push/devices')).json()).toHaveLength(1);
    for (const _ of [1, 2])
      expect((await second.caller.send('POST', '/api/push/unsubscribe', { endpoint })).statusCode).toBe(204);
    expect((await second.caller.get('/api/push/devices')).json()).toEqual([]);
  });

  it('can be tried out, and a device be removed by its owner alone', async () => {
    const [{ caller }, other] = [await person(), await person()];
    expect((await caller.send('POST', '/api/push/test', {})).json().code).toBe('push.no-device');
    const browser = await browserOf(caller);
    expect((await caller.send('POST', '/api/push/test', {})).json()).toEqual({ sent: 1 });
    expect(browser.read(arrivedAt(browser.path)[0]?.body ?? Buffer.alloc(0))).toMatchObject({
      url: '/configuracion',
    });
    const [device] = (await caller.get('/api/push/devices')).json();
    expect(device.lastSentAt).toBe('2026-11-15T10:00:00.000Z');
    expect((await other.caller.send('DELETE', `/api/push/devices/${device.id}`)).statusCode).toBe(404);
    expect((await caller.send('DELETE', `/api/push/devices/${device.id}`)).statusCode).toBe(204);
  });

  it('refuses what is no subscription, and an address inside the network', async () => {
    const { caller } = await person();
    const { subscription } = makeBrowser(service, '/push/broken');
    const { keys } = subscription;
    const offCurve = Buffer.alloc(65, 7);
    offCurve[0] = 4;
    const broken: unknown[] = [
      undefined,
      {},
      'texto',
      { ...subscription, endpoint: 'no es una dirección' },
      { ...subscription, endpoint: 'ftp://push.example/x' },
      { ...subscription, endpoint: 'http://push.example/x' },
      { ...subscription, endpoint: 'https://10.0.0.8/x' },
      { ...subscription, endpoint: 'https://[::1]:9/x'.replace('::1', 'fd00::1') },
      { ...subscription, endpoint: 'https://localhost./x' },
      { ...subscription, endpoint: 'https://push.localhost/x' },
      { ...subscription, endpoint: 'https://router.local/x' },
      { ...subscription, endpoint: 'https://metadata.google.internal/x' },
      { ...subscription, endpoint: 'https://ana:clave@push.example/x' },
      { ...subscription, keys: { auth: keys.auth } },
      { ...subscription, keys: { ...keys, auth: 'AAAA' } },
      { ...subscription, keys: { ...keys, p256dh: offCurve.toString('base64url') } },
      { ...subscription, keys: { ...keys, p256dh: keys.p256dh.slice(4) } },
    ];
    for (const one of broken) {
      const body = { subscription: one, isPwaInstalled: false, deviceName: 'Mac - Safari' };
      const answer = await caller.send('POST', '/api/push/subscribe', body);
      expect([JSON.stringify(one), answer.statusCode]).toEqual([JSON.stringify(one), 400]);
    }
    expect((await caller.get('/api/push/devices')).json()).toEqual([]);
  });
});

describe('the address of a push service', () => {
  const at = (address: string, family: number) => async () => [{ address, family }];

  it.each([
    ['127.0.0.1', 4, true],
    ['10.1.2.3', 4, true],
    ['169.254.169.254', 4, true],
    ['192.168.1.1', 4, true],
    ['::1', 6, true],
    ['::ffff:127.0.0.1', 6, true],
    ['fd00::1', 6, true],
    ['64:ff9b::7f00:1', 6, true],
    ['2002:7f00:1::', 6, true],
    ['142.250.184.10', 4, false],
    ['2a00:1450:4003::8a', 6, false],
  ])('whose name resolves to %s leads inside: %s %s', async (address, family, expected) => {
    expect(await leadsInside('https://push.example/x', false, at(address, family))).toBe(expected);
  });

  it('on the own machine is refused in a demo that others can reach, also if it was stored before', async () => {
    const service = await openPushService();
    const server = await openTestServer({ demo: true });
    const { id } = await makeUser(server.db);
    const caller = await server.signedIn(id);
    const { subscription } = makeBrowser(service, '/push/own');
    const body = { subscription, isPwaInstalled: false, deviceName: 'Linux - Chrome' };
    expect((await caller.send('POST', '/api/push/subscribe', body)).statusCode).toBe(200);

    server.env.DEMO_PUBLIC = true;
    const refused = await caller.send('POST', '/api/push/subscribe', body);
    expect([refused.statusCode, refused.json().code]).toEqual([400, 'push.broken-subscription']);
    expect((await caller.send('POST', '/api/push/test')).json()).toEqual({ sent: 0 });
    expect(service.arrived).toEqual([]);
    expect((await caller.send('POST', '/api/push/test')).json().code).toBe('push.no-device');
    await server.close();
    await service.close();
  });

  it('on the own machine is for the demo only', async () => {
    const own = 'http://127.0.0.1:9/x';
    expect([mayReach(own, true), mayReach(own, false)]).toEqual([true, false]);
    expect(await leadsInside('https://localhost/x', true)).toBe(false);
    const missing = () => Promise.reject(new Error('no such name'));
    expect(await leadsInside('https://push.example/x', false, missing)).toBe(false);
  });
});

describe('the bell', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await openTestServer();
  });
  afterAll(() => server.close());

  it('lists the notifications of a user only, and makes open pages refetch', async () => {
    const [ana, eva] = [await makeUser(server.db), await makeUser(server.db)];
    const [caller, other] = [await server.signedIn(ana.id), await server.signedIn(eva.id)];
    await notify(server.kit, server.db, [ana.id], message);
    server.clock.advance(1_000);
    await notify(server.kit, server.db, [ana.id, eva.id], { ...message, tag: 'ley-6', title: 'Otra' });
    await server.jobs.run();
    expect(server.sent).toEqual([
      { event: 'notifications-changed', payload: undefined, to: [ana.id] },
      { event: 'notifications-changed', payload: undefined, to: [ana.id, eva.id] },
    ]);
    const { items, unread } = (await caller.get('/api/notifications?pageSize=10')).json();
    expect(items.map(({ title }: { title: string }) => title)).toEqual(['Otra', 'Ha cambiado la ley']);
    expect(unread).toBe(2);

    const read = (ids?: string[]) => other.send('POST', '/api/notifications/read', { ids });
    expect((await read([items[0].id])).json()).toEqual({ unread: 1 });
    expect((await caller.send('POST', '/api/notifications/read', { ids: [items[0].id] })).json()).toEqual({
      unread: 1,
    });
    expect((await caller.send('POST', '/api/notifications/read', {})).json()).toEqual({ unread: 0 });
    expect((await other.get('/api/notifications')).json().unread).toBe(1);
  });

  it('shows something told again once, unread and on top', async () => {
    const { id } = await makeUser(server.db);
    const caller = await server.signedIn(id);
    await notify(server.kit, server.db, [id], message);
    await caller.send('POST', '/api/notifications/read', {});
    server.clock.advance(1_000);
    await notify(server.kit, server.db, [id], { ...message, title: 'Más detalles' });
    expect((await caller.get('/api/notifications')).json()).toMatchObject({
      total: 1,
      unread: 1,
      items: [{ title: 'Más detalles', isRead: false }],
    });
  });

  it('sends nothing when the transaction is rolled back', async () => {
    const { id } = await makeUser(server.db);
    const failing = server.db.transaction(async (tx) => {
      await notify(server.kit, tx, [id], message);
      throw new Error('undone');
    });
    await expect(failing).rejects.toThrow('undone');
    const caller = await server.signedIn(id);
    expect((await caller.get('/api/notifications')).json()).toMatchObject({ total: 0, unread: 0 });
  });
});
