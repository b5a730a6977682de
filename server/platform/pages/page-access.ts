import { withReturn } from '@atalaya/core/auth/return-path';
import { holds } from '@atalaya/core/auth/roles';
import type { FastifyRequest } from 'fastify';
import type { Kit } from '../kit';
import { inTime } from '../process/in-time';
import { hashToken, type Identity, tokenOf } from '../sessions';
import type { AppPage } from './web-build';

const ANSWER_MS = 3_000;

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
  const identity = token ? await identityIn(kit, token) : null;
  if (identity === 'unknown') return null;
  if (access === 'user') return identity ? null : (guestsTo ?? withReturn('/login', address));
  if (access !== 'may:enter-admin') {
    if (!identity) return withReturn('/login', address);
    return holds(identity.user, access) ? null : '/campus-estudio';
  }
  // A page of another role opens too: it says so itself, beside the menu of what may be opened.
  if (holds(identity?.user, access)) return null;
  request.log.info('admin page refused: the account has no role');
  return '/';
}

/** While the database is away the page opens, and shows beside its contents that they cannot be loaded. */
const identityIn = (kit: Kit, token: string): Promise<Identity | null | 'unknown'> =>
  inTime(kit.identify(hashToken(token)), ANSWER_MS).catch(() => 'unknown');
