import { passwordFault } from '@atalaya/core/auth/password';
import { AppError } from '../../platform/app-error';
import { defineJob } from '../../platform/jobs/jobs';
import type { Kit } from '../../platform/kit';
import { hashToken, newToken } from '../../platform/sessions';
import { accountCounter, emailCounter } from '../counters';
import { newPasswordEmail, passwordChangedEmail } from '../emails';
import { resendConfirmationEmail } from '../registration/registration';
import { confirmAddress, selectUserByEmail } from '../registration/registration.queries';
import { endSessions } from '../sessions';
import { updatePasswordHash } from '../sign-in.queries';
import { countAttempt } from '../throttle';
import { deleteFailureCounts } from '../throttle.queries';
import {
  consumePasswordToken,
  deletePasswordTokens,
  insertPasswordToken,
  selectTokenOwner,
} from './password-reset.queries';
import { hashPassword } from './passwords';

const LINK_LIVES_MS = 30 * 60 * 1000;

export const newPasswordJob = defineJob<{ email: string }>('auth.new-password');

/** The letter with the link. Runs as a job, so that asking takes the same time for an address nobody has. */
export async function sendNewPasswordEmail(kit: Kit, email: string): Promise<void> {
  const owner = await selectUserByEmail(kit.db, email);
  // Someone who never confirmed has no password to forget: what they need is the first letter again.
  if (!owner) return void (await resendConfirmationEmail(kit, email));
  if ((await countAttempt(kit, [emailCounter(kit, email)])) > 0) return;
  const token = newToken();
  const expiresAt = new Date(kit.clock.now().getTime() + LINK_LIVES_MS);
  await kit.db.transaction(async (tx) => {
    await insertPasswordToken(tx, { tokenHash: hashToken(token), userId: owner.id, expiresAt });
    await kit.mail.send(tx, newPasswordEmail(kit.env, owner, token));
  });
}

/** A password that is refused leaves the link alive: the user corrects it and sends it again. */
export async function resetPassword(kit: Kit, token: string, password: string): Promise<void> {
  const tokenHash = hashToken(token);
  const owner = await selectTokenOwner(kit.db, tokenHash, kit.clock.now());
  if (!owner) throw new AppError('auth.invalid-link');
  const fault = passwordFault(password, owner);
  if (fault) throw new AppError('auth.weak-password', { fields: { password: fault } });
  const passwordHash = await hashPassword(password);
  await kit.db.transaction(async (tx) => {
    if (!(await consumePasswordToken(tx, tokenHash))) throw new AppError('auth.invalid-link');
    await deletePasswordTokens(tx, owner.id);
    await updatePasswordHash(tx, owner.id, passwordHash);
    await confirmAddress(tx, owner.id, kit.clock.now());
    await endSessions(tx, owner.id);
    // Whoever reads the owner's mail is the owner: what strangers tried before no longer slows them down.
    await deleteFailureCounts(tx, [accountCounter(kit, owner.email).key]);
    await kit.mail.send(tx, passwordChangedEmail(kit.env, owner));
  });
}
