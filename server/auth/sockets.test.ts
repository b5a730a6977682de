import { MINUTE_MS } from '@atalaya/core/platform/durations';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { agents } from '../devices/devices.factory';
import { afterCommit } from '../platform/db';
import { type Browser, type LiveNode, openLive } from '../testing/test-live';
import { type Caller, openTestServer, type TestServer } from '../testing/test-server';
import { makeUser } from './auth.factory';

const password = 'una clave larga y buena';

/** Two nodes: the calls reach the first one, the sockets are on the second. */
describe('the sockets of a session', () => {
  let server: TestServer;
  let live: ReturnType<typeof openLive>;
  let one: LiveNode;
  let two: LiveNode;
  let account: { id: string; email: string };
  let admin: Caller;

  beforeAll(async () => {
    server = await openTestServer();
    live = openLive(server);
    const url = `${inject('clusterUrl')}/${server.databaseName}`;
    [one, two] = [await live.openNode(url), await live.openNode(url)];
    Object.assign(server.kit.realtime, one.realtime);
    admin = await server.signedIn((await makeUser(server.db, { isAdmin: true })).id);
  });
  beforeEach(async () => {
    account = await makeUser(server.db, { password });
  });
  afterEach(() => live.leave());
  afterAll(async () => {
    await one.realtime.close();
    await two.realtime.close();
    await server.close();
  });

  async function device() {
    const caller = server.visitor();
    const { email } = account;
    const answer = await caller.send(
      'POST',
      '/api/auth/login',
      { email, password },
      { 'user-agent': agents.phone },
    );
    expect(answer.statusCode).toBe(200);
    const cookie = answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    return { caller, cookie, open: () => live.connect(two, { cookie }) };
  }
  type Device = Awaited<ReturnType<typeof device>>;

  const closed = (browser: Browser) => new Promise((resolve) => browser.once('disconnect', resolve));
  const send = (who: Caller, method: 'POST' | 'DELETE', url: string, body: object = {}) =>
    who.send(method, url, body).then(({ statusCode }) => expect(statusCode).toBeLessThan(300));

  it.each<[string, (own: Device) => Promise<void>]>([
    ['by a sign-out', ({ caller }) => send(caller, 'POST', '/api/auth/logout')],
    [
      'by the next sign-in of its browser',
      ({ caller }) => send(caller, 'POST', '/api/auth/login', { email: account.email, password }),
    ],
    ['by an admin', () => send(admin, 'POST', `/api/admin/users/${account.id}/end-sessions`)],
    [
      'by a suspension',
      () =>
        send(admin, 'POST', `/api/admin/users/${account.id}/suspension`, { reason: 'Comparte su cuenta.' }),
    ],
    [
      'by the deletion of the account',
      () => send(admin, 'POST', `/api/admin/users/${account.id}/delete-now`, { email: account.email }),
    ],
    [
      'by closing the device',
      async ({ caller }) => {
        const { sessions } = (await caller.get('/api/auth/check-device-limit')).json();
        await send((await device()).caller, 'DELETE', `/api/devices/${sessions[0].sessionId}`);
      },
    ],
    [
      'by blocking the device',
      async ({ caller }) => {
        const { sessions } = (await caller.get('/api/auth/check-device-limit')).json();
        await send(admin, 'POST', `/api/admin/users/${account.id}/devices/${sessions[0].sessionId}/block`);
      },
    ],
  ])('end with it: %s', async (_, end) => {
    const own = await device();
    const gone = closed(await own.open());
    await end(own);
    expect(await gone).toBe('io server disconnect');
  });

  it('end after a new password on every device but this one, which goes on hearing', async () => {
    const [here, there] = [await device(), await device()];
    const [stays, goes] = [await here.open(), await there.open()];
    const [heard, unheard] = [vi.fn(), vi.fn()];
    stays.on('messages-changed', heard);
    goes.on('messages-changed', unheard);
    const gone = closed(goes);
    const body = { password: 'otra clave larga y buena' };
    const answer = await here.caller.send('PUT', '/api/profile/password', body);
    expect(answer.statusCode).toBe(204);
    await gone;
    one.realtime.toUsers([account.id], 'messages-changed', { threadId: null });
    await vi.waitFor(() => expect(heard).toHaveBeenCalledOnce());
    expect(unheard).not.toHaveBeenCalled();
  });

  it('are refused to a device without a place, and to the messages of one that has lost it [6.devices-1]', async () => {
    const first = await device();
    const away = await first.open();
    server.clock.advance(4 * MINUTE_MS);
    const gone = closed(away);
    const [second, third] = [await device(), await device()];
    expect(await gone).toBe('io server disconnect');
    await expect(first.open()).rejects.toThrow('devices.over-limit');
    for (const one of [second, third]) expect((await one.open()).connected).toBe(true);
  });

  it('take the places, so that of seven silent devices two hear something [6.devices-1]', async () => {
    const seven: Device[] = [];
    for (let turn = 0; turn < 7; turn += 1) seven.push(await device());
    server.clock.advance(4 * MINUTE_MS);
    const opened = await Promise.allSettled(seven.map(({ open }) => open()));
    expect(opened.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    const refused = opened.flatMap((one) => (one.status === 'rejected' ? [one.reason.message] : []));
    expect(refused).toEqual(Array(5).fill('devices.over-limit'));
  });
});

describe('what follows a commit', () => {
  it('does not run before it, nor after a rollback', async () => {
    const server = await openTestServer();
    const done: string[] = [];
    await server.db.transaction(async (tx) => {
      afterCommit(tx, () => done.push('kept'));
      expect(done).toEqual([]);
    });
    const failed = server.db.transaction(async (tx) => {
      afterCommit(tx, () => done.push('lost'));
      throw new Error('rolled back');
    });
    await expect(failed).rejects.toThrow('rolled back');
    afterCommit(server.db, () => done.push('at once'));
    expect(done).toEqual(['kept', 'at once']);
    await server.close();
  });
});
