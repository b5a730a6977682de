import { HOUR_MS } from '@atalaya/core/platform/durations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser } from '../auth/auth.factory';
import { type Caller, openTestServer, type TestServer } from '../testing/test-server';
import { audit } from './audit';
import { dashboardPanels } from './dashboard-panels';

describe('the audit log', () => {
  let server: TestServer;
  let admin: Caller;
  let actorId: string;
  let personId: string;

  beforeAll(async () => {
    server = await openTestServer();
    actorId = (await makeUser(server.db, { username: 'jefa', displayName: 'Íñiga Jefa', isAdmin: true })).id;
    personId = (await makeUser(server.db, { username: 'opositora', displayName: 'Núria Soler' })).id;
    admin = await server.signedIn(actorId);
    const write = (hours: number, action: 'user.plan-changed' | 'user.restored', actor: string | null) =>
      audit(server.db, {
        at: new Date(Date.UTC(2026, 10, 10, hours)),
        actorId: actor,
        action,
        subject: 'user',
        subjectId: personId,
        before: { planTier: null, passwordHash: 'a' },
        after: { planTier: 'plus', passwordHash: 'b' },
      });
    await write(10, 'user.plan-changed', actorId);
    await write(22, 'user.restored', personId);
    // The first instant of the 11th in Madrid.
    await write(23, 'user.plan-changed', null);
  });
  afterAll(() => server.close());

  const read = async (query: string) => {
    const answer = await admin.get(`/api/admin/audit?${query}`);
    expect(answer.statusCode).toBe(200);
    return answer.json();
  };

  it('is read newest first, with names, and shows no secret', async () => {
    const { items, total } = await read('');
    expect(total).toBe(3);
    expect(items.map(({ action }: { action: string }) => action)).toEqual([
      'user.plan-changed',
      'user.restored',
      'user.plan-changed',
    ]);
    expect(items[2]).toMatchObject({
      actor: { id: actorId, name: 'Íñiga Jefa' },
      subjectName: 'Núria Soler',
      before: { planTier: null, passwordHash: '[oculto]' },
      after: { planTier: 'plus', passwordHash: '[oculto]' },
    });
    expect(items[0].actor).toBeNull();
  });

  it('is filtered by action, by person and by day of Madrid', async () => {
    expect((await read('action=user.restored')).total).toBe(1);
    expect((await read(`actorId=${actorId}`)).total).toBe(1);
    expect((await read(`subject=user&subjectId=${personId}`)).total).toBe(3);
    expect((await read('from=2026-11-11')).total).toBe(1);
    expect((await read('to=2026-11-10')).total).toBe(2);
    expect((await read('from=2026-11-10&to=2026-11-10')).total).toBe(2);
    expect((await read('q=nuria')).total).toBe(3);
    expect((await read('q=iniga')).total).toBe(1);
    expect((await read('q=nadie')).total).toBe(0);
  });

  it('is sorted and read in pages', async () => {
    const { items } = await read('sort=at&pageSize=1&page=2');
    expect(items).toHaveLength(1);
    expect(items[0].action).toBe('user.restored');
    const wrong = await admin.get('/api/admin/audit?from=ayer');
    expect(wrong.json().details.fields).toEqual({ from: 'Escribe una fecha válida.' });
  });

  it('has a change if and only if the change happened', async () => {
    await server.db
      .transaction(async (tx) => {
        await audit(tx, {
          at: server.clock.now(),
          actorId,
          action: 'user.restored',
          subject: 'user',
          subjectId: personId,
        });
        throw new Error('changed our mind');
      })
      .catch(() => {});
    expect((await read('')).total).toBe(3);
  });
});

describe('the dashboard', () => {
  it('counts people, sessions, emails and changes as they are [2.1-33]', async () => {
    const server = await openTestServer();
    const now = server.clock.now();
    const ago = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
    const boss = await makeUser(server.db, { isAdmin: true, createdAt: ago(24 * 40) });
    await makeUser(server.db, { planTier: 'plus', createdAt: ago(1) });
    await makeUser(server.db, { trialEndsAt: new Date(now.getTime() + HOUR_MS), createdAt: ago(24) });
    await makeUser(server.db, { deletionRequestedAt: now, createdAt: ago(24) });
    await server.kit.mail.send(server.db, { to: 'ana@correo.es', subject: 'Hola', body: 'Hola, Ana.' });
    const admin = await server.signedIn(boss.id);
    const answer = await admin.get('/api/admin/dashboard');
    expect(answer.statusCode).toBe(200);
    const { users, newUsers, sessions, mail, unsent } = answer.json();
    expect(users).toEqual({ total: 4, admins: 1, onTrial: 1, onPlan: 1, leaving: 1 });
    expect(newUsers).toHaveLength(30);
    expect(newUsers.slice(-3)).toEqual([
      { day: '2026-11-13', count: 0 },
      { day: '2026-11-14', count: 2 },
      { day: '2026-11-15', count: 1 },
    ]);
    expect(sessions).toBe(1);
    expect(mail).toMatchObject([{ recipient: 'ana@correo.es', subject: 'Hola', status: 'waiting' }]);
    expect(unsent).toEqual({ waiting: 1, failed: 0 });
    expect(answer.body).not.toContain('Hola, Ana.');
    await server.close();
  });

  it('stands when one of its parts cannot be read, and says which', async () => {
    const server = await openTestServer({ LOG_LEVEL: 'error' });
    const boss = await makeUser(server.db, { isAdmin: true });
    const admin = await server.signedIn(boss.id);
    const head = { title: 'Rota', path: '/admin', all: 'Ver', empty: 'Nada.' };
    server.kit.hooks.add(dashboardPanels, 'broken', { head, read: () => Promise.reject(new Error('no')) });
    server.jobs.queue = () => Promise.reject(new Error('no'));
    const answer = await admin.get('/api/admin/dashboard');
    expect(answer.statusCode).toBe(200);
    const { panels, jobs } = answer.json();
    expect(jobs).toBeNull();
    const read = Object.fromEntries(
      panels.map(({ name, content }: { name: string; content: object | null }) => [name, content !== null]),
    );
    expect(read).toEqual({
      contact: true,
      content: true,
      newsletter: true,
      revenue: true,
      study: true,
      broken: false,
    });
    expect(server.logged.join('')).toContain('"panel":"broken"');
    await server.close();
  });

  it('shows what failed first and gives it another try, written down', async () => {
    const server = await openTestServer();
    const boss = await makeUser(server.db, { isAdmin: true });
    const admin = await server.signedIn(boss.id);
    const kind = { waiting: 0, retrying: 0, running: 0, failed: 0, done: 3, oldestAt: null };
    server.jobs.queue = async () => [
      { ...kind, name: 'calm' },
      { ...kind, name: 'slow', waiting: 1, oldestAt: new Date('2026-11-15T08:00:00Z') },
      { ...kind, name: 'broken', failed: 2 },
    ];
    server.jobs.retryFailed = async (_db, name) => (name === 'broken' ? 2 : 0);
    const { jobs } = (await admin.get('/api/admin/dashboard')).json();
    expect(jobs.map(({ name }: { name: string }) => name)).toEqual(['broken', 'slow', 'calm']);
    expect(jobs[1]).toMatchObject({ waiting: 1, oldestAt: '2026-11-15T08:00:00.000Z' });
    expect((await admin.send('POST', '/api/admin/jobs/broken/retry')).json()).toEqual({ retried: 2 });
    expect((await admin.send('POST', '/api/admin/jobs/calm/retry')).json()).toEqual({ retried: 0 });
    const { items } = (await admin.get('/api/admin/audit')).json();
    expect(items).toMatchObject([{ action: 'jobs.retried', subjectName: 'broken', actor: { id: boss.id } }]);
    await server.close();
  });
});

describe('an admin outside the local demo', () => {
  it.each([
    ['in a real installation', { demo: false }],
    ['in a demo that others can reach', { demo: true, DEMO_PUBLIC: true }],
  ])('sets up the second factor before any admin call answers, %s', async (_, env) => {
    const server = await openTestServer(env);
    const bare = await makeUser(server.db, { isAdmin: true });
    const armed = await makeUser(server.db, {
      isAdmin: true,
      totpSecret: 'x',
      totpConfirmedAt: server.clock.now(),
    });
    const student = await makeUser(server.db);
    const refused = await (await server.signedIn(bare.id)).get('/api/admin/users');
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'auth.second-factor-required']);
    expect((await (await server.signedIn(armed.id)).get('/api/admin/users')).statusCode).toBe(200);
    expect((await (await server.signedIn(student.id)).get('/api/admin/users')).json().code).toBe(
      'request.forbidden',
    );
    const own = (await (await server.signedIn(bare.id)).get('/api/profile')).json();
    expect(own).toMatchObject({ needsSecondFactor: true, hasSecondFactor: false });
    await server.close();
  });
});
