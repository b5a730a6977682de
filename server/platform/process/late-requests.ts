import type { FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify';
import { AppError } from '../app-error';

/** Longer than any response takes on a healthy database. */
export const LATE_MS = 30_000;
const MAX_LATE = 50;

type Handle = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/**
 * Answers requests that wait too long, as behind a database that hangs, and refuses further ones while many of them still
 * wait. Responses that have begun may take longer: downloads, and the assistant's answers. Fastify's `handlerTimeout` would
 * cut those off.
 */
export function limitWaiting(afterMs = LATE_MS, most = MAX_LATE) {
  let late = 0;
  const refuseWhenStuck: onRequestHookHandler = (_request, _reply, done) =>
    late >= most ? done(new AppError('server.busy')) : done();
  const answerInTime =
    (handle: Handle): Handle =>
    (request, reply) =>
      new Promise((resolve, reject) => {
        let isLate = false;
        const timer = setTimeout(() => {
          if (reply.raw.headersSent) return;
          isLate = true;
          late += 1;
          reject(new AppError('server.busy'));
        }, afterMs);
        handle(request, reply)
          .then(resolve, reject)
          .finally(() => {
            clearTimeout(timer);
            if (isLate) late -= 1;
          });
      });
  return { refuseWhenStuck, answerInTime };
}
