import { passwordFault } from '@atalaya/core/auth/password';
import { AppError } from '../../platform/app-error';
import { defineJob } from '../../platform/jobs/jobs';
import type { Kit } from '../../platform/kit';
import { hashToken, newToken } from '../../platform/sessions';
import { accountCounter, emailCounter } from '../counters';
import { newPasswordEmail, passwordChangedEmail } from '../emails';
import { resendConfirmationEmail, TRIAL_MS } from '../registration/registration';
import { acceptInvitation, confirmAddress, selectUserByEmail } from '../registration/registration.queries';
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

export const RESET_LINK_MS = 30 * 60 * 1000;

export const newPasswordJob = defineJob<{ email: string }>('auth.new-password');

/** Runs as a job, so that the request takes the same time whether or not the account exists. */
export async function sendNewPasswordEmail(kit: Kit, email: string): Promise<void> {
  const owner = await selectUserByEmail(kit.db, email);
  // An unconfirmed registration has no account yet: send its confirmation again.
  if (!owner) return void (await resendConfirmationEmail(kit, { email }));
  if ((await countAttempt(kit, [emailCounter(kit, email)])) > 0) return;
  const token = newToken();
  const expiresAt = new Date(kit.clock.now().getTime() + RESET_LINK_MS);
  await kit.db.transaction(async (tx) => {
    await insertPasswordToken(tx, { tokenHash: hashToken(token), userId: owner.id, expiresAt });
    await kit.mail.send(tx, newPasswordEmail(kit.env, owner, token));
  });
}

/** A weak password does not consume the link, so that the user can try again. */
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
    const now = kit.clock.now();
    await confirmAddress(tx, owner.id, now);
    await acceptInvitation(tx, owner.id, now, new Date(now.getTime() + TRIAL_MS));
    await endSessions(kit, tx, owner.id);
    // The link proves who the owner is, so earlier failures no longer throttle the account.
    await deleteFailureCounts(tx, [accountCounter(kit, owner.email).key]);
    await kit.mail.send(tx, passwordChangedEmail(kit.env, owner));
  });
}
