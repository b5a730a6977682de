import { parseSort } from '@atalaya/core/admin/sorting';
import { audit } from '../../admin/audit';
import { AppError } from '../../platform/app-error';
import type { Db } from '../../platform/db';
import type { Kit } from '../../platform/kit';
import { createInvited } from '../invitations';
import { sendConfirmation } from './registration';
import {
  deleteRegistration,
  isUsernameTaken,
  lockUnconfirmed,
  selectUnconfirmed,
  selectUserByEmail,
} from './registration.queries';

type Search = { q?: string | undefined; sort?: string | undefined; page: number; pageSize: number };

/** Sign-ups that are not accounts yet, for the admin area. */
export async function listUnconfirmed({ db, clock }: Kit, { sort, ...search }: Search) {
  const descending = parseSort(sort, ['createdAt'])?.descending ?? true;
  const { items, total } = await selectUnconfirmed(db, clock.now(), { ...search, descending });
  return {
    items,
    total,
    page: search.page,
    pageSize: search.pageSize,
  };
}

async function lockPending({ clock }: Kit, tx: Db, id: string) {
  const pending = await lockUnconfirmed(tx, id, clock.now());
  if (!pending) throw new AppError('request.not-found');
  return pending;
}

export const resendUnconfirmed = (kit: Kit, actorId: string, id: string): Promise<void> =>
  kit.db.transaction(async (tx) => {
    const pending = await lockPending(kit, tx, id);
    if (await selectUserByEmail(tx, pending.email)) throw new AppError('profile.already-confirmed');
    await sendConfirmation(kit, tx, pending);
    await auditRegistration(kit, tx, actorId, 'user.confirmation-resent');
  });

/** The account of a sign-up whose link does not arrive. Its password is chosen anew, because anybody could have signed up. */
export async function inviteUnconfirmed(kit: Kit, tx: Db, id: string, passwordHash: string) {
  const { email, displayName, username } = await lockPending(kit, tx, id);
  await deleteRegistration(tx, id);
  const isTaken = await isUsernameTaken(tx, username);
  return createInvited(kit, tx, { email, displayName, username: isTaken ? null : username }, passwordHash);
}

export const deleteUnconfirmed = (kit: Kit, actorId: string, id: string): Promise<void> =>
  kit.db.transaction(async (tx) => {
    await lockPending(kit, tx, id);
    await deleteRegistration(tx, id);
    await auditRegistration(kit, tx, actorId, 'user.registration-deleted');
  });

/** Without the address: the sign-up may never become an account, and the log is kept. */
const auditRegistration = (
  { clock }: Kit,
  tx: Db,
  actorId: string,
  action: 'user.confirmation-resent' | 'user.registration-deleted',
): Promise<void> => audit(tx, { at: clock.now(), actorId, action, subject: 'user', subjectId: null });
