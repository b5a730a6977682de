import { permissionOfPage } from '@atalaya/core/auth/admin-pages';
import { withReturn } from '@atalaya/core/auth/return-path';
import { holds } from '@atalaya/core/auth/roles';
import type { FastifyRequest } from 'fastify';
import type { Kit } from '../kit';
import { hashToken, tokenOf } from '../sessions';
import type { AppPage } from './web-build';

/**
 * Where a visitor who may not open an app page is sent, or null. The document has no data: the API checks every request
 * itself.
 */
export async function refusedTo(
  kit: Kit,
  request: FastifyRequest,
  { access, guestsTo }: AppPage,
  address: string,
): Promise<string | null> {
  const token = tokenOf(kit.env, request);
  const identity = token ? await kit.identify(hashToken(token)) : null;
  if (access === 'user') return identity ? null : (guestsTo ?? withReturn('/login', address));
  if (access !== 'may:enter-admin') {
    if (!identity) return withReturn('/login', address);
    return holds(identity.user, access) ? null : '/campus-estudio';
  }
  if (holds(identity?.user, permissionOfPage(address.split(/[?#]/)[0] ?? ''))) return null;
  request.log.info('admin page refused: the account has no role for it');
  return holds(identity?.user, access) ? '/admin' : '/';
}
