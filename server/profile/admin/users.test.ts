import { effectiveTier } from '@atalaya/core/auth/tier';
import { tierOfOpposition, tiers } from '@atalaya/core/auth/user';
import { DAY_MS } from '@atalaya/core/platform/durations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteAccount, updateAccount } from '../../auth/accounts';
import { makeUser } from '../../auth/auth.factory';
import { putCurrent } from '../../testing/put-current';
import { type Caller, openTestServer, type TestServer } from '../../testing/test-server';
import { setAdmin } from './users';

describe('the list of accounts', () => {
  let server: TestServer;
  let admin: Caller;

  beforeAll(async () => {
    server = await openTestServer();
    const now = server.clock.now().getTime();
    const at = (days: number) => new Date(now + days * DAY_MS);
    admin = await server.signedIn(
      (await makeUser(server.db, { username: 'jefa', isAdmin: true, createdAt: at(-90) })).id,
    );
    await makeUser(server.db, { username: 'jmgarcia', displayName: 'José M. García', createdAt: at(-50) });
    await makeUser(server.db, {
      username: 'begona',
      displayName: 'Begoña Íñiguez',
      planTier: 'elite',
      createdAt: at(-40),
    });
    await makeUser(server.db, {
      username: 'prueba',
      oppositionType: 'policia_local',
      trialEndsAt: at(3),
      createdAt: at(-4),
    });
    await makeUser(server.db, { username: 'caducada', trialEndsAt: at(-3), createdAt: at(-10) });
    await makeUser(server.db, {
      username: 'seva',
      deletionRequestedAt: at(-2),
      createdAt: at(-30),
    });
  });
  afterAll(() => server.close());

  const names = async (query: string) => {
    const answer = await admin.get(`/api/admin/users?${query}`);
    expect(answer.statusCode).toBe(200);
    return answer.json().items.map(({ username }: { username: string }) => username);
  };

  it('is for admins [2.1-37]', async () => {
    const { id } = await makeUser(server.db, { username: 'alumno' });
    const student = await server.signedIn(id);
    expect((await student.get('/api/admin/users')).statusCode).toBe(403);
    expect((await server.visitor().get('/api/admin/users')).statusCode).toBe(401);
    await deleteAccount(server.db, id);
  });

  it('finds people by name, username or e-mail, without accents, in any order of words', async () => {
    expect(await names('q=jose')).toEqual(['jmgarcia']);
    expect(await names('q=garcía%20JOSÉ')).toEqual(['jmgarcia']);
    expect(await names('q=iniguez')).toEqual(['begona']);
    expect(await names('q=begona%40atalaya')).toEqual(['begona']);
    expect(await names('q=100%25')).toEqual([]);
    expect(await names('q=_')).toEqual([]);
  });

  it('is filtered by tier, role, trial and deletion', async () => {
    expect(await names('tier=elite&sort=name')).toEqual(['begona', 'jefa']);
    expect(await names('tier=basico')).toEqual(['prueba']);
    expect(await names('role=admin')).toEqual(['jefa']);
    expect(await names('trial=running')).toEqual(['prueba']);
    expect(await names('trial=over')).toEqual(['caducada']);
    expect(await names('deletion=pending')).toEqual(['seva']);
    expect(await names('role=student&tier=demo&sort=createdAt')).toEqual(['jmgarcia', 'seva', 'caducada']);
  });

  it('is sorted both ways and read in pages', async () => {
    expect(await names('')).toEqual(['prueba', 'caducada', 'seva', 'begona', 'jmgarcia', 'jefa']);
    expect(await names('sort=name')).toEqual(['begona', 'caducada', 'jefa', 'jmgarcia', 'prueba', 'seva']);
    expect(await names('sort=-name&pageSize=2&page=2')).toEqual(['jmgarcia', 'jefa']);
    const page = (await admin.get('/api/admin/users?pageSize=4&page=2')).json();
    expect(page).toMatchObject({ total: 6, page: 2, pageSize: 4 });
    expect(page.items).toHaveLength(2);
  });

  it('refuses an order or a filter that it does not know', async () => {
    for (const query of ['sort=passwordHash', 'tier=gold', 'page=0', 'pageSize=1000'])
      expect((await admin.get(`/api/admin/users?${query}`)).statusCode, query).toBe(400);
  });

  it('shows when someone leaves and never a secret', async () => {
    const answer = await admin.get('/api/admin/users?q=seva');
    expect(answer.json().items[0].deletesAt).toBe('2026-11-27T10:00:00.000Z');
    expect(answer.body).not.toContain('argon2');
  });

  it('knows the tier as the rest of the server does [3.user-2] [3.user-8]', async () => {
    const now = server.clock.now();
    const opposition = ['policia_nacional', 'policia_local', 'guardia_civil', 'demo', null] as const;
    const trials = [null, new Date(now.getTime() + 1), now];
    let serial = 0;
    const expected = new Map<string, string>();
    for (const isAdmin of [false, true])
      for (const planTier of [null, ...tiers])
        for (const trialEndsAt of trials)
          for (const oppositionType of opposition) {
            const username = `combi${++serial}`;
            await makeUser(server.db, { username, isAdmin, planTier, trialEndsAt, oppositionType });
            const trialRuns = trialEndsAt !== null && trialEndsAt > now;
            expected.set(username, effectiveTier({ isAdmin, planTier, trialRuns, oppositionType }));
          }
    const found = new Map<string, string>();
    for (let page = 1; page <= 2; page += 1)
      for (const item of (await admin.get(`/api/admin/users?q=combi&pageSize=100&page=${page}`)).json().items)
        found.set(item.username, item.tier);
    expect(found).toEqual(expected);
    expect(tierOfOpposition(null)).toBe('plus');
  }, 60_000);
});

describe('what an admin changes in an account', () => {
  let server: TestServer;
  let admin: Caller;
  let adminId: string;

  beforeAll(async () => {
    server = await openTestServer();
    adminId = (await makeUser(server.db, { username: 'jefa', isAdmin: true })).id;
    admin = await server.signedIn(adminId);
  });
  afterAll(() => server.close());

  const lastEntry = async (id: string) =>
    (await admin.get(`/api/admin/audit?subject=user&subjectId=${id}&pageSize=1`)).json().items[0];

  it('is the plan, and the change is written down with who made it', async () => {
    const { id } = await makeUser(server.db);
    const changed = await putCurrent(
      admin,
      `/api/admin/users/${id}/plan`,
      { planTier: 'plus' },
      `/api/admin/users/${id}`,
    );
    expect(changed.json()).toMatchObject({ id, planTier: 'plus', tier: 'plus' });
    expect(await lastEntry(id)).toMatchObject({
      action: 'user.plan-changed',
      actor: { id: adminId, name: 'jefa' },
      before: { planTier: null },
      after: { planTier: 'plus' },
    });
    const none = await putCurrent(
      admin,
      `/api/admin/users/${id}/plan`,
      { planTier: null },
      `/api/admin/users/${id}`,
    );
    expect(none.json()).toMatchObject({ planTier: null, tier: 'demo' });
    const wrong = await putCurrent(
      admin,
      `/api/admin/users/${id}/plan`,
      { planTier: 'gold' },
      `/api/admin/users/${id}`,
    );
    expect(wrong.json().details.fields).toEqual({ planTier: 'Elige un plan.' });
  });

  it('is the trial: longer from its end, anew from today, or over now', async () => {
    const now = server.clock.now().getTime();
    const { id } = await makeUser(server.db, { trialEndsAt: new Date(now + 2 * DAY_MS) });
    const set = async (days: number) =>
      (await putCurrent(admin, `/api/admin/users/${id}/trial`, { days }, `/api/admin/users/${id}`)).json();
    expect((await set(7)).trialEndsAt).toBe(new Date(now + 9 * DAY_MS).toISOString());
    expect(await set(0)).toMatchObject({ trialEndsAt: new Date(now).toISOString(), tier: 'demo' });
    expect((await set(5)).trialEndsAt).toBe(new Date(now + 5 * DAY_MS).toISOString());
    expect(await lastEntry(id)).toMatchObject({ action: 'user.trial-changed' });
    expect((await set(400)).details.fields).toEqual({ days: 'Como mucho 365 días.' });
  });

  it('is its devices: an account fixed to two is free again', async () => {
    const until = new Date(server.clock.now().getTime() + DAY_MS);
    const { id } = await makeUser(server.db, { devicesFixedUntil: until });
    const freed = await admin.send('POST', `/api/admin/users/${id}/free-devices`);
    expect(freed.json().devicesFixedUntil).toBeNull();
    expect(await lastEntry(id)).toMatchObject({
      action: 'user.devices-freed',
      before: { devicesFixedUntil: until.toISOString() },
    });
  });

  it('is its sessions: every one of them ends', async () => {
    const { id } = await makeUser(server.db);
    const browsers = [await server.signedIn(id), await server.signedIn(id)];
    expect((await admin.get(`/api/admin/users/${id}`)).json().sessions).toBe(2);
    expect((await admin.send('POST', `/api/admin/users/${id}/end-sessions`)).json().sessions).toBe(0);
    for (const browser of browsers) expect((await browser.get('/api/profile')).statusCode).toBe(401);
    expect(await lastEntry(id)).toMatchObject({ before: { sessions: 2 }, after: { sessions: 0 } });
  });

  it('is whether it administers, at once and for every call [6.admin-1]', async () => {
    const { id } = await makeUser(server.db);
    const person = await server.signedIn(id);
    const set = (isAdmin: boolean) => {
      // Time stands still here; two changes in one instant would have no order.
      server.clock.advance(1);
      return putCurrent(admin, `/api/admin/users/${id}/admin`, { isAdmin }, `/api/admin/users/${id}`);
    };
    expect((await set(true)).json().isAdmin).toBe(true);
    expect((await person.get('/api/auth/me')).json().isAdmin).toBe(true);
    expect((await person.get('/api/admin/users')).statusCode).toBe(200);
    expect((await set(false)).json().isAdmin).toBe(false);
    expect((await person.get('/api/admin/users')).statusCode).toBe(403);
    expect(await lastEntry(id)).toMatchObject({ action: 'user.unmade-admin' });
  });

  it('is not the last admin, who stays one; someone who is leaving does not count', async () => {
    const leaving = await makeUser(server.db, { isAdmin: true, deletionRequestedAt: server.clock.now() });
    const refused = await putCurrent(
      admin,
      `/api/admin/users/${adminId}/admin`,
      { isAdmin: false },
      `/api/admin/users/${adminId}`,
    );
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'profile.last-admin']);
    expect(refused.json().message).toBe(
      'Es la única persona que administra la plataforma. Nombra antes a otra.',
    );
    await deleteAccount(server.db, leaving.id);
  });

  it('is never all the admins, even when two unmake each other at the same moment', async () => {
    const other = await makeUser(server.db, { isAdmin: true });
    const etagOf = async (id: string) => (await admin.get(`/api/admin/users/${id}`)).json().etag;
    const outcomes = await Promise.allSettled([
      setAdmin(server.kit, adminId, other.id, { isAdmin: false, etag: await etagOf(other.id) }),
      setAdmin(server.kit, other.id, adminId, { isAdmin: false, etag: await etagOf(adminId) }),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await updateAccount(server.db, adminId, { isAdmin: true });
  });

  it('is nothing where there is nobody', async () => {
    const nobody = '0198aaaa-0000-7000-8000-000000000000';
    expect((await admin.get(`/api/admin/users/${nobody}`)).statusCode).toBe(404);
    expect(
      (
        await putCurrent(
          admin,
          `/api/admin/users/${nobody}/plan`,
          { planTier: 'plus' },
          `/api/admin/users/${nobody}`,
        )
      ).statusCode,
    ).toBe(404);
    expect((await admin.get('/api/admin/users/robert')).statusCode).toBe(400);
  });
});
