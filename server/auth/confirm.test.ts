import { HOUR_MS, MINUTE_MS } from '@atalaya/core/platform/durations';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessionCookieName } from '../platform/sessions';
import { openTestServer, type TestServer } from '../testing/test-server';
import { makeUser } from './auth.factory';
import { confirmSecondFactor, startSecondFactor } from './second-factor';
import { createSession } from './sessions';

const password = 'atalaya-demo';

describe('a user who proves again who is there', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await openTestServer();
  });
  afterAll(() => server.close());

  /** A session whose password was given more than ten minutes ago. */
  async function longSignedIn(account?: { id: string; email: string }) {
    const { id, email } = account ?? (await makeUser(server.db));
    const caller = await server.signedIn(id);
    server.clock.advance(10 * MINUTE_MS);
    return {
      id,
      email,
      caller,
      confirm: (body: object) => caller.send('POST', '/api/auth/confirm', body),
      isAsked: async () => (await caller.get('/api/profile/data')).json().code === 'auth.confirm-needed',
    };
  }

  it('is not asked for ten minutes after signing in, nor after the password', async () => {
    const { id, confirm, isAsked } = await longSignedIn();
    expect(await isAsked()).toBe(true);
    expect((await confirm({ password })).statusCode).toBe(204);
    server.clock.advance(10 * MINUTE_MS - 1);
    expect(await isAsked()).toBe(false);
    server.clock.advance(1);
    expect(await isAsked()).toBe(true);
    const fresh = await server.signedIn(id);
    expect((await fresh.get('/api/profile/data')).statusCode).toBe(200);
  });

  it('opens nothing with a wrong password, and has to wait after several', async () => {
    const { confirm, isAsked } = await longSignedIn();
    const wrong = await confirm({ password: 'no es esta' });
    expect([wrong.statusCode, wrong.json().details.fields]).toEqual([
      400,
      { password: 'La contraseña no es correcta.' },
    ]);
    for (let n = 0; n < 4; n += 1) await confirm({ password: `no es esta ${n}` });
    const right = await confirm({ password });
    expect([right.statusCode, right.json().code]).toEqual([429, 'auth.too-many-attempts']);
    expect(await isAsked()).toBe(true);
  });

  it('is not held up by strangers who guess the password elsewhere', async () => {
    const { email, caller, confirm } = await longSignedIn();
    await caller.send('POST', '/api/auth/login', { email, password });
    for (let n = 0; n < 8; n += 1)
      await server.visitor().send('POST', '/api/auth/login', { email, password: `adivino ${n}` });
    expect((await confirm({ password })).statusCode).toBe(204);
  });

  it('also needs the code where the account has a second factor, once', async () => {
    const account = await makeUser(server.db);
    const { secret } = await startSecondFactor(server.kit, account.id);
    const code = () => new TOTP({ secret }).generate({ timestamp: server.clock.now().getTime() });
    await confirmSecondFactor(server.kit, account.id, code());
    const { caller, confirm, isAsked } = await longSignedIn(account);
    const refused = await caller.get('/api/profile/data');
    expect(refused.json().details).toEqual({ secondFactor: true });
    expect((await confirm({ password })).json().code).toBe('auth.second-factor-needed');
    expect((await confirm({ password, code: '000000' })).json().details.fields).toHaveProperty('code');
    expect((await confirm({ password: 'no es esta', code: code() })).statusCode).toBe(400);
    expect(await isAsked()).toBe(true);
    const used = code();
    expect((await confirm({ password, code: used })).statusCode).toBe(204);
    expect(await isAsked()).toBe(false);
    expect((await confirm({ password, code: used })).json().code).toBe('auth.wrong-code');
  });

  it('is asked when the clock of the server was set back', async () => {
    const { confirm, isAsked } = await longSignedIn();
    await confirm({ password });
    server.clock.advance(-HOUR_MS);
    expect(await isAsked()).toBe(true);
    server.clock.advance(HOUR_MS);
    expect(await isAsked()).toBe(false);
  });

  it('does not open another session of the same account', async () => {
    const { id, confirm } = await longSignedIn();
    const other = await longSignedIn({ id, email: '' });
    await confirm({ password });
    expect(await other.isAsked()).toBe(true);
  });

  it('gets a new cookie, and whoever has copied the old one is out, with its sockets', async () => {
    const { id } = await makeUser(server.db);
    const name = sessionCookieName(server.env);
    const stolen = `${name}=${await createSession(server.db, id, server.clock.now(), { isConfirmed: false })}`;
    const ask = (cookie: string) => server.app.inject({ url: '/api/profile/data', headers: { cookie } });
    expect((await ask(stolen)).statusCode).toBe(403);
    const confirmed = await server.app.inject({
      method: 'POST',
      url: '/api/auth/confirm',
      headers: { cookie: stolen },
      payload: { password },
    });
    const own = confirmed.cookies.find((cookie) => cookie.name === name);
    expect(own).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
    expect((await ask(stolen)).statusCode).toBe(401);
    expect((await ask(`${name}=${own?.value}`)).statusCode).toBe(200);
    expect(server.sent.at(-1)).toMatchObject({ event: 'disconnected', to: [expect.any(String)] });
  });

  it('cannot do it without a session', async () => {
    expect((await server.visitor().send('POST', '/api/auth/confirm', { password })).statusCode).toBe(401);
  });
});
