import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Sql } from 'postgres';
import type { Env } from '../../env';
import type { Jobs } from '../jobs/jobs';

/** Where spans are made: around requests, their statements, and background jobs. */
export type Tracing = {
  requests(app: FastifyInstance): void;
  queries(client: Sql): Sql;
  jobs(jobs: Jobs): Jobs;
  /** Sends what is left. */
  stop(): Promise<void>;
};

const untraced: Tracing = {
  requests() {},
  queries: (client) => client,
  jobs: (jobs) => jobs,
  stop: async () => {},
};

/** OpenTelemetry's packages are loaded only where a collector is configured. */
export async function openTracing(
  env: Env,
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>,
): Promise<Tracing> {
  if (env.OTEL_EXPORTER_OTLP_ENDPOINT === undefined) return untraced;
  const { startTracing } = await import('./tracing');
  return startTracing(env, env.OTEL_EXPORTER_OTLP_ENDPOINT, log);
}
