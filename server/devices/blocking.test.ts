import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeUser } from '../auth/auth.factory';
import { type Caller, openTestServer, type TestServer } from '../testing/test-server';
import { agents } from './devices.factory';

const password = 'una clave larga y buena';
let server: TestServer;

beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

it('an admin blocks one device of a user, who goes on with the others, and releases it', async () => {
  const admin = await server.signedIn((await makeUser(server.db, { isAdmin: true })).id);
  const { id, email } = await makeUser(server.db, { password });
  const login = (browser: Caller, agent: string) =>
    browser.send('POST', '/api/auth/login', { email, password }, { 'user-agent': agent });
  const [phone, laptop] = [server.visitor(), server.visitor()];
  await login(phone, agents.phone);
  await login(laptop, agents.laptop);
  const url = `/api/admin/users/${id}/devices`;
  const { items, next } = (await admin.get(url)).json();
  expect([items.length, next]).toEqual([2, null]);
  const first = (await admin.get(`${url}?limit=1`)).json();
  const second = (await admin.get(`${url}?limit=1&after=${encodeURIComponent(first.next)}`)).json();
  expect([...first.items, ...second.items]).toEqual(items);
  expect(second.next).toBeNull();
  const { id: deviceId } = items.find(({ kind }: { kind: string }) => kind === 'mobile');

  const blocked = await admin.send('POST', `${url}/${deviceId}/block`);
  expect(blocked.json()).toMatchObject({ signedIn: false, blockedAt: server.clock.now().toISOString() });
  expect((await phone.get('/api/profile')).statusCode).toBe(401);
  expect((await laptop.get('/api/profile')).statusCode).toBe(200);
  const refused = await login(phone, agents.phone);
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'devices.blocked']);
  const { items: log } = (await admin.get('/api/admin/audit?action=user.device-blocked')).json();
  expect(log[0]).toMatchObject({ subjectId: id, after: { device: 'Chrome, Android 16' } });

  expect((await admin.send('POST', `${url}/${deviceId}/release`)).json()).toMatchObject({ blockedAt: null });
  expect((await login(phone, agents.phone)).statusCode).toBe(200);
  expect((await admin.send('POST', `${url}/nadie/block`)).statusCode).toBe(404);
});

it('whoever answers messages blocks the devices of users, not those of the staff', async () => {
  const support = await server.signedIn((await makeUser(server.db, { roles: ['support'] })).id);
  const users: [Parameters<typeof makeUser>[1], number][] = [
    [{ isAdmin: true }, 403],
    [{ roles: ['editor'] }, 403],
    [{}, 200],
  ];
  for (const [given, status] of users) {
    const { id, email } = await makeUser(server.db, { password, ...given });
    await server
      .visitor()
      .send('POST', '/api/auth/login', { email, password }, { 'user-agent': agents.phone });
    const url = `/api/admin/users/${id}/devices`;
    const [device] = (await support.get(url)).json().items;
    expect((await support.send('POST', `${url}/${device.id}/block`)).statusCode).toBe(status);
  }
});
