import { KEY_PREFIX, keyState, scopeOf } from '@atalaya/core/admin/api-key';
import type { FastifyRequest, onRequestHookHandler } from 'fastify';
import { AppError } from '../platform/app-error';
import type { Kit } from '../platform/kit';
import { hashToken } from '../platform/sessions';
import { selectKeyByHash, takeUse } from './api-keys.queries';

/**
 * Whoever shows a key is held to it: it must be good, open what is asked for, and not be used too often. What is open to
 * everyone stays open without one; with one, it is read as a guest and counted, over all nodes.
 */
export function keyGuard(kit: Kit): onRequestHookHandler {
  const held = async (request: FastifyRequest, key: string): Promise<void> => {
    const found = await selectKeyByHash(kit.db, hashToken(key));
    const now = kit.clock.now();
    if (!found || keyState(found, now) !== 'active') throw new AppError('api.key-invalid');
    const scope = request.method === 'GET' ? scopeOf(request.url.split('?')[0] ?? '') : undefined;
    if (!scope || !found.scopes.includes(scope)) throw new AppError('api.scope');
    if (!(await takeUse(kit.db, found.id, now))) throw new AppError('request.too-many');
    // A key says nothing about who is signed in.
    delete request.headers.cookie;
  };

  // Nearly every call shows none, and none of those waits.
  return (request, _reply, done) => {
    const [, key] = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
    if (!key?.startsWith(KEY_PREFIX)) return done();
    held(request, key).then(() => done(), done);
  };
}
