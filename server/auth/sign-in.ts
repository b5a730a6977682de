import type { SessionUser } from '@atalaya/core/auth/user';
import { requireUnblocked } from '../devices/blocking';
import { AppError } from '../platform/app-error';
import type { Kit } from '../platform/kit';
import { hashToken, type Sighting } from '../platform/sessions';
import { accountCounter, addressCounter, deviceCounter } from './counters';
import { hashPassword, isOutdated, verifyPassword } from './password/passwords';
import { deletionPending, restoreAccount } from './restore';
import { acceptsCode } from './second-factor';
import { createSession, endSessionByToken } from './sessions';
import { rememberDevice, selectForSignIn, updatePasswordHash } from './sign-in.queries';
import { beginAttempt } from './throttle';

export type Credentials = {
  email: string;
  password: string;
  code?: string | undefined;
  restore?: boolean | undefined;
};

export type Browser = {
  address: string;
  deviceId: string;
  token: string | undefined;
  sighting: Sighting;
};

export type SignedIn = { token: string; user: SessionUser };

/**
 * The order matters: count the attempt, verify a password even if there is no account, and only then check the second
 * factor. Without the password neither the response nor its timing reveals anything.
 */
export async function signIn(
  kit: Kit,
  { email, password, code, restore }: Credentials,
  browser: Browser,
): Promise<SignedIn> {
  const deviceHash = hashToken(browser.deviceId);
  const account = await selectForSignIn(kit.db, email, deviceHash);
  // A known browser has its own counter, so that nobody can lock the owner out.
  const own = account?.isKnownDevice ? deviceCounter(kit, email, deviceHash) : accountCounter(kit, email);
  const counters = account?.isKnownDevice ? [own] : [own, addressCounter(kit, browser.address)];
  const attempt = await beginAttempt(kit, counters);

  const matches = await verifyPassword(account?.passwordHash, password);
  if (!account || !matches) throw new AppError('auth.wrong-credentials');
  if (account.suspendedAt) {
    await attempt.undo();
    throw new AppError('auth.suspended');
  }
  if (account.deletionRequestedAt && !restore) {
    await attempt.undo();
    throw deletionPending(account.deletionRequestedAt);
  }
  if (account.totpConfirmedAt) {
    if (!code) {
      await attempt.undo();
      throw new AppError('auth.second-factor-needed');
    }
    if (!(await acceptsCode(kit, account, code))) throw new AppError('auth.wrong-code');
  }
  await attempt.clear([own]);
  await requireUnblocked(kit.db, account.id, browser.deviceId);
  if (isOutdated(account.passwordHash))
    await updatePasswordHash(kit.db, account.id, await hashPassword(password));
  if (account.deletionRequestedAt) await restoreAccount(kit, account.id);
  return openSession(kit, account.id, browser);
}

/** Ends the browser's previous session, against session fixation. */
export async function openSession(kit: Kit, userId: string, browser: Browser): Promise<SignedIn> {
  const now = kit.clock.now();
  const token = await kit.db.transaction(async (tx) => {
    await endSessionByToken(kit, tx, browser.token);
    await rememberDevice(tx, userId, hashToken(browser.deviceId), now);
    return createSession(tx, userId, now, browser.deviceId);
  });
  const identity = await kit.identify(hashToken(token));
  // Suspended since the password was checked, or a demo account.
  if (!identity) throw new AppError('auth.suspended');
  await kit.admit(identity, browser.sighting);
  return { token, user: identity.user };
}
