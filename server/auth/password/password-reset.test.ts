import { MINUTE_MS } from '@atalaya/core/platform/durations';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestServer, type TestServer } from '../../testing/test-server';
import { makeUser } from '../auth.factory';
import { passwordToken, session } from '../auth.tables';
import { changePassword } from './password-change';

const fresh = 'una nueva y larga';

describe('a user who forgot the password', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await openTestServer({ demo: false });
  });
  afterAll(() => server.close());

  const forgot = (email: string) => server.visitor().send('POST', '/api/auth/forgot-password', { email });
  const reset = (token: string, password = fresh) =>
    server.visitor().send('POST', '/api/auth/reset-password', { token, password });
  const login = (email: string, password: string) =>
    server.visitor().send('POST', '/api/auth/login', { email, password });
  const linkFor = async (email: string) => {
    await forgot(email);
    await server.jobs.run();
    await server.jobs.run();
    const message = server.emails.findLast(({ to }) => to === email);
    return /nueva-contrasena\?token=([\w-]{43})/.exec(message?.body ?? '')?.[1] ?? '';
  };

  it('gets a link, sets a new one and signs in with it; all earlier sessions end', async () => {
    const { id, email } = await makeUser(server.db);
    const elsewhere = await server.signedIn(id);
    const token = await linkFor(email.toUpperCase().toLowerCase());
    expect((await reset(token)).statusCode).toBe(204);
    expect((await elsewhere.get('/api/auth/me')).body).toBe('');
    expect(await server.db.$count(session, eq(session.userId, id))).toBe(0);
    expect((await login(email, 'atalaya-demo')).statusCode).toBe(401);
    expect((await login(email, fresh)).statusCode).toBe(200);
    await server.jobs.run();
    expect(server.emails.findLast(({ to }) => to === email)?.subject).toBe('Tu contraseña ha cambiado');
  });

  it('can use the link once, even concurrently', async () => {
    const { email } = await makeUser(server.db);
    const token = await linkFor(email);
    const answers = await Promise.all([reset(token, `${fresh} a`), reset(token, `${fresh} b`)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 400]);
    expect((await reset(token)).json().code).toBe('auth.invalid-link');
  });

  it('has half an hour to use the link', async () => {
    const { email } = await makeUser(server.db);
    const early = await linkFor(email);
    server.clock.advance(30 * MINUTE_MS - 1);
    expect((await reset(early)).statusCode).toBe(204);
    const late = await linkFor(email);
    server.clock.advance(30 * MINUTE_MS);
    expect((await reset(late)).json().code).toBe('auth.invalid-link');
  });

  it('invalidates the other links by using one', async () => {
    const { email } = await makeUser(server.db);
    const [first, second] = [await linkFor(email), await linkFor(email)];
    expect((await reset(first)).statusCode).toBe(204);
    expect((await reset(second)).json().code).toBe('auth.invalid-link');
  });

  it('can use the link again after a weak password', async () => {
    const { email } = await makeUser(server.db);
    const token = await linkFor(email);
    const weak = await reset(token, '1234567890');
    expect([weak.statusCode, weak.json().code]).toEqual([400, 'auth.weak-password']);
    expect(weak.json().details.fields.password).toContain('Elige otra');
    expect((await reset(token)).statusCode).toBe(204);
  });

  it('has only the hash of the token in the table', async () => {
    const { id, email } = await makeUser(server.db);
    const token = await linkFor(email);
    const rows = await server.db.select().from(passwordToken).where(eq(passwordToken.userId, id));
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(rows[0]?.tokenHash).toMatch(/^[\da-f]{64}$/);
  });

  it('gets the same response as someone without an account, after the same work', async () => {
    const { email } = await makeUser(server.db);
    const known = await forgot(email);
    const unknown = await forgot('nadie@correo.es');
    expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body]);
    // Both requests enqueue one job, and only the job looks up the user.
    expect(server.jobs.waiting()).toEqual(['auth.new-password', 'auth.new-password']);
    const before = server.emails.length;
    await server.jobs.run();
    await server.jobs.run();
    expect(server.emails.slice(before).map(({ to }) => to)).toEqual([email]);
  });

  it('is no longer throttled by earlier failures', async () => {
    const { email } = await makeUser(server.db);
    for (let n = 0; n < 8; n += 1) await login(email, 'no es esta');
    expect((await login(email, 'no es esta')).statusCode).toBe(429);
    await reset(await linkFor(email));
    expect((await login(email, fresh)).statusCode).toBe(200);
  });

  it('gets at most three emails in a row', async () => {
    const { email } = await makeUser(server.db);
    for (let n = 0; n < 10; n += 1) await linkFor(email);
    expect(server.emails.filter(({ to }) => to === email).length).toBe(3);
    server.clock.advance(61 * MINUTE_MS);
    expect(await linkFor(email)).not.toBe('');
    expect(server.emails.filter(({ to }) => to === email).length).toBe(4);
  });

  it.each(['', 'x', 'a'.repeat(43), "' or 1=1 --"])('cannot use an invalid token: %j', async (token) => {
    expect((await reset(token)).json().code).toBe('auth.invalid-link');
  });
});

describe('a user who changes the password', () => {
  it('keeps this session and ends the others', async () => {
    const server = await openTestServer();
    const { id, email } = await makeUser(server.db);
    const here = await server.signedIn(id);
    server.clock.advance(1);
    const there = await server.signedIn(id);
    const [mine] = await server.db.select().from(session).where(eq(session.userId, id)).orderBy(session.id);
    const user = (await here.get('/api/auth/me')).json();
    const change = (password: string) =>
      changePassword(server.kit, { user, sessionId: mine?.id ?? '' }, password);

    await expect(change('corta')).rejects.toMatchObject({ code: 'auth.weak-password' });
    await change(fresh);
    expect((await here.get('/api/auth/me')).body).not.toBe('');
    expect((await there.get('/api/auth/me')).body).toBe('');
    const login = await server.visitor().send('POST', '/api/auth/login', { email, password: fresh });
    expect(login.statusCode).toBe(200);
    await server.close();
  });
});
