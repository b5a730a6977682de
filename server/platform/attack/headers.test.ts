import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestServer, type TestServer } from '../../testing/test-server';

describe('a request that no browser of ours makes', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer();
  });
  afterAll(() => server.close());

  it('with OPTIONS gets no echo and no leave for other sites', async () => {
    const headers = { origin: 'https://elsewhere.example', 'x-secret': 'echo-me' };
    const answer = await server.app.inject({ method: 'OPTIONS', url: '/api/health', headers });
    expect(answer.statusCode).toBe(404);
    expect(answer.body).not.toContain('echo-me');
    expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
  });

  it('with a parameter twice is refused where one is expected', async () => {
    const answer = await server.visitor().get('/api/forum/topics?tag=a&tag=b');
    expect(answer.statusCode).toBe(400);
  });

  it('with keys that reach for prototypes changes nothing', async () => {
    const payload =
      '{"email":"a@example.com","password":"x","__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}';
    const headers = { 'content-type': 'application/json' };
    const answer = await server.app.inject({ method: 'POST', url: '/api/auth/login', headers, payload });
    expect(answer.statusCode).toBe(400);
    expect(Reflect.get({}, 'isAdmin')).toBeUndefined();
  });
});
