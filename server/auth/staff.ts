import { holds, rolesOf } from '@atalaya/core/auth/roles';
import { AppError } from '../platform/app-error';
import type { Db } from '../platform/db';
import { type lockAccount, publicAccounts } from './accounts';

/** An admin's id, or the API key that made the change. */
export type Actor = string | { keyName: string };

export type Locked = NonNullable<Awaited<ReturnType<typeof lockAccount>>>;

/** Otherwise somebody who answers messages could take over an account with more rights than their own. */
export async function requireOwnerForStaff(
  tx: Db,
  actor: Actor,
  account: Pick<Locked, 'id' | 'isAdmin' | 'roles'>,
): Promise<void> {
  if (typeof actor !== 'string' || rolesOf(account).length === 0) return;
  const acting = (await publicAccounts(tx, [actor])).get(actor);
  if (!holds(acting, 'may:administer')) throw new AppError('profile.staff-account');
}
