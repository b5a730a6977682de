import { passwordFault } from '@atalaya/core/auth/password';
import { AppError } from '../../platform/app-error';
import type { Kit } from '../../platform/kit';
import type { Identity } from '../../platform/sessions';
import { accountCounter } from '../counters';
import { passwordChangedEmail } from '../emails';
import { endSessions } from '../sessions';
import { selectAccount, updatePasswordHash } from '../sign-in.queries';
import { beginAttempt } from '../throttle';
import { deletePasswordTokens } from './password-reset.queries';
import { hashPassword, verifyPassword } from './passwords';

/** Ends every other session. */
export async function changePassword(
  kit: Kit,
  { user, sessionId }: Pick<Identity, 'user' | 'sessionId'>,
  { currentPassword, password }: { currentPassword: string; password: string },
): Promise<void> {
  const account = await selectAccount(kit.db, user.id);
  if (!account) throw new AppError('request.unauthenticated');
  const fault = passwordFault(password, account);
  if (fault) throw new AppError('auth.weak-password', { fields: { password: fault } });
  await requirePassword(kit, account, currentPassword, 'currentPassword');
  const passwordHash = await hashPassword(password);
  await kit.db.transaction(async (tx) => {
    await updatePasswordHash(tx, user.id, passwordHash);
    await deletePasswordTokens(tx, user.id);
    await endSessions(kit, tx, user.id, sessionId);
    await kit.mail.send(tx, passwordChangedEmail(kit.env, account));
  });
}

/** Throws when the password is wrong; `field` is the form field that shows the error. */
export async function requirePassword(
  kit: Kit,
  { email, passwordHash }: { email: string; passwordHash: string },
  password: string,
  field: string,
): Promise<void> {
  const counter = accountCounter(kit, email);
  const attempt = await beginAttempt(kit, [counter]);
  if (!(await verifyPassword(passwordHash, password)))
    throw new AppError('auth.wrong-password', { fields: { [field]: 'La contraseña no es correcta.' } });
  await attempt.clear([counter]);
}
