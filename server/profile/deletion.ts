import { deletesAt, deletionCutoff } from '@atalaya/core/profile/deletion';
import { audit, forgetSubject } from '../admin/audit';
import {
  deleteAccount,
  findDeletionRequested,
  hasAnotherAdmin,
  lockAccount,
  updateAccount,
} from '../auth/accounts';
import { endSessions } from '../auth/sessions';
import { AppError } from '../platform/app-error';
import type { Db } from '../platform/db';
import { defineJob } from '../platform/jobs/jobs';
import type { Kit } from '../platform/kit';
import { deletionEmail } from './emails';
import { erasePersonalData } from './personal-data';
import { removeAvatarFile } from './profile';

/** The account can be restored for fourteen days. */
export async function requestOwnDeletion(kit: Kit, userId: string): Promise<Date> {
  const now = kit.clock.now();
  const end = deletesAt(now);
  await kit.db.transaction(async (tx) => {
    // Admins are locked first, as everywhere, to avoid deadlocks.
    const anotherStays = await hasAnotherAdmin(tx, userId);
    const account = await lockAccount(tx, userId);
    if (!account) throw new AppError('request.unauthenticated');
    if (account.deletionRequestedAt) throw new AppError('profile.deletion-already-requested');
    if (account.isAdmin && !anotherStays) throw new AppError('profile.last-admin');
    await updateAccount(tx, userId, { deletionRequestedAt: now });
    await endSessions(kit, tx, userId);
    await kit.mail.send(tx, deletionEmail(kit.env, account, end));
    await audit(tx, {
      at: now,
      actorId: userId,
      action: 'user.deletion-requested',
      subject: 'user',
      subjectId: userId,
    });
  });
  return end;
}

export const deleteLeavers = defineJob<Record<string, never>>('profile.delete-leavers');

export const profileJobs = (kit: Kit): Promise<void> =>
  kit.jobs.repeat(deleteLeavers, '15 3 * * *', async () => void (await deleteOverdue(kit)));

/** One transaction per account, so that an error affects only one. */
export async function deleteOverdue(kit: Kit): Promise<number> {
  const { db, clock, log } = kit;
  let deleted = 0;
  for (const { id } of await findDeletionRequested(db, deletionCutoff(clock.now())))
    try {
      if (await deletePermanently(kit, id)) deleted += 1;
    } catch (error) {
      log.error({ err: error }, 'an account could not be deleted');
    }
  return deleted;
}

async function deletePermanently(kit: Kit, userId: string): Promise<boolean> {
  const now = kit.clock.now();
  const account = await kit.db.transaction(async (tx) => {
    const locked = await lockAccount(tx, userId);
    // Restored in the meantime.
    if (!locked?.deletionRequestedAt || locked.deletionRequestedAt > deletionCutoff(now)) return undefined;
    await eraseAccount(kit, tx, locked, null);
    return locked;
  });
  await removeAvatarFile(kit, account?.avatar);
  return account !== undefined;
}

/** Deletes a locked account. The caller removes the avatar's file after the commit. */
export async function eraseAccount(
  kit: Kit,
  tx: Db,
  { id: userId, email }: { id: string; email: string },
  actorId: string | null,
): Promise<void> {
  await kit.jobs.forget(tx, [userId, email]);
  await erasePersonalData(kit, tx, userId);
  await forgetSubject(tx, userId);
  await endSessions(kit, tx, userId);
  await deleteAccount(tx, userId);
  const at = kit.clock.now();
  await audit(tx, { at, actorId, action: 'user.deleted', subject: 'user', subjectId: null });
}
