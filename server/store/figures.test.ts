import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeUser } from '../auth/auth.factory';
import { openTestServer, type TestServer } from '../testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const shown = async () => (await server.visitor().get('/api/figures')).json();

it('shows visitors the figures of the specification until the owner changes one, and after it is restored', async () => {
  expect(await shown()).toContainEqual({ id: 'passed', value: '98\u00a0%', of: 'de aprobados' });
  expect(await shown()).toHaveLength(5);
  const owner = await server.signedIn((await makeUser(server.db, { isAdmin: true })).id);
  const editor = await server.signedIn((await makeUser(server.db, { roles: ['editor'] })).id);
  const read = async () =>
    (await owner.get('/api/admin/figures')).json().find(({ id }: { id: string }) => id === 'passed');
  const first = await read();
  const change = (etag: string, value: string) =>
    owner.send('PUT', '/api/admin/figures/passed', { etag, value, of: 'de aprobados en 2026' });
  expect((await change(first.etag, '')).json().details.fields).toHaveProperty('value');
  expect((await change(first.etag, '91 %')).statusCode).toBe(200);
  expect(await shown()).toContainEqual({ id: 'passed', value: '91 %', of: 'de aprobados en 2026' });
  expect((await change(first.etag, '99 %')).json()).toMatchObject({
    code: 'admin.conflict',
    details: { current: { value: '91 %' } },
  });
  expect((await editor.get('/api/admin/figures')).statusCode).toBe(403);

  const list = '/api/admin/versions?resource=figures&recordId=passed';
  const [current, initial] = (await owner.get(list)).json();
  expect(current.changes).toHaveLength(2);
  expect(initial).toMatchObject({ actor: null, changes: [] });
  const { etag } = await read();
  const restored = await owner.send('POST', `/api/admin/versions/${initial.id}/restore`, { etag });
  expect(restored.statusCode).toBe(204);
  expect(await shown()).toContainEqual({ id: 'passed', value: '98\u00a0%', of: 'de aprobados' });
});
