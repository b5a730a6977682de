import type { FastifyInstance } from 'fastify';

const SWEEP_MS = 50;
/** How long requests under way may take. */
const PATIENCE_MS = 3_000;

/**
 * WebSockets and keep-alive connections would delay closing: sockets are closed first, other connections after their
 * response, and the rest after a timeout.
 */
export function closeConnections(app: FastifyInstance): void {
  app.addHook('preClose', (done) => {
    app.kit.realtime.disconnect();
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
