import { KEY_PREFIX, keyState, scopeOf } from '@atalaya/core/admin/api-key';
import type { FastifyRequest, onRequestHookHandler } from 'fastify';
import { AppError } from '../platform/app-error';
import type { Kit } from '../platform/kit';
import { hashToken } from '../platform/sessions';
import { noteUse, selectKeyByHash } from './api-keys.queries';

const MINUTE_MS = 60_000;

/**
 * Whoever shows a key is held to it: it must be good, open what is asked for, and not be used too often. What is open to
 * everyone stays open without one; with one, it is read as a guest and counted. Counted per node.
 */
export function keyGuard(kit: Kit): onRequestHookHandler {
  const minutes = new Map<string, { since: number; count: number }>();

  const count = (id: string, perMinute: number, now: number): void => {
    const minute = minutes.get(id);
    if (!minute || now - minute.since >= MINUTE_MS) return void minutes.set(id, { since: now, count: 1 });
    minute.count += 1;
    if (minute.count > perMinute) throw new AppError('request.too-many');
  };

  const held = async (request: FastifyRequest, key: string): Promise<void> => {
    const found = await selectKeyByHash(kit.db, hashToken(key));
    const now = kit.clock.now();
    if (!found || keyState(found, now) !== 'active') throw new AppError('api.key-invalid');
    const scope = request.method === 'GET' ? scopeOf(request.url.split('?')[0] ?? '') : undefined;
    if (!scope || !found.scopes.includes(scope)) throw new AppError('api.scope');
    count(found.id, found.perMinute, now.getTime());
    // A key says nothing about who is signed in.
    delete request.headers.cookie;
    await noteUse(kit.db, found.id, now, 1);
  };

  // Nearly every call shows none, and none of those waits.
  return (request, _reply, done) => {
    const [, key] = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
    if (!key?.startsWith(KEY_PREFIX)) return done();
    held(request, key).then(() => done(), done);
  };
}
