import {
  type Context,
  context,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/**
 * One span per request, with the route pattern: no address, query, header, user or IP. The request id leads to its log
 * lines. A trace that a caller began is only continued behind a proxy of ours.
 */
export function traceRequests(
  app: FastifyInstance,
  tracer: Tracer,
  { continuesTraces }: { continuesTraces: boolean },
): void {
  const contexts = new WeakMap<FastifyRequest, Context>();
  app.addHook('onRequest', (request, _reply, done) => {
    // A page that is being rendered calls the API within its own span.
    const isInner = trace.getSpan(context.active()) !== undefined;
    const parent = isInner
      ? context.active()
      : continuesTraces
        ? propagation.extract(ROOT_CONTEXT, request.headers)
        : ROOT_CONTEXT;
    const { method } = request;
    const route = request.routeOptions.url ?? 'unmatched';
    const span = tracer.startSpan(
      `${method} ${route}`,
      {
        kind: isInner ? SpanKind.INTERNAL : SpanKind.SERVER,
        attributes: { 'http.request.method': method, 'http.route': route, 'atalaya.request_id': request.id },
      },
      parent,
    );
    const own = trace.setSpan(parent, span);
    contexts.set(request, own);
    context.with(own, done);
  });
  app.addHook('onResponse', (request, reply, done) => {
    const span = trace.getSpan(contexts.get(request) ?? ROOT_CONTEXT);
    span?.setAttribute('http.response.status_code', reply.statusCode);
    if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
    done();
  });
}
