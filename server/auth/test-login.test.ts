import { describe, expect, it } from 'vitest';
import { openTestServer } from '../testing/test-server';
import { seedDemoAccounts } from './auth.seed';

describe('the demo accounts', () => {
  it('sign in with one click or with their password [2.1-21]', async () => {
    const server = await openTestServer();
    await seedDemoAccounts(server.kit);
    const { accounts, password } = (await server.visitor().get('/api/auth/test-login')).json();
    const tiers: Record<string, string> = {};
    for (const { email } of accounts) {
      const browser = server.visitor();
      const answer = await browser.send('POST', '/api/auth/test-login', { email });
      tiers[email] = `${answer.json().tier}${answer.json().isAdmin ? ' admin' : ''}`;
      expect((await browser.get('/api/auth/me')).json().email).toBe(email);
      const byHand = await server.visitor().send('POST', '/api/auth/login', { email, password });
      expect(byHand.statusCode).toBe(200);
    }
    expect(tiers).toEqual({
      'admin@atalaya.example': 'elite admin',
      'elite@atalaya.example': 'elite',
      'plus@atalaya.example': 'plus',
      'basico@atalaya.example': 'basico',
      'preparador@atalaya.example': 'demo',
      'demo@atalaya.example': 'demo',
    });
    await server.close();
  });

  it('are the only accounts that sign in without a password', async () => {
    const server = await openTestServer();
    await seedDemoAccounts(server.kit);
    const who = {
      email: 'yo@correo.es',
      username: 'soyyo',
      password: 'torre en el horizonte',
      acceptTerms: true,
    };
    await server.visitor().send('POST', '/api/auth/register', who);
    const answer = await server.visitor().send('POST', '/api/auth/test-login', { email: who.email });
    expect(answer.statusCode).toBe(404);
    await server.close();
  });

  it("list the demo's emails, but not to a page that uses DNS rebinding", async () => {
    const server = await openTestServer();
    await server.kit.mail.send(server.db, { to: 'a@correo.es', subject: 'Hola', body: 'Enlace' });
    const { emails } = (await server.visitor().get('/api/auth/test-login/emails')).json();
    expect(emails).toMatchObject([{ recipient: 'a@correo.es', subject: 'Hola', body: 'Enlace' }]);
    const rebound = await server.visitor().get('/api/auth/test-login/emails', { host: 'evil.example' });
    expect(rebound.statusCode).toBe(404);
    await server.close();
  });

  it('are not found outside the demo', async () => {
    const server = await openTestServer({ demo: false });
    await seedDemoAccounts(server.kit);
    const visitor = server.visitor();
    expect((await visitor.get('/api/auth/test-login')).statusCode).toBe(404);
    expect((await visitor.get('/api/auth/test-login/emails')).statusCode).toBe(404);
    const post = await visitor.send('POST', '/api/auth/test-login', { email: 'admin@atalaya.example' });
    expect([post.statusCode, post.json().code]).toEqual([404, 'request.not-found']);
    await server.close();
  });
});
