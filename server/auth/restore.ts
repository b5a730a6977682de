import { deletesAt } from '@atalaya/core/profile/deletion';
import { audit } from '../admin/audit';
import { AppError } from '../platform/app-error';
import type { Kit } from '../platform/kit';
import { lockAccount, updateAccount } from './accounts.queries';

/** What the sign-in form says of an account that is leaving: the day, so that its owner can choose. */
export const deletionPending = (requestedAt: Date): AppError =>
  new AppError('auth.deletion-pending', { deletesAt: deletesAt(requestedAt).toISOString() });

/** Takes the request back. The daily job may have been quicker: then there is nobody to sign in. */
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
