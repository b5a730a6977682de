import type { FastifyBaseLogger } from 'fastify';

/** Told about every call to a service outside; only a change of its state is logged. */
export type Dependency = { works(): void; fails(error: unknown): void };

export type DependencyName =
  | 'database'
  | 'Redis'
  | 'database replica'
  | 'mail server'
  | 'file storage'
  | 'payment provider'
  | 'trace collector';

export function watchDependency(
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>,
  name: DependencyName,
): Dependency {
  let failingSince: number | undefined;
  return {
    works() {
      if (failingSince === undefined) return;
      const seconds = Math.round((performance.now() - failingSince) / 1000);
      failingSince = undefined;
      log.warn({ dependency: name, seconds }, 'a dependency works again');
    },
    fails(error) {
      if (failingSince !== undefined) return;
      failingSince = performance.now();
      log.error({ dependency: name, reason: reasonOf(error) }, 'a dependency fails');
    },
  };
}

export const unwatched: Dependency = { works() {}, fails() {} };

/** The code of an error, or its name. Its message may contain addresses of people. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  // fetch and Stripe's library wrap the fault of the connection.
  const wrapped = 'detail' in error ? error.detail : error.cause;
  return codeOf(error) ?? codeOf(wrapped) ?? error.name;
}

const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
