import { context, propagation, SpanKind, SpanStatusCode, type Tracer, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider, type SpanExporter } from '@opentelemetry/sdk-trace-node';
import type { FastifyBaseLogger } from 'fastify';
import type { Env } from '../../env';
import { type Dependency, watchDependency } from '../dependencies/dependency';
import type { Jobs } from '../jobs/jobs';
import type { Tracing } from './open-tracing';
import { traceQueries } from './query-spans';
import { traceRequests } from './request-spans';

/** Below the five seconds that a stopping server has. */
const EXPORT_MS = 3_000;

/** The SDK reads the other variables of OpenTelemetry by itself: headers, sampling, sizes of a batch. */
export function startTracing(
  env: Env,
  endpoint: string,
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>,
): Tracing {
  const url = `${endpoint.replace(/\/$/, '')}/v1/traces`;
  const exporter = watched(
    new OTLPTraceExporter({ url, timeoutMillis: EXPORT_MS }),
    watchDependency(log, 'trace collector'),
  );
  const provider = new NodeTracerProvider({
    resource: defaultResource().merge(resourceFromAttributes({ 'service.name': env.OTEL_SERVICE_NAME })),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  provider.register();
  const tracer = provider.getTracer('atalaya');
  return {
    requests: (app) => traceRequests(app, tracer, { continuesTraces: env.TRUSTED_PROXIES > 0 }),
    queries: (client) => traceQueries(client, tracer),
    jobs: (jobs) => traceJobs(jobs, tracer),
    async stop() {
      // A collector that is away has been logged and must not fail the stop.
      await provider.shutdown().catch(() => {});
      for (const api of [trace, context, propagation]) api.disable();
    },
  };
}

/** Logs when the collector begins to fail, and when it works again. */
const watched = (exporter: SpanExporter, collector: Dependency): SpanExporter => ({
  export: (spans, done) =>
    exporter.export(spans, (result) => {
      // 0 is ExportResultCode.SUCCESS.
      if (result.code === 0) collector.works();
      else collector.fails(result.error);
      done(result);
    }),
  shutdown: () => exporter.shutdown(),
});

/** A span for each background job, by its kind; its payload is not recorded. */
function traceJobs(jobs: Jobs, tracer: Tracer): Jobs {
  const traced = (name: string, run: () => Promise<void>): Promise<void> =>
    tracer.startActiveSpan(`job ${name}`, { kind: SpanKind.CONSUMER }, async (span) => {
      try {
        await run();
      } catch (error) {
        span.setStatus({ code: SpanStatusCode.ERROR });
        throw error;
      } finally {
        span.end();
      }
    });
  return {
    ...jobs,
    handle: (job, handler) => jobs.handle(job, (data) => traced(job.name, () => handler(data))),
    repeat: (job, cron, handler) => jobs.repeat(job, cron, () => traced(job.name, handler)),
  };
}
