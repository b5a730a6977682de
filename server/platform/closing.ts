import type { FastifyInstance } from 'fastify';

const SWEEP_MS = 50;
const PATIENCE_MS = 10_000;

/**
 * A browser keeps its connection after the answer to what was in flight, and the server would wait for it to tire of that:
 * while the house closes, a connection that has its answer is closed. One that never gets there is, too, in the end.
 */
export function closeConnections(app: FastifyInstance): void {
  app.addHook('preClose', (done) => {
    const sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP_MS);
    const end = setTimeout(() => app.server.closeAllConnections(), PATIENCE_MS);
    app.server.once('close', () => {
      clearInterval(sweep);
      clearTimeout(end);
    });
    // A server that never listened does not say that it has closed.
    sweep.unref();
    end.unref();
    done();
  });
}
