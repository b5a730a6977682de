import { KEY_PREFIX, keyState, scopeOf } from '@atalaya/core/admin/api-key';
import type { FastifyRequest, onRequestHookHandler } from 'fastify';
import { AppError } from '../platform/app-error';
import type { Kit } from '../platform/kit';
import { hashToken } from '../platform/sessions';
import { selectKeyByHash, takeUse } from './api-keys.queries';

/**
 * Validates API keys: they must be valid, cover the endpoint and stay within their limit, counted over all nodes.
 * Public endpoints are read as a guest; endpoints with access `key` name the scope that they need.
 */
export function keyGuard(kit: Kit): onRequestHookHandler {
  const held = async (request: FastifyRequest, key: string): Promise<void> => {
    const found = await selectKeyByHash(kit.db, hashToken(key));
    const now = kit.clock.now();
    if (!found || keyState(found, now) !== 'active') throw new AppError('api.key-invalid');
    const isRead = ['GET', 'HEAD'].includes(request.method);
    const scope =
      request.routeOptions.config.scope ?? (isRead ? scopeOf(request.url.split('?')[0] ?? '') : undefined);
    if (!scope || !found.scopes.some((one) => one === scope)) throw new AppError('api.scope');
    if (!(await takeUse(kit.db, found.id, now)))
      throw new AppError('request.too-many', { retryAfterSeconds: secondsLeft(found.minuteAt, now) });
    request.apiKey = { id: found.id, name: found.name };
    // A request with a key has no session.
    delete request.headers.cookie;
  };

  // Requests without a key continue synchronously.
  return (request, _reply, done) => {
    const [, key] = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
    if (!key?.startsWith(KEY_PREFIX)) return done();
    held(request, key).then(() => done(), done);
  };
}

const MINUTE_SECONDS = 60;

/** Until the minute that is being counted ends. */
const secondsLeft = (minuteAt: Date | null, now: Date): number =>
  Math.max(1, Math.ceil(MINUTE_SECONDS - (now.getTime() - (minuteAt ?? now).getTime()) / 1000));
