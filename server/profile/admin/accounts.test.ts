import { DAY_MS } from '@atalaya/core/platform/durations';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findRecord } from '../../auth/accounts';
import { makeUser } from '../../auth/auth.factory';
import { closeExpired } from '../../checkout/checkout.jobs';
import { putCurrent } from '../../testing/put-current';
import { type Caller, openTestServer, type TestServer } from '../../testing/test-server';
import { suspend } from './accounts';

const password = 'una clave larga y buena';

describe('what an admin does with an account', () => {
  let server: TestServer;
  let admin: Caller;
  let adminId: string;

  beforeAll(async () => {
    server = await openTestServer();
    adminId = (await makeUser(server.db, { username: 'jefa', isAdmin: true })).id;
    admin = await server.signedIn(adminId);
  });
  afterAll(() => server.close());

  const person = (given: Parameters<typeof makeUser>[1] = {}) => makeUser(server.db, { password, ...given });
  const login = (email: string, more: object = {}) =>
    server.visitor().send('POST', '/api/auth/login', { email, password, ...more });
  const post = (id: string, action: string, body: object = {}) =>
    admin.send('POST', `/api/admin/users/${id}/${action}`, body);
  const lastEntry = async (id: string) =>
    (await admin.get(`/api/admin/audit?subject=user&subjectId=${id}&pageSize=1`)).json().items[0];
  const emailTo = async (address: string) => {
    await server.jobs.run();
    return server.emails.findLast(({ to }) => to === address);
  };
  const linkIn = (body: string | undefined) => /token=([\w-]{43})/.exec(body ?? '')?.[1] ?? '';

  it('suspends it: its sessions end at once, signing in says why, and nothing is deleted', async () => {
    const { id, email } = await person({ displayName: 'Ana' });
    const browser = await server.signedIn(id);
    const answer = await post(id, 'suspension', { reason: 'Comparte su cuenta.' });
    expect(answer.json()).toMatchObject({ sessions: 0, suspensionReason: 'Comparte su cuenta.' });
    expect((await browser.get('/api/profile')).statusCode).toBe(401);
    const refused = await login(email);
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'auth.suspended']);
    expect(refused.json().message).toContain('Tu cuenta está suspendida');
    expect((await login(email, { password: 'otra' })).json().code).toBe('auth.wrong-credentials');
    expect((await emailTo(email))?.body).toContain('Comparte su cuenta.');
    expect(await lastEntry(id)).toMatchObject({
      action: 'user.suspended',
      actor: { id: adminId },
      after: { reason: 'Comparte su cuenta.' },
    });
    expect((await post(id, 'suspension', { reason: 'Otra vez' })).json().code).toBe(
      'profile.already-suspended',
    );
    expect((await admin.get('/api/admin/users?state=suspended')).json().items).toMatchObject([{ id }]);
    server.clock.advance(1);
    const lifted = await admin.send('DELETE', `/api/admin/users/${id}/suspension`);
    expect(lifted.json()).toMatchObject({ suspendedAt: null, suspensionReason: null });
    expect(await lastEntry(id)).toMatchObject({ action: 'user.suspension-lifted' });
    expect((await login(email)).json()).toMatchObject({ id, displayName: 'Ana' });
  });

  it('asks for the reason of a suspension', async () => {
    const { id } = await person();
    expect((await post(id, 'suspension', { reason: ' ' })).json().details.fields).toEqual({
      reason: 'Escribe el motivo.',
    });
  });

  it('does not let a session that was opened meanwhile survive a suspension', async () => {
    const { id } = await person();
    await post(id, 'suspension', { reason: 'Motivo' });
    const late = await server.signedIn(id);
    expect((await late.get('/api/profile')).statusCode).toBe(401);
  });

  it('cannot suspend, demote or delete the last admin or oneself', async () => {
    const attempts = (id: string) => [
      post(id, 'suspension', { reason: 'Motivo' }),
      post(id, 'deletion'),
      post(id, 'delete-now', { email: 'jefa@atalaya.example' }),
      putCurrent(admin, `/api/admin/users/${id}/admin`, { isAdmin: false }, `/api/admin/users/${id}`),
    ];
    const codes = async (id: string) => (await Promise.all(attempts(id))).map((answer) => answer.json().code);
    expect(await codes(adminId)).toEqual(Array(4).fill('profile.last-admin'));
    const suspended = await person({ isAdmin: true, suspendedAt: server.clock.now() });
    expect(await codes(adminId)).toEqual(Array(4).fill('profile.last-admin'));
    const other = await person({ isAdmin: true });
    expect(await codes(adminId)).toEqual(Array(4).fill('profile.own-account'));
    const both = await Promise.allSettled([
      suspend(server.kit, adminId, other.id, 'Motivo'),
      suspend(server.kit, other.id, adminId, 'Motivo'),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await server.db.execute(
      sql`update "user" set suspended_at = null, is_admin = id = ${adminId} where id in (${adminId}, ${other.id}, ${suspended.id})`,
    );
    admin = await server.signedIn(adminId);
  });

  it('deletes it after fourteen days, which the user can stop and an admin too', async () => {
    const { id, email } = await person();
    const asked = await post(id, 'deletion');
    expect(asked.json().deletesAt).toBe(new Date(server.clock.now().getTime() + 14 * DAY_MS).toISOString());
    expect((await emailTo(email))?.body).toContain('Recuperar mi cuenta');
    expect(await lastEntry(id)).toMatchObject({ action: 'user.deletion-requested', actor: { id: adminId } });
    expect((await post(id, 'deletion')).json().code).toBe('profile.deletion-already-requested');
    expect((await login(email)).json().code).toBe('auth.deletion-pending');
    const kept = await admin.send('DELETE', `/api/admin/users/${id}/deletion`);
    expect(kept.json().deletesAt).toBeNull();
    expect((await login(email)).statusCode).toBe(200);
  });

  it('deletes it at once when its email is typed again, and the log keeps who did it and not whom', async () => {
    const { id, email } = await person({ username: 'borrada' });
    const wrong = await post(id, 'delete-now', { email: 'otra@correo.es' });
    expect(wrong.json().details.fields).toEqual({ email: 'No es el correo de esta cuenta.' });
    expect((await post(id, 'delete-now', { email })).statusCode).toBe(204);
    expect(await findRecord(server.db, id)).toBeUndefined();
    const { items } = (await admin.get('/api/admin/audit?action=user.deleted')).json();
    expect(items[0]).toMatchObject({ actor: { id: adminId }, subjectId: null, subjectName: null });
  });

  it('invites someone, who chooses a password by email and starts the trial', async () => {
    const email = 'nueva.persona@correo.es';
    const invited = await admin.send('POST', '/api/admin/users', { email, displayName: 'Nueva Persona' });
    const { id } = invited.json();
    expect(invited.json()).toMatchObject({
      email,
      username: 'nueva.persona',
      isInvited: true,
      emailConfirmed: false,
    });
    expect(await lastEntry(id)).toMatchObject({ action: 'user.invited' });
    const message = await emailTo(email);
    expect(message?.body).toContain('/nueva-contrasena?invitacion=1&token=');
    expect(invited.body).not.toContain(linkIn(message?.body));
    const twice = await admin.send('POST', '/api/admin/users', { email });
    expect([twice.statusCode, twice.json().details.fields]).toEqual([
      409,
      { email: 'Ya hay una cuenta con ese correo.' },
    ]);
    expect((await admin.get('/api/admin/users?state=invited')).json().items).toMatchObject([{ id }]);

    server.clock.advance(2 * DAY_MS);
    expect((await post(id, 'resend-confirmation')).statusCode).toBe(200);
    const again = await emailTo(email);
    const choose = (token: string) =>
      server.visitor().send('POST', '/api/auth/reset-password', { token, password });
    expect((await choose(linkIn(message?.body))).json().code).toBe('auth.invalid-link');
    server.clock.advance(6 * DAY_MS);
    expect((await choose(linkIn(again?.body))).statusCode).toBe(204);
    expect((await login(email)).json()).toMatchObject({ id, tier: 'plus' });
    const [row] = await server.db.execute(sql`select * from "user" where id = ${id}`);
    expect(row?.terms_accepted_at).not.toBeNull();
    expect((await admin.get(`/api/admin/users/${id}`)).json()).toMatchObject({
      isInvited: false,
      emailConfirmed: true,
      trialEndsAt: new Date(server.clock.now().getTime() + 7 * DAY_MS).toISOString(),
    });
    expect((await post(id, 'resend-confirmation')).json().code).toBe('profile.already-confirmed');
  });

  it('gives two invited people with the same name different usernames', async () => {
    const invite = async (email: string) =>
      (await admin.send('POST', '/api/admin/users', { email, displayName: 'Ana Ruiz' })).json().username;
    expect([await invite('a@correo.es'), await invite('b@correo.es')]).toEqual(['ana.ruiz', 'ana.ruiz2']);
  });

  it('sends the confirmation of a sign-up again', async () => {
    const email = 'registrada@correo.es';
    await server.visitor().send('POST', '/api/auth/register', {
      email,
      username: 'registrada',
      password,
      acceptTerms: true,
    });
    const first = await emailTo(email);
    const [{ id }] = (await admin.get('/api/admin/users?q=registrada')).json().items;
    await post(id, 'resend-confirmation');
    const second = await emailTo(email);
    const confirm = (token: string) => server.visitor().send('POST', '/api/auth/confirm-email', { token });
    expect((await confirm(linkIn(first?.body))).statusCode).toBe(400);
    expect((await confirm(linkIn(second?.body))).statusCode).toBe(200);
  });

  it('starts a password reset whose link only the user sees', async () => {
    const { id, email } = await person();
    const answer = await post(id, 'password-reset');
    const token = linkIn((await emailTo(email))?.body);
    expect(token).toHaveLength(43);
    expect(answer.body).not.toContain(token);
    expect(JSON.stringify(await lastEntry(id))).not.toContain(token);
    expect(await lastEntry(id)).toMatchObject({ action: 'user.password-reset-started' });
    const chosen = { token, password: 'otra clave larga y buena' };
    expect((await server.visitor().send('POST', '/api/auth/reset-password', chosen)).statusCode).toBe(204);
    expect((await login(email, { password: chosen.password })).statusCode).toBe(200);
  });

  it('gives a plan until a day with a reason; the user sees it and it ends by itself', async () => {
    const { id } = await person();
    const give = (body: object) =>
      putCurrent(admin, `/api/admin/users/${id}/plan`, body, `/api/admin/users/${id}`);
    const today = server.clock.now();
    const [lastDay = ''] = new Date(today.getTime() + 10 * DAY_MS).toISOString().split('T');
    expect((await give({ planTier: 'elite', endsOn: lastDay })).json().details.fields).toEqual({
      reason: 'Escribe el motivo.',
    });
    const past = await give({ planTier: 'elite', endsOn: '2020-01-01', reason: 'Beca' });
    expect(past.json().details.fields).toEqual({ endsOn: 'Elige un día de hoy en adelante.' });
    const given = await give({ planTier: 'elite', endsOn: lastDay, reason: 'Beca' });
    const endsAt = `${lastDay}T23:00:00.000Z`;
    expect(given.json()).toMatchObject({
      tier: 'elite',
      givenPlan: { tier: 'elite', endsAt, reason: 'Beca' },
    });
    expect(await lastEntry(id)).toMatchObject({
      action: 'user.plan-changed',
      after: { planTier: 'elite', planEndsOn: lastDay, reason: 'Beca' },
    });
    const own = async () => (await (await server.signedIn(id)).get('/api/profile')).json();
    expect(await own()).toMatchObject({ tier: 'elite', planEndsAt: endsAt });
    server.clock.set(new Date(new Date(endsAt).getTime() - 1));
    await closeExpired(server.kit);
    expect(await own()).toMatchObject({ tier: 'elite' });
    server.clock.set(new Date(endsAt));
    await closeExpired(server.kit);
    expect(await own()).toMatchObject({ tier: 'demo', planTier: null, planEndsAt: null });
    server.clock.set(today);
    admin = await server.signedIn(adminId);
  });

  it('downloads everything about one user, and the list of a filter, and both are in the log', async () => {
    const { id, email } = await person({ displayName: '=1+1', username: 'exportable' });
    const data = await admin.get(`/api/admin/users/${id}/data`);
    expect(data.headers['content-disposition']).toMatch(/^attachment; filename="atalaya-datos-/);
    expect(data.json()).toMatchObject({ cuenta: { email }, sesiones: [] });
    expect(data.body).not.toContain('argon2');
    expect(await lastEntry(id)).toMatchObject({ action: 'user.data-exported' });

    const list = await admin.get('/api/admin/users/export?q=exportable');
    expect(list.headers['content-type']).toContain('text/csv');
    const lines = list.body.trim().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(`${id};${email};exportable;'=1+1;demo`);
    const { items } = (await admin.get('/api/admin/audit?action=user.list-exported')).json();
    expect(items[0]).toMatchObject({ actor: { id: adminId }, after: { filter: 'q: exportable' } });
  });
});

describe('sign-ups that are not confirmed', () => {
  it('are listed for admins, who can send the email again', async () => {
    const server = await openTestServer({ demo: false });
    const { id: adminId } = await makeUser(server.db, { isAdmin: true, totpConfirmedAt: new Date() });
    const admin = await server.signedIn(adminId);
    const email = 'espera@correo.es';
    const applicant = { email, username: 'espera', password, acceptTerms: true };
    const browser = server.visitor();
    await browser.send('POST', '/api/auth/register', applicant);
    await server.jobs.run();
    const { items } = (await admin.get('/api/admin/registrations')).json();
    expect(items).toMatchObject([{ email, username: 'espera' }]);
    expect(JSON.stringify(items)).not.toContain('argon2');
    const sent = await admin.send('POST', `/api/admin/registrations/${items[0].id}/resend`);
    expect(sent.statusCode).toBe(204);
    while ((await server.jobs.run()) > 0);
    const emails = server.emails.filter(({ to }) => to === email);
    expect(emails).toHaveLength(2);
    const token = /token=([\w-]{43})/.exec(emails[1]?.body ?? '')?.[1];
    expect((await browser.send('POST', '/api/auth/confirm-email', { token })).statusCode).toBe(200);
    expect((await admin.get('/api/admin/registrations')).json().total).toBe(0);
    await server.close();
  });

  it('become an invited account, whose password is chosen anew, or are deleted', async () => {
    const server = await openTestServer({ demo: false });
    const { id: adminId } = await makeUser(server.db, { isAdmin: true, totpConfirmedAt: new Date() });
    const admin = await server.signedIn(adminId);
    const register = async (email: string, username: string) => {
      await server
        .visitor()
        .send('POST', '/api/auth/register', { email, username, password, acceptTerms: true });
      while ((await server.jobs.run()) > 0);
      const { items } = (await admin.get(`/api/admin/registrations?q=${email}`)).json();
      return items[0];
    };
    const linkTo = (email: string) =>
      /token=([\w-]{43})/.exec(server.emails.findLast(({ to }) => to === email)?.body ?? '')?.[1];
    const confirm = async (token: string | undefined) =>
      (await server.visitor().send('POST', '/api/auth/confirm-email', { token })).json().code;

    const wanted = await register('quiere@correo.es', 'quiere');
    const oldLink = linkTo('quiere@correo.es');
    const created = await admin.send('POST', `/api/admin/registrations/${wanted.id}/invite`);
    expect(created.json()).toMatchObject({ email: 'quiere@correo.es', username: 'quiere', isInvited: true });
    while ((await server.jobs.run()) > 0);
    expect(await confirm(oldLink)).toBe('auth.invalid-link');
    const set = { token: linkTo('quiere@correo.es'), password: 'otra clave larga y buena' };
    expect((await server.visitor().send('POST', '/api/auth/reset-password', set)).statusCode).toBeLessThan(
      300,
    );
    const signIn = (word: string) =>
      server.visitor().send('POST', '/api/auth/login', { email: 'quiere@correo.es', password: word });
    expect((await signIn(password)).statusCode).toBe(401);
    expect((await signIn(set.password)).statusCode).toBe(200);
    expect((await admin.send('POST', `/api/admin/registrations/${wanted.id}/invite`)).statusCode).toBe(404);

    const unwanted = await register('sobra@correo.es', 'sobra');
    expect(unwanted).toMatchObject({ hasAccount: false });
    expect((await admin.send('DELETE', `/api/admin/registrations/${unwanted.id}`)).statusCode).toBe(204);
    expect(await confirm(linkTo('sobra@correo.es'))).toBe('auth.invalid-link');
    expect((await admin.get('/api/admin/registrations')).json().total).toBe(0);
    const { items } = (await admin.get('/api/admin/audit?action=user.registration-deleted')).json();
    expect(items).toMatchObject([{ actor: { id: adminId }, subjectId: null }]);

    await register('quiere@correo.es', 'repite');
    expect((await admin.get('/api/admin/registrations')).json().items).toMatchObject([{ hasAccount: true }]);
    await server.close();
  });
});
