import { COOL_DOWN_MS } from '@atalaya/core/effects/effects';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeUser } from '../auth/auth.factory';
import { type Caller, openTestServer, type TestServer } from '../testing/test-server';

const STORM = '/api/admin/effects/thunder-storm';
const BOOST = '/api/admin/effects/motivation-boost';

describe('the effects', () => {
  let server: TestServer;
  let admin: Caller;

  beforeAll(async () => {
    server = await openTestServer();
    admin = await server.signedIn((await makeUser(server.db, { isAdmin: true, displayName: 'Jefa' })).id);
  });
  afterAll(() => server.close());
  beforeEach(() => {
    server.clock.advance(COOL_DOWN_MS);
    server.sent.length = 0;
  });

  it('are shown to everyone when an admin says so [1-28] [3.push-9] [3.push-10] [6.admin-7]', async () => {
    const answer = await admin.send('POST', STORM, { message: '  Repaso general  ' });
    expect(answer.json()).toEqual({ reached: 0, coolsDownAt: '2026-11-15T10:01:00.000Z' });
    expect((await admin.send('POST', BOOST, {})).statusCode).toBe(200);
    expect(server.sent).toEqual([
      { event: 'thunder-storm-activated', payload: { message: 'Repaso general' } },
      { event: 'motivation-boost-activated', payload: { adminName: 'Jefa' } },
    ]);
  });

  it('rest before the next one, also when two press at once', async () => {
    const both = await Promise.all([admin.send('POST', BOOST, {}), admin.send('POST', BOOST, {})]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 429]);
    expect(server.sent).toHaveLength(1);
    const refused = await admin.send('POST', BOOST, {});
    expect(refused.headers['retry-after']).toBe(String(COOL_DOWN_MS / 1000));
    expect(refused.json()).toMatchObject({
      code: 'effects.cooling-down',
    });
    expect((await admin.send('POST', STORM, { message: 'La otra no espera' })).statusCode).toBe(200);
    server.clock.advance(COOL_DOWN_MS);
    expect((await admin.send('POST', BOOST, {})).statusCode).toBe(200);
  });

  it('are in the log, and the panel says when and by whom', async () => {
    await admin.send('POST', STORM, { message: 'Para el registro' });
    const { items } = (await admin.get('/api/admin/audit?action=effect.launched')).json();
    expect(items[0]).toMatchObject({
      subjectName: 'Tormenta administrativa',
      actor: { name: 'Jefa' },
      after: { message: 'Para el registro' },
    });
    const { presence, effects } = (await admin.get('/api/admin/effects')).json();
    expect(presence).toEqual({ users: 0, visitors: 0 });
    expect(effects[0]).toMatchObject({
      kind: 'thunder-storm',
      last: { by: 'Jefa', message: 'Para el registro', reached: 0 },
      coolsDownAt: expect.any(String),
    });
    expect(effects[1].coolsDownAt).toBeNull();
  });

  it('are refused to everybody else, and so is an empty or endless message', async () => {
    const student = await server.signedIn((await makeUser(server.db)).id);
    expect((await student.send('POST', STORM, { message: 'x' })).statusCode).toBe(403);
    expect((await server.visitor().send('POST', BOOST, {})).statusCode).toBe(401);
    for (const message of [undefined, '   ', 'a'.repeat(161), 7])
      expect((await admin.send('POST', STORM, { message })).json().code).toBe('request.invalid');
    expect(server.sent).toEqual([]);
  });
});
