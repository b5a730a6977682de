import cluster from 'node:cluster';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { AggregatorRegistry, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Kit } from '../kit';
import { counters } from './counters';

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The metrics of this process. With several workers the primary process adds up those of all. */
export function makeMetrics(app: FastifyInstance, kit: Kit): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  for (const counter of counters) registry.registerMetric(counter);
  timeRequests(app, registry);
  new Gauge({
    name: 'atalaya_sockets',
    help: 'Open live connections.',
    registers: [registry],
    collect() {
      this.set(kit.realtime.connections());
    },
  });
  // The database answers the same to every worker, so their answers are not added up.
  new Gauge({
    name: 'atalaya_jobs',
    help: 'Background jobs, by queue and state.',
    labelNames: ['queue', 'state'],
    aggregator: 'max',
    registers: [registry],
    async collect() {
      this.reset();
      for (const { name: queue, waiting, retrying, running, failed } of await kit.jobs.queue())
        for (const [state, count] of Object.entries({ waiting, retrying, running, failed }))
          this.set({ queue, state }, count);
    },
  });
  new Gauge({
    name: 'atalaya_database_connections',
    help: 'Connections to the database, by state.',
    labelNames: ['state'],
    aggregator: 'max',
    registers: [registry],
    async collect() {
      this.reset();
      const rows = await kit.db.execute<{ state: string; count: number }>(sql`
        select coalesce(state, 'background') as state, count(*)::int as count
        from pg_stat_activity where datname = current_database() group by 1`);
      for (const { state, count } of rows) this.set({ state }, count);
    },
  });
  AggregatorRegistry.setRegistries(registry);
  // In a worker it listens for the primary process, which asks for the metrics of all.
  if (cluster.isWorker) new AggregatorRegistry();
  return registry;
}

/** By route pattern: addresses with their ids would be a series each, and personal data. */
function timeRequests(app: FastifyInstance, registry: Registry): void {
  const durations = new Histogram({
    name: 'atalaya_http_request_duration_seconds',
    help: 'Time until a response was sent.',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers: [registry],
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unmatched';
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });
}
