import { context, SpanKind, SpanStatusCode, type Tracer, trace } from '@opentelemetry/api';
import type { Sql } from 'postgres';
import { statementName } from './statement-name';

type Callable = (...given: unknown[]) => unknown;

/** A span for each statement of a traced request or job: what it does to which table, never its text or values. */
export const traceQueries = (client: Sql, tracer: Tracer): Sql =>
  new Proxy(client, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key);
      // Drizzle sends everything through these.
      if (key === 'unsafe') return timed(value as Callable, tracer);
      if (key === 'begin' || key === 'savepoint') return inTransaction(value as Callable, tracer);
      return value;
    },
  });

const timed =
  (send: Callable, tracer: Tracer): Callable =>
  (text, ...given) => {
    const query = send(text, ...given) as Promise<unknown>;
    if (!trace.getSpan(context.active())) return query;
    const { operation, table, name } = statementName(String(text));
    const span = tracer.startSpan(name, {
      kind: SpanKind.CLIENT,
      attributes: {
        'db.system.name': 'postgresql',
        'db.operation.name': operation,
        ...(table && { 'db.collection.name': table }),
      },
    });
    query.then(
      () => span.end(),
      (error: unknown) => {
        // The code alone: the message may contain values.
        if (error instanceof Error && 'code' in error)
          span.setAttribute('db.response.status_code', String(error.code));
        span.setStatus({ code: SpanStatusCode.ERROR }).end();
      },
    );
    return query;
  };

/** The last argument is what runs in the transaction, with a client of its own. */
const inTransaction =
  (begin: Callable, tracer: Tracer): Callable =>
  (...given) => {
    const work = given.pop() as (client: Sql) => unknown;
    return begin(...given, (client: Sql) => work(traceQueries(client, tracer)));
  };
