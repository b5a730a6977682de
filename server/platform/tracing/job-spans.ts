import { SpanKind, SpanStatusCode, type Tracer } from '@opentelemetry/api';
import type { Jobs } from '../jobs/jobs';

/** A span for each background job, by its kind; its payload is not recorded. */
export function traceJobs(jobs: Jobs, tracer: Tracer): Jobs {
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
