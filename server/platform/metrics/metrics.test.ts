import fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestServer, type TestServer } from '../../testing/test-server';
import { makeMetrics } from './metrics';
import { serveMetrics } from './metrics-port';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

it('counts requests by route pattern, the queue and the database, and names no id', async () => {
  server.jobs.queue = async () => [
    { name: 'mail.deliver', waiting: 3, retrying: 0, running: 1, failed: 2, done: 9, oldestAt: null },
  ];
  const app = fastify();
  const registry = makeMetrics(app, server.app.kit);
  app.get('/api/users/:id', async () => ({}));
  await app.inject('/api/users/someone@atalaya.example');
  await app.inject('/nothing/here');
  const { port, close } = await serveMetrics('127.0.0.1', 0, () => registry.metrics());
  const asked = await fetch(`http://127.0.0.1:${port}/metrics`);
  const text = await asked.text();
  expect(asked.status).toBe(200);
  expect(text).toContain(
    'atalaya_http_request_duration_seconds_count{method="GET",route="/api/users/:id",status="200"} 1',
  );
  expect(text).toContain('route="unmatched",status="404"');
  expect(text).not.toContain('someone');
  expect(text).toContain('atalaya_jobs{queue="mail.deliver",state="waiting"} 3');
  expect(text).toMatch(/atalaya_database_connections\{state="active"\} [1-9]/);
  expect(text).toContain('atalaya_sockets 0');
  for (const name of ['atalaya_cache_reads_total', 'atalaya_emails_total', 'atalaya_payment_events_total'])
    expect(text).toContain(`# TYPE ${name} counter`);
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  await expect(serveMetrics('127.0.0.1', port, async () => '')).rejects.toThrow(
    'choose another METRICS_PORT',
  );
  await close();
  await app.close();
});

it('fails the scrape when the database cannot be asked', async () => {
  const { port, close } = await serveMetrics('127.0.0.1', 0, () => Promise.reject(new Error('away')));
  expect((await fetch(`http://127.0.0.1:${port}/metrics`)).status).toBe(503);
  await close();
});
