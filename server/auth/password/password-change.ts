import { passwordFault } from '@atalaya/core/auth/password';
import { AppError } from '../../platform/app-error';
import type { Kit } from '../../platform/kit';
import type { Identity } from '../../platform/sessions';
import { passwordChangedEmail } from '../emails';
import { endSessions } from '../sessions';
import { selectAccount, updatePasswordHash } from '../sign-in.queries';
import { deletePasswordTokens } from './password-reset.queries';
import { hashPassword } from './passwords';

/** Ends every other session. */
export async function changePassword(
  kit: Kit,
  { user, sessionId }: Pick<Identity, 'user' | 'sessionId'>,
  password: string,
): Promise<void> {
  const account = await selectAccount(kit.db, user.id);
  if (!account) throw new AppError('request.unauthenticated');
  const fault = passwordFault(password, account);
  if (fault) throw new AppError('auth.weak-password', { fields: { password: fault } });
  const passwordHash = await hashPassword(password);
  await kit.db.transaction(async (tx) => {
    await updatePasswordHash(tx, user.id, passwordHash);
    await deletePasswordTokens(tx, user.id);
    await endSessions(kit, tx, user.id, sessionId);
    await kit.mail.send(tx, passwordChangedEmail(kit.env, account));
  });
}
