import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeUser } from '../auth/auth.factory';
import { makeQuestion, makeTopic } from '../syllabus/syllabus.factory';
import { type Caller, openTestServer, type TestServer } from '../testing/test-server';

const PATH = '/api/admin/api-keys';

describe('keys of the public API', () => {
  let server: TestServer;
  let admin: Caller;

  beforeAll(async () => {
    server = await openTestServer();
    admin = await server.signedIn((await makeUser(server.db, { isAdmin: true, displayName: 'Jefa' })).id);
  });
  beforeEach(() => admin.send('POST', '/api/auth/confirm', { password: 'atalaya-demo' }));
  afterAll(() => server.close());

  const make = async (more: object = {}) =>
    (await admin.send('POST', PATH, { name: 'Portal', scopes: ['blog'], perMinute: 5, ...more })).json();
  const ask = (key: string, url = '/api/blog/trending-topics') =>
    server.visitor().get(url, { authorization: `Bearer ${key}` });
  const listed = async (id: string) =>
    (await admin.get(PATH)).json().items.find((item: { id: string }) => item.id === id);

  it('are shown once, and kept as a hash alone', async () => {
    const made = await make();
    expect(made).toMatchObject({
      name: 'Portal',
      scopes: ['blog'],
      state: 'active',
      createdBy: 'Jefa',
      uses: 0,
    });
    expect(made.key).toMatch(/^atl_[\w-]{43}$/);
    const item = await listed(made.id);
    expect(item.start).toBe(made.key.slice(0, 10));
    expect(JSON.stringify(item)).not.toContain(made.key);
    const kept = await server.db.execute(sql`select * from api_key`);
    expect(JSON.stringify([...kept])).not.toContain(made.key.slice(12));
    const { items } = (await admin.get('/api/admin/audit?action=api-key.created')).json();
    expect(items[0]).toMatchObject({ subjectName: 'Portal', actor: { name: 'Jefa' } });
  });

  it('open what their scopes say and nothing else, and remember their last use', async () => {
    const { id, key } = await make();
    expect((await ask(key)).statusCode).toBe(200);
    for (const url of ['/api/store/products', '/api/auth/me', '/api/admin/users'])
      expect((await ask(key, url)).json().code).toBe('api.scope');
    const written = await server
      .visitor()
      .send('POST', '/api/blog/posts/1/views', {}, { authorization: `Bearer ${key}` });
    expect(written.json().code).toBe('api.scope');
    expect(await listed(id)).toMatchObject({ uses: 1, lastUsedAt: server.clock.now().toISOString() });
  });

  it('are counted by the minute', async () => {
    const { key } = await make({ perMinute: 2 });
    const codes = [];
    for (let times = 0; times < 3; times += 1) codes.push((await ask(key)).statusCode);
    expect((await ask(key)).headers['retry-after']).toBe('60');
    expect(codes).toEqual([200, 200, 429]);
    server.clock.advance(60_000);
    expect((await ask(key)).statusCode).toBe(200);
    const many = await Promise.all(Array.from({ length: 12 }, () => ask(key)));
    expect(many.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  it('end when they are revoked or their day has come', async () => {
    const past = await make({ expiresAt: server.clock.now().toISOString() });
    expect(past.details.fields).toEqual({ expiresAt: 'Elige un día de hoy en adelante.' });
    const [gone, old] = [await make(), await make({ expiresAt: '2026-11-15T12:00:00Z' })];
    expect((await ask(old.key)).statusCode).toBe(200);
    expect((await admin.send('DELETE', `${PATH}/${gone.id}`)).json()).toMatchObject({ state: 'revoked' });
    expect((await admin.send('DELETE', `${PATH}/${gone.id}`)).statusCode).toBe(404);
    expect((await ask(gone.key)).json().code).toBe('api.key-invalid');
    server.clock.set(new Date('2026-11-15T12:00:00Z'));
    expect((await ask(old.key)).statusCode).toBe(401);
    expect((await ask('atl_inventada')).statusCode).toBe(401);
    expect((await server.visitor().get('/api/blog/trending-topics')).statusCode).toBe(200);
  });

  it('are refused without a name, a scope or a sensible limit', async () => {
    for (const wrong of [
      { name: ' ' },
      { scopes: [] },
      { scopes: ['todo'] },
      { perMinute: 0 },
      { perMinute: 601 },
    ])
      expect((await make(wrong)).code).toBe('request.invalid');
  });

  const withKey = (key: string) => ({ authorization: `Bearer ${key}` });

  it('read statistics that a visitor cannot read, if their scope says so', async () => {
    const { key } = await make({ scopes: ['statistics'] });
    const answer = await ask(key, '/api/integration/statistics');
    expect(answer.json()).toMatchObject({
      users: { total: expect.any(Number) },
      sessions: expect.any(Number),
    });
    expect(answer.json().days).toHaveLength(30);
    const { key: other } = await make({ scopes: ['blog'] });
    expect((await ask(other, '/api/integration/statistics')).json().code).toBe('api.scope');
    expect((await server.visitor().get('/api/integration/statistics')).statusCode).toBe(401);
    expect((await admin.get('/api/integration/statistics')).statusCode).toBe(403);
  });

  it('export topics and questions with their answers, page by page', async () => {
    await makeTopic(server.db, { number: 901 });
    const ids = ['k-1', 'k-2', 'k-3'];
    for (const id of ids) await makeQuestion(server.db, { id, topic: 901 });
    const { key } = await make({ scopes: ['content-export'], perMinute: 60 });
    const found: string[] = [];
    let after = '';
    for (;;) {
      const url = `/api/integration/questions?topic=901&limit=2${after && `&after=${after}`}`;
      const { items, next } = (await ask(key, url)).json();
      found.push(...items.map(({ id }: { id: string }) => id));
      expect(items[0]).toMatchObject({ topic: 901, answer: expect.any(String), stem: expect.any(String) });
      if (next === null) break;
      after = next;
    }
    expect(found).toEqual(ids);
    const topics = (await ask(key, '/api/integration/topics?after=900&limit=1')).json();
    expect(topics).toMatchObject({ items: [{ number: 901 }], next: null });
  });

  it('invite users and give and end plans, and the log names the key', async () => {
    const { key } = await make({ scopes: ['users'], perMinute: 60, name: 'Academia' });
    const send = (method: 'POST' | 'PUT', url: string, body: object) =>
      server.visitor().send(method, `/api/integration/users${url}`, body, withKey(key));
    const invited = await send('POST', '', { email: 'alumna@correo.es', displayName: 'Alumna Nueva' });
    expect(invited.json()).toMatchObject({ email: 'alumna@correo.es', isInvited: true, tier: 'demo' });
    const { id } = invited.json();
    expect((await send('POST', '', { email: 'alumna@correo.es' })).json().code).toBe('auth.email-taken');
    const given = await send('PUT', `/${id}/plan`, {
      planTier: 'plus',
      endsOn: '2027-06-30',
      reason: 'Curso',
    });
    expect(given.json()).toMatchObject({ tier: 'plus', givenPlan: { tier: 'plus', reason: 'Curso' } });
    const { items } = (await admin.get(`/api/admin/audit?subject=user&subjectId=${id}`)).json();
    for (const entry of items)
      expect(entry).toMatchObject({ actor: null, after: { through: 'Clave «Academia»' } });
    expect((await send('PUT', `/${id}/plan`, { planTier: null })).json()).toMatchObject({
      tier: 'demo',
      givenPlan: null,
    });
    expect((await ask(key, `/api/integration/users/${id}`)).json()).toMatchObject({ id });
    expect((await ask(key, `/api/admin/users/${id}`)).json().code).toBe('api.scope');
  });

  it('say how long to wait when their minute is used up', async () => {
    const { key } = await make({ perMinute: 1 });
    await ask(key);
    server.clock.advance(20_000);
    const refused = await ask(key);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '40']);
  });
});
