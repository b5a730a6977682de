import type { SessionUser } from '@atalaya/core/auth/user';
import { requireUnblocked } from '../devices/blocking';
import { AppError } from '../platform/app-error';
import type { Kit } from '../platform/kit';
import { hashToken, type Sighting } from '../platform/sessions';
import { hashPassword, isOutdated } from './password/passwords';
import { checkCode, checkPassword, type Proof } from './proof';
import { deletionPending, restoreAccount } from './restore';
import { createSession, endSessionByToken } from './sessions';
import { holdPasswordHash, rememberDevice, replacePasswordHash } from './sign-in.queries';

export type Credentials = Proof & { restore?: boolean | undefined };

export type Browser = {
  network: string;
  deviceId: string;
  token: string | undefined;
  sighting: Sighting;
};

export type SignedIn = { token: string; user: SessionUser };

/** The order matters: without the password neither the response nor its timing reveals anything. */
export async function signIn(
  kit: Kit,
  { restore, ...proof }: Credentials,
  browser: Browser,
): Promise<SignedIn> {
  const { account, attempt, clear } = await checkPassword(kit, proof, browser);
  if (!account) throw new AppError('auth.wrong-credentials');
  if (account.suspendedAt) {
    await attempt.undo();
    throw new AppError('auth.suspended');
  }
  if (account.deletionRequestedAt && !restore) {
    await attempt.undo();
    throw deletionPending(account.deletionRequestedAt);
  }
  await checkCode(kit, account, proof.code, attempt);
  await clear();
  await requireUnblocked(kit.db, account.id, browser.deviceId);
  const passwordHash = await currentHash(kit, account, proof.password);
  if (account.deletionRequestedAt) await restoreAccount(kit, account.id);
  return openSession(kit, account.id, browser, { passwordHash });
}

async function currentHash(
  { db }: Kit,
  { id, passwordHash }: { id: string; passwordHash: string },
  password: string,
): Promise<string> {
  if (!isOutdated(passwordHash)) return passwordHash;
  const renewed = await hashPassword(password);
  await replacePasswordHash(db, id, passwordHash, renewed);
  return renewed;
}

/**
 * Ends the browser's previous session, against session fixation. `isConfirmed`: the password was given for it.
 * `passwordHash`: of the password that was given; one that has been changed meanwhile opens nothing.
 */
export async function openSession(
  kit: Kit,
  userId: string,
  browser: Browser,
  { isConfirmed = true, passwordHash }: { isConfirmed?: boolean; passwordHash?: string } = {},
): Promise<SignedIn> {
  const now = kit.clock.now();
  const token = await kit.db.transaction(async (tx) => {
    if (passwordHash && !(await holdPasswordHash(tx, userId, passwordHash)))
      throw new AppError('auth.wrong-credentials');
    await endSessionByToken(kit, tx, browser.token);
    await rememberDevice(tx, userId, hashToken(browser.deviceId), now);
    return createSession(tx, userId, now, { deviceId: browser.deviceId, isConfirmed });
  });
  const identity = await kit.identify(hashToken(token));
  // Suspended since the password was checked, or a demo account.
  if (!identity) throw new AppError('auth.suspended');
  await kit.admit(identity, browser.sighting);
  return { token, user: identity.user };
}
