import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser } from '../auth/auth.factory';
import { newId } from '../platform/ids';
import { openTestServer, type TestServer } from '../testing/test-server';

describe('calm sessions', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer();
  });
  afterAll(() => server.close());

  it('count once, make a streak apart from that of study, and are erased', async () => {
    const student = await server.signedIn((await makeUser(server.db)).id);
    const note = (day: string, id = newId(), seconds = 300) =>
      student.send('PUT', `/api/calm/sessions/${id}`, { practice: 'box', seconds, day });
    const read = async () => (await student.get('/api/calm')).json();
    expect(await read()).toMatchObject({ streak: 0, sessions: 0, minutes: 0, days: [] });
    const id = newId();
    await note('2026-11-15', id);
    await note('2026-11-15', id);
    await note('2026-11-14', newId(), 60);
    expect(await read()).toMatchObject({ streak: 2, sessions: 2, minutes: 6 });
    expect((await student.get('/api/progress/today')).json().streak?.days ?? 0).toBe(0);
    expect((await note('2026-11-16')).json().details.fields.day).toMatch(/todavía no/);
    expect((await note('2026-11-15', newId(), 5)).statusCode).toBe(400);
    expect((await note('2026-11-15', newId(), -60)).statusCode).toBe(400);
    const other = await server.signedIn((await makeUser(server.db)).id);
    expect((await other.get('/api/calm')).json().sessions).toBe(0);
    await student.send('DELETE', '/api/calm');
    expect((await read()).sessions).toBe(0);
  });
});
