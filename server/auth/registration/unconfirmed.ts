import { audit } from '../../admin/audit';
import { slice } from '../../admin/resource/list-sql';
import { AppError } from '../../platform/app-error';
import type { Kit } from '../../platform/kit';
import { sendConfirmation } from './registration';
import { selectRegistration, selectUnconfirmed, selectUserByEmail } from './registration.queries';

/** Sign-ups that are not accounts yet, for the admin area. */
export async function listUnconfirmed({ db, clock }: Kit, range: { page: number; pageSize: number }) {
  const { items, total } = await selectUnconfirmed(db, clock.now(), slice(range));
  return {
    items: items.map((row) => ({
      ...row,
      createdAt: row.createdAt.toISOString(),
      expiresAt: row.expiresAt.toISOString(),
    })),
    total,
    ...range,
  };
}

export const resendUnconfirmed = (kit: Kit, actorId: string, id: string): Promise<void> =>
  kit.db.transaction(async (tx) => {
    const now = kit.clock.now();
    const pending = await selectRegistration(tx, id);
    if (!pending || pending.userId || pending.expiresAt <= now) throw new AppError('request.not-found');
    if (await selectUserByEmail(tx, pending.email)) throw new AppError('profile.already-confirmed');
    await sendConfirmation(kit, tx, pending);
    // Without the address: the sign-up may never become an account, and the log is kept.
    await audit(tx, {
      at: now,
      actorId,
      action: 'user.confirmation-resent',
      subject: 'user',
      subjectId: null,
    });
  });
