import { eq } from 'drizzle-orm';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestServer, type TestServer } from '../testing/test-server';
import { makeUser } from './auth.factory';
import { user } from './auth.tables';
import {
  confirmSecondFactor,
  disableSecondFactor,
  renewRecoveryCodes,
  startSecondFactor,
} from './second-factor';

const password = 'atalaya-demo';

describe('a user with a second factor', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await openTestServer({ demo: false });
  });
  afterAll(() => server.close());

  const login = (email: string, code?: string, word = password) =>
    server.visitor().send('POST', '/api/auth/login', { email, password: word, code });
  const nextStep = () => server.clock.advance(30_000);

  /** The code of the user's authenticator app. */
  const application =
    (secret: string) =>
    (offsetMs = 0) =>
      new TOTP({ secret }).generate({ timestamp: server.clock.now().getTime() + offsetMs });

  async function protectedUser() {
    const made = await makeUser(server.db);
    const { secret, url } = await startSecondFactor(server.kit, made.id);
    const code = application(secret);
    const recovery = await confirmSecondFactor(server.kit, made.id, code());
    nextStep();
    return { ...made, secret, url, code, recovery };
  }

  it('is asked for the code only after the right password', async () => {
    const { email, code } = await protectedUser();
    const wrong = await login(email, undefined, 'no es esta');
    expect(wrong.json().code).toBe('auth.wrong-credentials');
    expect((await login(email, code(), 'no es esta')).json().code).toBe('auth.wrong-credentials');
    const asked = await login(email);
    expect([asked.statusCode, asked.json().code]).toEqual([401, 'auth.second-factor-needed']);
    expect(asked.cookies.some(({ name }) => name === 'atalaya_session')).toBe(false);
    expect((await login(email, code())).statusCode).toBe(200);
  });

  it('can use a code once', async () => {
    const { email, code } = await protectedUser();
    const same = code();
    const both = await Promise.all([login(email, same), login(email, same)]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
    expect((await login(email, same)).json().code).toBe('auth.wrong-code');
    expect((await login(email, code(-30_000))).json().code).toBe('auth.wrong-code');
    nextStep();
    expect((await login(email, code())).statusCode).toBe(200);
  });

  it('may have a clock that is off by half a minute at most', async () => {
    const { email, code } = await protectedUser();
    expect((await login(email, code(-90_000))).json().code).toBe('auth.wrong-code');
    expect((await login(email, code(90_000))).json().code).toBe('auth.wrong-code');
    expect((await login(email, code(30_000))).statusCode).toBe(200);
  });

  it('may type the code with a space', async () => {
    const { email, code } = await protectedUser();
    const digits = code();
    expect((await login(email, `${digits.slice(0, 3)} ${digits.slice(3)}`)).statusCode).toBe(200);
  });

  it('signs in with each recovery code once', async () => {
    const { email, recovery } = await protectedUser();
    expect(new Set(recovery).size).toBe(10);
    const [first = '', second = ''] = recovery;
    expect(first).toMatch(/^[2-9a-hjkmnp-z]{5}-[2-9a-hjkmnp-z]{5}$/);
    expect((await login(email, first.toUpperCase().replace('-', ' '))).statusCode).toBe(200);
    expect((await login(email, first)).json().code).toBe('auth.wrong-code');
    expect((await login(email, second)).statusCode).toBe(200);
  });

  it('is throttled after wrong codes', async () => {
    const { email } = await protectedUser();
    for (let n = 0; n < 5; n += 1)
      expect((await login(email, `00000${n}`)).json().code).toBe('auth.wrong-code');
    expect((await login(email, '000009')).json().code).toBe('auth.too-many-attempts');
  });

  it('has an encrypted secret and hashed recovery codes in the table', async () => {
    const { id, secret, recovery, url } = await protectedUser();
    expect(url).toMatch(/^otpauth:\/\/totp\/Atalaya:/);
    const row = JSON.stringify(await server.db.select().from(user).where(eq(user.id, id)));
    expect(row).not.toContain(secret);
    for (const code of recovery) expect(row).not.toContain(code.replace('-', ''));
  });

  it('is not protected until a code has confirmed the app', async () => {
    const { id, email } = await makeUser(server.db);
    await expect(confirmSecondFactor(server.kit, id, '123456')).rejects.toMatchObject({
      code: 'auth.second-factor-not-started',
    });
    await startSecondFactor(server.kit, id);
    await expect(confirmSecondFactor(server.kit, id, '000000')).rejects.toMatchObject({
      code: 'auth.wrong-code',
    });
    expect((await login(email)).statusCode).toBe(200);
  });

  it('cannot replace the secret without disabling the first one', async () => {
    const { id, email, code } = await protectedUser();
    await expect(startSecondFactor(server.kit, id)).rejects.toMatchObject({
      code: 'auth.second-factor-already-on',
    });
    expect((await login(email, code())).statusCode).toBe(200);
  });

  it('disables it and gets an email about it', async () => {
    const { id, email } = await protectedUser();
    await disableSecondFactor(server.kit, id);
    expect((await login(email)).statusCode).toBe(200);
    await server.jobs.run();
    expect(server.emails.filter(({ to }) => to === email).map(({ subject }) => subject)).toEqual([
      'Verificación en dos pasos activada',
      'Verificación en dos pasos desactivada',
    ]);
  });

  it('can renew the recovery codes, which invalidates the old ones', async () => {
    const { id, email, recovery } = await protectedUser();
    const renewed = await renewRecoveryCodes(server.kit, id);
    expect((await login(email, recovery[0])).json().code).toBe('auth.wrong-code');
    expect((await login(email, renewed[0])).statusCode).toBe(200);
  });

  it('still needs the code after a password reset', async () => {
    const { email } = await protectedUser();
    await server.visitor().send('POST', '/api/auth/forgot-password', { email });
    await server.jobs.run();
    await server.jobs.run();
    const token = /token=([\w-]+)/.exec(server.emails.at(-1)?.body ?? '')?.[1];
    await server.visitor().send('POST', '/api/auth/reset-password', { token, password: 'una nueva y larga' });
    expect((await login(email, undefined, 'una nueva y larga')).json().code).toBe(
      'auth.second-factor-needed',
    );
  });
});
