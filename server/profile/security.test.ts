import { MINUTE_MS } from '@atalaya/core/platform/durations';
import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser } from '../auth/auth.factory';
import { session, user } from '../auth/auth.tables';
import { openTestServer, type TestServer } from '../testing/test-server';

const password = 'una clave larga y buena';

describe('the security of an account, from its settings', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await openTestServer();
  });
  afterAll(() => server.close());

  const codeFor = (secret: string) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: server.clock.now().getTime() });

  it('changes the password, keeps this session and ends the others', async () => {
    const { id, email } = await makeUser(server.db, { password });
    const here = await server.signedIn(id);
    const elsewhere = await server.signedIn(id);
    const fresh = 'otra clave larga y buena';
    const changed = await here.send('PUT', '/api/profile/password', { password: fresh });
    expect(changed.statusCode).toBe(204);
    expect((await here.get('/api/profile')).statusCode).toBe(200);
    expect((await elsewhere.get('/api/profile')).statusCode).toBe(401);
    const login = (given: string) =>
      server.visitor().send('POST', '/api/auth/login', { email, password: given });
    expect((await login(password)).statusCode).toBe(401);
    expect((await login(fresh)).statusCode).toBe(200);
  });

  it('opens no session with the old password for who was signing in at that moment', async () => {
    const { id, email } = await makeUser(server.db, { password });
    const here = await server.signedIn(id);
    const change = here.send('PUT', '/api/profile/password', { password: 'otra clave larga y buena' });
    const logins = Array.from({ length: 4 }, () =>
      server.visitor().send('POST', '/api/auth/login', { email, password }),
    );
    expect((await change).statusCode).toBe(204);
    await Promise.all(logins);
    expect(await server.db.$count(session, eq(session.userId, id))).toBe(1);
  });

  it('says beside the field what is wrong with a new password', async () => {
    const { id } = await makeUser(server.db, { password, username: 'cautelosa' });
    const caller = await server.signedIn(id);
    const send = async (fresh: string) =>
      (await caller.send('PUT', '/api/profile/password', { password: fresh })).json();
    expect((await send('corta')).details.fields).toEqual({ password: 'Usa al menos 10 caracteres.' });
    expect((await send('')).details.fields).toEqual({ password: 'Escribe tu contraseña.' });
  });

  it('changes in nothing for whoever has only a stolen cookie', async () => {
    const { id } = await makeUser(server.db, { password });
    // The cookie of a session that its owner opened a while ago.
    const thief = await server.signedIn(id);
    server.clock.advance(10 * MINUTE_MS);
    const account = () => server.db.select().from(user).where(eq(user.id, id));
    const before = await account();
    const tried = [
      await thief.send('POST', '/api/profile/second-factor'),
      await thief.send('POST', '/api/profile/second-factor/confirm', { code: '123456' }),
      await thief.send('POST', '/api/profile/second-factor/recovery-codes'),
      await thief.send('POST', '/api/profile/second-factor/disable'),
      await thief.send('PUT', '/api/profile/password', { password: 'la clave de un ladrón' }),
      await thief.get('/api/profile/data'),
      await thief.send('POST', '/api/profile/deletion'),
    ];
    expect(tried.map((answer) => answer.json().code)).toEqual(tried.map(() => 'auth.confirm-needed'));
    expect(await account()).toEqual(before);
    expect((await thief.get('/api/profile')).statusCode).toBe(200);
  });

  it('switches the second factor on with a code, hands out recovery codes once, and off', async () => {
    const { id } = await makeUser(server.db, { password });
    const caller = await server.signedIn(id);
    const { secret, url } = (await caller.send('POST', '/api/profile/second-factor')).json();
    expect(url).toContain('otpauth://totp/Atalaya');
    const wrong = await caller.send('POST', '/api/profile/second-factor/confirm', { code: '000000' });
    expect(wrong.json().details.fields.code).toContain('no es correcto');
    const on = await caller.send('POST', '/api/profile/second-factor/confirm', { code: codeFor(secret) });
    const { recoveryCodes } = on.json();
    expect(recoveryCodes).toHaveLength(10);
    expect((await caller.get('/api/profile')).json()).toMatchObject({
      hasSecondFactor: true,
      recoveryCodesLeft: 10,
    });
    server.clock.advance(30_000);
    const renewed = await caller.send('POST', '/api/profile/second-factor/recovery-codes');
    expect(renewed.json().recoveryCodes).not.toContain(recoveryCodes[0]);
    const off = await caller.send('POST', '/api/profile/second-factor/disable');
    expect(off.statusCode).toBe(204);
    expect((await caller.get('/api/profile')).json().hasSecondFactor).toBe(false);
  });
});
