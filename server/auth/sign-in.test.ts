import { DAY_MS } from '@atalaya/core/platform/durations';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestServer, type TestServer } from '../testing/test-server';
import { makeUser } from './auth.factory';
import { session, user } from './auth.tables';
import { endSessions } from './sessions';

const password = 'atalaya-demo';

describe('signing in', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await openTestServer({ demo: false });
  });
  afterAll(() => server.close());

  const login = (email: string, word = password, caller = server.visitor()) =>
    caller.send('POST', '/api/auth/login', { email, password: word });

  it('returns the user with exactly these fields, as does the session check [3.user-1] [7-3] [6.user-2]', async () => {
    const made = await makeUser(server.db, { displayName: 'Inés', avatar: '/a.webp', planTier: 'plus' });
    const browser = server.visitor();
    const answer = await login(made.email, password, browser);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      id: made.id,
      email: made.email,
      displayName: 'Inés',
      username: made.username,
      avatar: '/a.webp',
      isAdmin: false,
      oppositionType: 'policia_nacional',
      tier: 'plus',
      createdAt: made.createdAt.toISOString(),
    });
    const me = await browser.get('/api/auth/me');
    expect(me.json()).toEqual(answer.json());
    expect(me.headers['cache-control']).toBe('no-store');
  });

  it('is not needed for the session check, which responds 200 with an empty body [7-3] [6.anon-1]', async () => {
    const me = await server.visitor().get('/api/auth/me');
    expect([me.statusCode, me.body]).toEqual([200, '']);
  });

  it('accepts the address in any case and with surrounding spaces', async () => {
    const { email } = await makeUser(server.db);
    expect((await login(`  ${email.toUpperCase()} `)).statusCode).toBe(200);
  });

  it('sets a cookie that scripts cannot read and other sites cannot send', async () => {
    const { email } = await makeUser(server.db);
    const cookie = (await login(email)).cookies.find(({ name }) => name === 'atalaya_session');
    expect(cookie).toMatchObject({
      httpOnly: true,
      sameSite: 'Lax',
      path: '/',
      maxAge: (60 * DAY_MS) / 1000,
    });
    expect(cookie?.value).toMatch(/^[\w-]{43}$/);
    const [row] = await server.db.select().from(session).orderBy(session.id).limit(1);
    expect(row?.tokenHash).toMatch(/^[\da-f]{64}$/);
  });

  it('over https uses a __Host- cookie', async () => {
    const secure = await openTestServer({ demo: false, ORIGIN: 'https://atalaya.example' });
    const { email } = await makeUser(secure.db);
    const answer = await secure.visitor().send('POST', '/api/auth/login', { email, password });
    expect(answer.cookies.find(({ name }) => name === '__Host-atalaya_session')).toMatchObject({
      secure: true,
      path: '/',
    });
    await secure.close();
  });

  it('rejects a wrong password and an unknown address with the same message', async () => {
    const { email } = await makeUser(server.db);
    const wrong = await login(email, 'otra contraseña');
    const unknown = await login('nadie@correo.es', 'otra contraseña');
    expect([wrong.statusCode, wrong.json()]).toEqual([
      401,
      { code: 'auth.wrong-credentials', message: 'El correo o la contraseña no son correctos.' },
    ]);
    expect([unknown.statusCode, unknown.body]).toEqual([wrong.statusCode, wrong.body]);
    const names = ({ cookies }: typeof wrong) => cookies.map(({ name }) => name);
    expect(names(unknown)).toEqual(names(wrong));
  });

  it('takes as long to reject an unknown address as a wrong password', async () => {
    const { email } = await makeUser(server.db);
    const times: Record<'wrong' | 'unknown', number[]> = { wrong: [], unknown: [] };
    for (let round = 0; round < 16; round += 1)
      for (const [kind, who] of [
        ['wrong', email],
        ['unknown', `nadie${round}@correo.es`],
      ] as const) {
        server.clock.advance(DAY_MS + 1);
        const before = process.cpuUsage();
        await login(who, 'otra contraseña');
        const { user, system } = process.cpuUsage(before);
        times[kind].push(user + system);
      }
    // Compares minimum CPU times of this process, which the load of the machine does not affect. An unchecked password would
    // take a quarter, one checked twice would take double.
    const ratio = Math.min(...times.unknown) / Math.min(...times.wrong);
    expect(ratio).toBeGreaterThan(0.6);
    expect(ratio).toBeLessThan(1.6);
  });

  it('creates a new session each time and ends the previous one of the browser, against session fixation', async () => {
    const { id, email } = await makeUser(server.db);
    const browser = await server.signedIn(id);
    const [before] = await server.db.select().from(session).where(eq(session.userId, id));
    await login(email, password, browser);
    const after = await server.db.select().from(session).where(eq(session.userId, id));
    expect(after.length).toBe(1);
    expect(after[0]?.tokenHash).not.toBe(before?.tokenHash);
    expect((await browser.get('/api/auth/me')).json().id).toBe(id);
  });

  it('does not adopt a session token planted in the browser', async () => {
    const { email } = await makeUser(server.db);
    const planted = 'p'.repeat(43);
    const headers = { cookie: `atalaya_session=${planted}` };
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email, password },
      headers,
    });
    expect(answer.cookies.find(({ name }) => name === 'atalaya_session')?.value).not.toBe(planted);
    expect((await server.app.inject({ url: '/api/auth/me', headers })).body).toBe('');
  });

  it('rehashes a password that was hashed with an old cost', async () => {
    const old = '$argon2id$v=19$m=4096,t=3,p=1$Ej3M/45MljaYTuFG2TlOmQ$';
    const { hash } = await import('@node-rs/argon2');
    const passwordHash = await hash(password, { memoryCost: 4096, timeCost: 3 });
    expect(passwordHash.startsWith(old.slice(0, 29))).toBe(true);
    const { id, email } = await makeUser(server.db);
    await server.db.update(user).set({ passwordHash }).where(eq(user.id, id));
    expect((await login(email)).statusCode).toBe(200);
    const [row] = await server.db.select().from(user).where(eq(user.id, id));
    expect(row?.passwordHash).toContain('$m=19456,t=2,p=1$');
    expect((await login(email)).statusCode).toBe(200);
  });

  it('is rejected from another origin', async () => {
    const { email } = await makeUser(server.db);
    const answer = await server
      .visitor()
      .send('POST', '/api/auth/login', { email, password }, { origin: 'https://evil.example' });
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'request.cross-site']);
  });

  it.each([
    [{ email: 'x', password }, 'email'],
    [{ email: 'a@b.es', password: '' }, 'password'],
    [{ email: 'a@b.es' }, 'password'],
  ])('with %j says beside the field what is missing', async (body, field) => {
    const answer = await server.visitor().send('POST', '/api/auth/login', body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().details.fields[field]).toBeTruthy();
  });
});

describe('signing out', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await openTestServer();
  });
  afterAll(() => server.close());

  it('ends the session on the server, so that the cookie stops working [7-6] [6.user-3]', async () => {
    const { email } = await makeUser(server.db);
    const browser = server.visitor();
    const { cookies } = await browser.send('POST', '/api/auth/login', { email, password });
    const token = cookies.find(({ name }) => name === 'atalaya_session')?.value;
    const out = await browser.send('POST', '/api/auth/logout');
    expect([out.statusCode, out.body]).toEqual([204, '']);
    expect(out.cookies.find(({ name }) => name === 'atalaya_session')?.value).toBe('');
    const replay = await server.app.inject({
      url: '/api/auth/me',
      headers: { cookie: `atalaya_session=${token}` },
    });
    expect(replay.body).toBe('');
    expect(await server.db.$count(session)).toBe(0);
  });

  it('succeeds a second time and as a guest', async () => {
    expect((await server.visitor().send('POST', '/api/auth/logout')).statusCode).toBe(204);
  });

  it('keeps the device: the same browser is the same device at the next sign-in', async () => {
    const { email } = await makeUser(server.db);
    const browser = server.visitor();
    const device = ({ cookies }: { cookies: { name: string }[] }) =>
      cookies.some(({ name }) => name === 'atalaya_device');
    expect(device(await browser.send('POST', '/api/auth/login', { email, password }))).toBe(true);
    await browser.send('POST', '/api/auth/logout');
    expect(device(await browser.send('POST', '/api/auth/login', { email, password }))).toBe(false);
  });

  it('can end all sessions of one user, or all but one', async () => {
    const [mine, other] = [await makeUser(server.db), await makeUser(server.db)];
    const here = await server.signedIn(mine.id);
    const elsewhere = await server.signedIn(other.id);
    server.clock.advance(1);
    const there = await server.signedIn(mine.id);
    const rows = await server.db
      .select()
      .from(session)
      .where(eq(session.userId, mine.id))
      .orderBy(session.id);
    const [keep] = rows;
    await endSessions(server.kit, server.db, mine.id, keep?.id);
    expect((await there.get('/api/auth/me')).body).toBe('');
    expect((await here.get('/api/auth/me')).body).not.toBe('');
    await endSessions(server.kit, server.db, mine.id);
    expect((await here.get('/api/auth/me')).body).toBe('');
    expect((await elsewhere.get('/api/auth/me')).body).not.toBe('');
  });
});
