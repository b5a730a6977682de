import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestServer, type TestServer } from '../testing/test-server';
import { demoPassword, randomizeDemoPasswords, seedDemoAccounts } from './auth.seed';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ demo: true, DEMO_PUBLIC: true });
});
afterAll(() => server.close());

it('a demo that others can reach has passwords of its own and no sign-in without one', async () => {
  await seedDemoAccounts(server.kit);
  const made = await randomizeDemoPasswords(server.kit);
  expect(new Set(made.map(({ password }) => password)).size).toBe(6);
  const login = async (email: string, password: string) =>
    (await server.visitor().send('POST', '/api/auth/login', { email, password })).statusCode;
  const [first] = made;
  expect(await login(first?.email ?? '', first?.password ?? '')).toBe(200);
  expect(await login('admin@atalaya.example', demoPassword)).toBe(401);
  const body = { email: 'admin@atalaya.example' };
  expect((await server.visitor().send('POST', '/api/auth/test-login', body)).statusCode).toBe(404);
});
