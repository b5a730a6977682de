import type { FastifyInstance } from 'fastify';

const SWEEP_MS = 50;
const PATIENCE_MS = 10_000;

/**
 * Keep-alive connections would delay closing: while closing, a connection is closed after its response, and the rest
 * after a timeout.
 */
export function closeConnections(app: FastifyInstance): void {
  app.addHook('preClose', (done) => {
    const sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP_MS);
    const end = setTimeout(() => app.server.closeAllConnections(), PATIENCE_MS);
    app.server.once('close', () => {
      clearInterval(sweep);
      clearTimeout(end);
    });
    // A server that never listened emits no close event.
    sweep.unref();
    end.unref();
    done();
  });
}
