import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { createRequire } from 'node:module';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { makeApp } from '../../app';
import { makeUser } from '../../auth/auth.factory';
import { readEnv } from '../../env';
import { openCollector } from '../../testing/test-collector';
import { freePort } from '../../testing/test-redis';
import { openTestServer } from '../../testing/test-server';
import { defineJob } from '../jobs/jobs';
import { openTracing } from './open-tracing';

const isLoaded = () =>
  Object.keys(createRequire(import.meta.url).cache).some((file) => file.includes('exporter-trace-otlp-http'));

/** An app without database, traced as configured. */
async function openTraced(endpoint: string | undefined) {
  const logged: string[] = [];
  const env = readEnv(endpoint ? { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } : {});
  const app = makeApp({ ...env, LOG_LEVEL: 'warn' }, { write: (line) => void logged.push(line) });
  const tracing = await openTracing(env, app.log);
  tracing.requests(app);
  app.get('/', async () => 'ok');
  return { app, logged, tracing };
}

it('nothing of OpenTelemetry is loaded without a collector', async () => {
  const { app, tracing } = await openTraced(undefined);
  expect((await app.inject('/')).body).toBe('ok');
  await tracing.stop();
  expect(isLoaded()).toBe(false);
});

it('requests and jobs are spans with pattern, status, duration and statements, and name nobody', async () => {
  const collector = await openCollector();
  const server = await openTestServer({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
  expect(isLoaded()).toBe(true);
  const { id, email } = await makeUser(server.db);
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const login = request(`${address}/api/auth/login?from=someone@atalaya.example`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': 'Browser of Ana' },
  });
  login.flushHeaders();
  // The body arrives when the server has already begun.
  await once(server.app.server, 'request');
  login.end(JSON.stringify({ email, password: 'atalaya-demo' }));
  const [{ headers }] = (await once(login, 'response')) as [IncomingMessage];
  const cookie = headers['set-cookie']?.[0]?.split(';')[0] ?? '';
  // A foreign trace is not continued.
  const traceparent = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;
  await fetch(`${address}/api/profile`, { headers: { cookie, traceparent } });
  await fetch(`${address}/api/exams/${id}`, { headers: { cookie } });
  await fetch(`${address}/somewhere/${email}`);
  const job = defineJob<{ email: string }>('tracing.try');
  await server.kit.jobs.handle(job, async ({ email }) => {
    await server.db.transaction((tx) => tx.execute(sql`select ${email}::int from "user"`)).catch(() => {});
  });
  await server.kit.jobs.enqueue(server.db, job, { email: 'someone@atalaya.example' });
  await server.jobs.run();
  await server.close();
  await collector.close();

  const spans = collector.spans();
  const span = spans.find(({ name }) => name === 'POST /api/auth/login');
  expect(span).toMatchObject({
    kind: 2,
    attributes: {
      'http.request.method': 'POST',
      'http.route': '/api/auth/login',
      'http.response.status_code': 200,
      'atalaya.request_id': headers['x-request-id'],
    },
  });
  expect(span?.parentSpanId).toBeUndefined();
  expect(span?.ms).toBeGreaterThan(0);
  const statements = spans.filter(({ parentSpanId }) => parentSpanId === span?.spanId);
  expect(statements.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['SELECT user', 'INSERT session']),
  );
  expect(statements[0]).toMatchObject({
    kind: 3,
    traceId: span?.traceId,
    attributes: { 'db.system.name': 'postgresql', 'db.operation.name': 'SELECT' },
  });
  expect(spans.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['GET /api/profile', 'GET /api/exams/:id', 'GET unmatched']),
  );
  for (const personal of [id, email, 'someone', 'Ana', '127.0.0.1', 'aaaaaaaa', cookie.split('=')[1]])
    expect(collector.text()).not.toContain(personal);
  expect(collector.text()).toContain('"stringValue":"atalaya"');

  const run = spans.find(({ name }) => name === 'job tracing.try');
  expect(spans.find(({ parentSpanId }) => parentSpanId === run?.spanId)).toMatchObject({
    name: 'SELECT user',
    status: { code: 2 },
    attributes: { 'db.response.status_code': '22P02' },
  });
});

it('a collector that is away costs no request and is logged once', async () => {
  const { app, logged, tracing } = await openTraced(`http://127.0.0.1:${await freePort()}`);
  expect((await app.inject('/')).body).toBe('ok');
  await tracing.stop();
  const lines = logged.filter((line) => line.includes('trace collector'));
  expect(lines).toEqual([expect.stringContaining('ECONNREFUSED')]);
});
