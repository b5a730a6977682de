import type { FastifyInstance } from 'fastify';
import type { Env } from '../../env';
import { OperatorError } from '../operator-error';

export async function listen(app: FastifyInstance, env: Env): Promise<void> {
  try {
    await app.listen({ host: env.HOST, port: env.PORT });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EADDRINUSE')
      throw new OperatorError(
        `Port ${env.PORT} on ${env.HOST} is taken: stop the program that uses it or set PORT to another one.`,
      );
    if (code === 'EACCES')
      throw new OperatorError(
        `Port ${env.PORT} needs more rights than this account has: set PORT to one above 1023.`,
      );
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new OperatorError(
        `This machine has no address ${env.HOST}: set HOST to one of its own, such as 127.0.0.1.`,
      );
    throw error;
  }
}

/** With the port that the system chose for port 0. */
export function addressOf(app: FastifyInstance, env: Env): string {
  const bound = app.server.address();
  return `http://${env.HOST}:${typeof bound === 'object' ? bound?.port : env.PORT}`;
}
