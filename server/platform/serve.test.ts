import { Readable } from 'node:stream';
import { brotliDecompressSync } from 'node:zlib';
import { DAY_MS } from '@atalaya/core/platform/durations';
import { endpoint } from '@atalaya/core/platform/endpoint';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { makeUser } from '../auth/auth.factory';
import { readEnv } from '../env';
import { freePort } from '../testing/test-redis';
import { openTestServer, type TestServer } from '../testing/test-server';
import { connect } from './db';
import { serve } from './serve';

const echo = endpoint.post('/api/echo/:id', 'user', {
  summary: 'Says what it heard.',
  params: z.object({ id: z.coerce.number() }),
  body: z.object({ word: z.string().min(3, 'Al menos tres letras.') }),
  response: z.object({ id: z.number(), word: z.string() }),
  maxBodyBytes: 200,
});

const break_ = endpoint.get('/api/break', 'visitor', {
  summary: 'Breaks.',
  response: z.object({}),
});
const away = endpoint.get('/api/away', 'visitor', {
  summary: 'Asks a database that is away.',
  response: z.object({}),
});
const list = endpoint.get('/api/long-list', 'everyone', {
  summary: 'Lists much.',
  response: z.object({ items: z.array(z.string()) }),
});
const endless = endpoint.get('/api/endless', 'everyone', {
  summary: 'Streams until the client leaves.',
  response: z.string(),
});
const forPlus = endpoint.get('/api/plus-only', 'plus', {
  summary: 'For plus.',
  response: z.object({ ok: z.boolean() }),
});

let endStream = () => {};
const streamEnded = new Promise<void>((resolve) => {
  endStream = resolve;
});

async function* lines(): AsyncGenerator<string> {
  try {
    for (;;) yield 'a;b\n'.repeat(500);
  } finally {
    endStream();
  }
}

describe('an endpoint', () => {
  let server: TestServer;
  let userId: string;

  beforeAll(async () => {
    server = await openTestServer(
      { LOG_LEVEL: 'debug' },
      {
        before(app) {
          serve(app, echo, async ({ params, body, identity }) => ({
            id: params.id,
            ...body,
            secret: identity.user.email,
          }));
          serve(app, break_, async () => {
            throw new Error('a secret in a message');
          });
          serve(app, away, async () => {
            const { db, close } = connect(`postgres://127.0.0.1:${await freePort()}/none`);
            try {
              await db.execute(sql`select 1`);
            } finally {
              await close();
            }
            return {};
          });
          serve(app, forPlus, async () => ({ ok: true }));
          serve(app, list, async () => ({ items: Array.from({ length: 200 }, () => 'Tema') }));
          serve(app, endless, async ({ reply }) => {
            await reply.type('text/csv; charset=utf-8').send(Readable.from(lines()));
            return '';
          });
        },
      },
    );
    userId = (await makeUser(server.db)).id;
  });
  afterAll(() => server.close());

  it('refuses a guest where a user is asked for', async () => {
    const answer = await server.visitor().send('POST', '/api/echo/1', { word: 'hola' });
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toEqual({
      code: 'request.unauthenticated',
      message: 'Inicia sesión para continuar.',
    });
  });

  it('answers a user, and lets nothing out that the contract does not name', async () => {
    const user = await server.signedIn(userId);
    const answer = await user.send('POST', '/api/echo/7', { word: 'hola', extra: 'dropped' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ id: 7, word: 'hola' });
  });

  it('says beside the field what is wrong with it', async () => {
    const user = await server.signedIn(userId);
    const short = await user.send('POST', '/api/echo/7', { word: 'no' });
    expect(short.statusCode).toBe(400);
    expect(short.json().details.fields).toEqual({ word: 'Al menos tres letras.' });
    const missing = await user.send('POST', '/api/echo/7', {});
    expect(missing.json().details.fields).toEqual({ word: 'Obligatorio' });
  });

  it('refuses a user whose plan does not reach, and says which plan does', async () => {
    const poor = await server.signedIn(userId);
    const answer = await poor.get('/api/plus-only');
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ code: 'request.tier', details: { needed: 'plus' } });
    const rich = await server.signedIn((await makeUser(server.db, { planTier: 'elite' })).id);
    expect((await rich.get('/api/plus-only')).json()).toEqual({ ok: true });
  });

  it('refuses a body that is too large, broken, or of another kind', async () => {
    const user = await server.signedIn(userId);
    const large = await user.send('POST', '/api/echo/7', { word: 'x'.repeat(400) });
    expect([large.statusCode, large.json().code]).toEqual([413, 'request.too-large']);
    const broken = await server.app.inject({
      method: 'POST',
      url: '/api/echo/7',
      payload: '{',
      headers: { 'content-type': 'application/json' },
    });
    expect([broken.statusCode, broken.json().code]).toEqual([400, 'request.invalid']);
    const xml = await server.app.inject({
      method: 'POST',
      url: '/api/echo/7',
      payload: '<a/>',
      headers: { 'content-type': 'text/xml' },
    });
    expect([xml.statusCode, xml.json().code]).toEqual([415, 'request.unsupported-type']);
  });

  it('answers HEAD like GET, without the body', async () => {
    for (const url of ['/api/long-list', '/api/health', '/api/docs']) {
      const [get, head] = [
        await server.app.inject({ url }),
        await server.app.inject({ method: 'HEAD', url }),
      ];
      const headersOf = ({ headers }: typeof get) => ({ ...headers, date: '', 'x-request-id': '' });
      expect([url, head.statusCode, head.body]).toEqual([url, 200, '']);
      expect(headersOf(head)).toEqual(headersOf(get));
    }
    expect((await server.app.inject({ method: 'HEAD', url: '/api/plus-only' })).statusCode).toBe(401);
  });

  it('is compressed above 1 kB', async () => {
    const answer = await server.app.inject({
      url: '/api/long-list',
      headers: { 'accept-encoding': 'gzip, br' },
    });
    expect(answer.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(JSON.parse(brotliDecompressSync(answer.rawPayload).toString()).items).toHaveLength(200);
  });

  it('logs no fault when the client leaves during a download', async () => {
    const url = await server.app.listen({ port: 0 });
    const leaving = new AbortController();
    const answer = await fetch(`${url}/api/endless`, { signal: leaving.signal });
    await answer.body?.getReader().read();
    leaving.abort();
    await streamEnded;
    await server.visitor().get('/api/health');
    expect(
      server.logged.filter((line) => line.includes('/api/endless') && JSON.parse(line).level > 20),
    ).toEqual([]);
  });

  it('masks a fault of ours', async () => {
    const answer = await server.visitor().get('/api/break');
    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toContain('secret');
    expect(answer.json().code).toBe('server.failed');
  });

  it('asks for patience while the database is away', async () => {
    const answer = await server.visitor().get('/api/away');
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toEqual({
      code: 'server.busy',
      message: 'El servidor está ocupado. Inténtalo de nuevo en unos segundos.',
    });
  });

  it('refuses a change that another site asks for, and lets a program pass', async () => {
    const user = await server.signedIn(userId);
    const from = (headers: Record<string, string>) =>
      user.send('POST', '/api/echo/7', { word: 'hola' }, headers);
    expect((await from({ origin: 'https://evil.example', host: '127.0.0.1:3000' })).json().code).toBe(
      'request.cross-site',
    );
    expect((await from({ origin: 'http://evil.example', host: 'evil.example' })).json().code).toBe(
      'request.cross-site',
    );
    expect((await from({ 'sec-fetch-site': 'cross-site' })).json().code).toBe('request.cross-site');
    expect((await from({ origin: 'null', host: '127.0.0.1:3000' })).statusCode).toBe(403);
    expect((await from({ origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' })).statusCode).toBe(200);
    expect((await from({})).statusCode).toBe(200);
  });

  it('treats a token that nobody holds as a guest', async () => {
    const forged = await server.app.inject({
      url: '/api/plus-only',
      headers: { cookie: `atalaya_session=${'a'.repeat(43)}` },
    });
    expect(forged.statusCode).toBe(401);
  });

  it('forgets a session when its time is over', async () => {
    const user = await server.signedIn(userId);
    server.clock.advance(61 * DAY_MS);
    expect((await user.send('POST', '/api/echo/7', { word: 'hola' })).statusCode).toBe(401);
    server.clock.advance(-61 * DAY_MS);
  });
});

describe('how often one address may call', () => {
  it('is limited by the kind of route, and said in Spanish', async () => {
    const env = { ...readEnv({ LOG_LEVEL: 'silent', DATABASE_URL: 'postgres://nowhere/none' }) };
    const server = await openTestServer({ ...env, RATE_LIMIT_SCALE: 0.005 });
    const visitor = server.visitor();
    for (let call = 0; call < 3; call += 1) expect((await visitor.get('/api/health')).statusCode).toBe(200);
    const refused = await visitor.get('/api/health');
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'request.too-many']);
    await server.close();
  });
});

describe('the log', () => {
  it('names the route and the request, and no person', async () => {
    const server = await openTestServer({ LOG_LEVEL: 'info' });
    const { id, email } = await makeUser(server.db);
    const user = await server.signedIn(id);
    await user.get(`/api/health?email=${email}`, {
      'user-agent': 'Secret/1.0',
      'x-forwarded-for': '203.0.113.9',
    });
    const lines = server.logged.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request');
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({ method: 'GET', route: '/api/health', status: 200 });
    expect(lines[0].id).toMatch(/^[0-9a-f]{12}-[0-9a-z]+$/);
    const whole = server.logged.join('');
    for (const personal of [email, id, 'Secret/1.0', '127.0.0.1', '203.0.113.9', 'atalaya_session'])
      expect(whole).not.toContain(personal);
    await server.close();
  });
});
