import { brotliDecompressSync } from 'node:zlib';
import { apiScopes } from '@atalaya/core/admin/api-key';
import { roles } from '@atalaya/core/auth/roles';
import { MINUTE_MS } from '@atalaya/core/platform/durations';
import type { Endpoint } from '@atalaya/core/platform/endpoint';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser } from '../auth/auth.factory';
import { device } from '../devices/devices.tables';
import { type Caller, openTestServer, type TestServer } from '../testing/test-server';

/** A URL with meaningless parameters. */
const addressOf = ({ path }: Endpoint): string =>
  path.replace(/:\w+\*?/g, '00000000-0000-7000-8000-000000000000');

const ask = (caller: Caller, endpoint: Endpoint, body?: object, headers?: Record<string, string>) =>
  endpoint.method === 'GET'
    ? caller.get(addressOf(endpoint), headers)
    : caller.send(endpoint.method, addressOf(endpoint), body, headers);

const inAdmin = ['enter-admin'];

const namesOf = (endpoints: Endpoint[]) => endpoints.map(({ method, path }) => `${method} ${path}`).sort();

/** Passes the access check and then fails the validation: NUL is refused in every part of a request. */
const askInVain = (caller: Caller, endpoint: Endpoint) => {
  const address = `${addressOf(endpoint)}?x=%00`;
  return endpoint.method === 'GET' ? caller.get(address) : caller.send(endpoint.method, address, {});
};

describe('every endpoint', () => {
  let server: TestServer;
  let endpoints: Endpoint[];

  beforeAll(async () => {
    server = await openTestServer();
    endpoints = server.app.endpoints;
  });
  afterAll(() => server.close());

  it('has a name of its own', () => {
    const names = namesOf(endpoints);
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeGreaterThan(0);
  });

  it('refuses a guest unless it is open to visitors', async () => {
    for (const endpoint of endpoints.filter(({ access }) => !['everyone', 'visitor'].includes(access))) {
      const answer = await ask(server.visitor(), endpoint, {});
      expect([endpoint.path, answer.statusCode, answer.json().code]).toEqual([
        endpoint.path,
        401,
        'request.unauthenticated',
      ]);
    }
  });

  it('refuses a user without the role or the plan', async () => {
    const student = await server.signedIn((await makeUser(server.db)).id);
    for (const endpoint of endpoints.filter(
      ({ access }) => !['everyone', 'visitor', 'user'].includes(access),
    )) {
      const answer = await ask(student, endpoint, {});
      expect([endpoint.path, answer.statusCode]).toEqual([endpoint.path, 403]);
    }
  });

  /** Written out instead of read from core/auth/roles.ts, so that a grant cannot slip in. */
  it.each([
    [
      'owner',
      { isAdmin: true },
      [...inAdmin, 'edit-content', 'moderate', 'support-users', 'run-business', 'administer'],
    ],
    ['editor', { roles: ['editor' as const] }, [...inAdmin, 'edit-content']],
    ['moderator', { roles: ['moderator' as const] }, [...inAdmin, 'moderate']],
    ['support', { roles: ['support' as const] }, [...inAdmin, 'support-users']],
    ['coach', { roles: ['coach' as const] }, ['coach-candidates']],
  ])('lets the role %s in exactly where it is granted', async (_, given, grants) => {
    const caller = await server.signedIn((await makeUser(server.db, given)).id);
    const staffOnly = endpoints.filter(({ access }) => access.startsWith('may:'));
    expect(staffOnly.length).toBeGreaterThan(150);
    for (const endpoint of staffOnly) {
      const isGranted = grants.some((grant) => endpoint.access === `may:${grant}`);
      // A granted call would act: that the role passes is asked with a parameter or a body that cannot be stored.
      const answer = await askInVain(caller, endpoint);
      expect([endpoint.method, endpoint.path, answer.statusCode === 403]).toEqual([
        endpoint.method,
        endpoint.path,
        !isGranted,
      ]);
    }
  });

  /** Written out, so that opening one more is noticed. */
  it('is open to a device without a place only to find out why, and to mend it', () => {
    const open = endpoints.filter(({ device }) => device === 'any');
    expect(namesOf(open)).toEqual([
      'DELETE /api/devices/:id',
      'GET /api/auth/check-device-limit',
      'GET /api/auth/me',
      'GET /api/devices',
      'POST /api/auth/close-device-session',
      'POST /api/auth/end-current-session',
      'POST /api/auth/logout',
    ]);
  });

  it('refuses a device over the limit and one that is blocked [6.devices-1, 4.device-3]', async () => {
    const { id } = await makeUser(server.db, { isAdmin: true, roles: [...roles] });
    const [first, , third] = [
      await server.signedIn(id, 'first'),
      await (await server.signedIn(id, 'second')).get('/api/auth/me'),
      await server.signedIn(id, 'third'),
    ];
    await first.get('/api/auth/me');
    const guarded = endpoints.filter(
      ({ access, device }) => !['everyone', 'visitor', 'key'].includes(access) && device !== 'any',
    );
    expect(guarded.length).toBeGreaterThan(400);
    const refusals = async () => {
      const codes = new Map<string, string[]>();
      for (const endpoint of guarded) {
        const { code } = (await askInVain(third, endpoint)).json();
        codes.set(code, [...(codes.get(code) ?? []), endpoint.path]);
      }
      return [...codes.keys()];
    };
    expect(await refusals()).toEqual(['devices.over-limit']);
    await server.db.update(device).set({ blockedAt: server.clock.now() }).where(eq(device.id, 'third'));
    expect(await refusals()).toEqual(['devices.blocked']);
  });

  /** Written out, so that a new one is noticed. */
  it('wants the password of the last ten minutes for what outlives a session: credentials, roles, data of people, the account', async () => {
    const confirmed = endpoints.filter((endpoint) => endpoint.confirmed);
    expect(namesOf(confirmed)).toEqual([
      'DELETE /api/admin/api-keys/:id',
      'DELETE /api/admin/coaching/coaches/:userId',
      'GET /api/admin/accounting/export',
      'GET /api/admin/newsletter/subscribers/export',
      'GET /api/admin/users/:id/data',
      'GET /api/admin/users/export',
      'GET /api/diary/export',
      'GET /api/profile/data',
      'POST /api/admin/api-keys',
      'POST /api/admin/coaching/coaches',
      'POST /api/admin/staff',
      'POST /api/admin/users/:id/delete-now',
      'POST /api/admin/users/:id/deletion',
      'POST /api/admin/webhooks',
      'POST /api/profile/deletion',
      'POST /api/profile/second-factor',
      'POST /api/profile/second-factor/confirm',
      'POST /api/profile/second-factor/disable',
      'POST /api/profile/second-factor/recovery-codes',
      'PUT /api/admin/staff/:id',
      'PUT /api/admin/users/:id/admin',
      'PUT /api/profile/password',
    ]);
    // Sounds like one of them and is none: read by the staff, sent to the owner's address, or a way back.
    const sounding =
      /api-keys|staff|webhooks|password|second-factor|secret|deletion|delete-now|\/data$|users.*export/;
    const open = ['everyone', 'visitor', 'key'];
    expect(
      namesOf(
        endpoints.filter(
          (endpoint) =>
            sounding.test(endpoint.path) && !endpoint.confirmed && !open.includes(endpoint.access),
        ),
      ),
    ).toEqual([
      'DELETE /api/admin/users/:id/deletion',
      'DELETE /api/admin/webhooks/:id',
      'GET /api/admin/api-keys',
      'GET /api/admin/staff',
      'GET /api/admin/webhooks',
      'GET /api/admin/webhooks/:id/deliveries',
      'POST /api/admin/users/:id/password-reset',
      'PUT /api/admin/webhooks/:id',
    ]);
    const everything = { isAdmin: true, roles: [...roles] };
    const { id } = await makeUser(server.db, everything);
    const thief = await server.signedIn(id);
    server.clock.advance(10 * MINUTE_MS);
    for (const endpoint of confirmed) {
      const refused = await askInVain(thief, endpoint);
      expect([endpoint.path, refused.statusCode, refused.json().code]).toEqual([
        endpoint.path,
        403,
        'auth.confirm-needed',
      ]);
    }
    await thief.send('POST', '/api/auth/confirm', { password: 'atalaya-demo' });
    for (const endpoint of confirmed)
      expect([endpoint.path, (await askInVain(thief, endpoint)).statusCode]).toEqual([endpoint.path, 400]);
  });

  it('names a permission for everything of the admin area', () => {
    const open = endpoints.filter(
      ({ path, access }) => path.startsWith('/api/admin') && !access.startsWith('may:'),
    );
    expect(open.map(({ path }) => path)).toEqual([]);
  });

  it('refuses a body of another shape, without a stack', async () => {
    const everything = { isAdmin: true, roles: [...roles] };
    const admin = await server.signedIn((await makeUser(server.db, everything)).id);
    const wish = { name: 'Todo', scopes: apiScopes, perMinute: 600 };
    const { key } = (await admin.send('POST', '/api/admin/api-keys', wish)).json();
    for (const endpoint of endpoints.filter(({ body, method }) => body && method !== 'GET')) {
      if (endpoint.body?.safeParse({}).success) continue;
      const headers: Record<string, string> =
        endpoint.access === 'key' ? { authorization: `Bearer ${key}` } : {};
      const answer = await ask(admin, endpoint, { nonsense: { deep: [1] } }, headers);
      expect([endpoint.path, answer.statusCode]).toEqual([endpoint.path, 400]);
      expect(answer.json()).toMatchObject({ code: 'request.invalid' });
      expect(answer.body).not.toMatch(/\bat .+:\d+:\d+/);
    }
  });

  it('stands in the OpenAPI document with who may call it', async () => {
    const document = (await server.visitor().get('/api/docs/openapi.json')).json();
    for (const endpoint of endpoints) {
      const operation =
        document.paths[endpoint.path.replace(/:(\w+)/g, '{$1}')]?.[endpoint.method.toLowerCase()];
      expect([endpoint.path, operation?.['x-access']]).toEqual([endpoint.path, endpoint.access]);
      expect(operation?.['x-allowances']).toEqual(endpoint.allowances);
      expect(operation).toMatchObject(endpoint.device ? { 'x-device': 'any' } : {});
      expect(operation).toMatchObject(endpoint.confirmed ? { 'x-confirmed': true } : {});
    }
    const page = await server.visitor().get('/api/docs');
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.body).toContain('/api/health');
  });

  it('comes compressed when its answer is larger than 1 kB', async () => {
    const get = (url: string) => server.app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });
    const document = await get('/api/docs/openapi.json');
    expect(document.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(JSON.parse(brotliDecompressSync(document.rawPayload).toString())).toHaveProperty('paths');
    expect((await get('/api/health')).headers).not.toHaveProperty('content-encoding');
  });

  it('answers a path that is none of them with its code', async () => {
    const answer = await server.visitor().get('/api/no-such-thing');
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'request.not-found']);
  });
});
