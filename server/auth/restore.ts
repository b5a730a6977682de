import { deletesAt } from '@atalaya/core/profile/deletion';
import { audit } from '../admin/audit';
import { AppError } from '../platform/app-error';
import type { Kit } from '../platform/kit';
import { lockAccount, updateAccount } from './accounts.queries';

/** Includes the deletion date, so that the owner can decide at sign-in. */
export const deletionPending = (requestedAt: Date): AppError =>
  new AppError('auth.deletion-pending', { deletesAt: deletesAt(requestedAt).toISOString() });

/** Cancels the deletion. The daily job may already have deleted the account. */
export async function restoreAccount({ db, clock }: Kit, userId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const account = await lockAccount(tx, userId);
    if (!account) throw new AppError('auth.wrong-credentials');
    if (!account.deletionRequestedAt) return;
    await updateAccount(tx, userId, { deletionRequestedAt: null });
    await audit(tx, {
      at: clock.now(),
      actorId: userId,
      action: 'user.restored',
      subject: 'user',
      subjectId: userId,
    });
  });
}
