import { isReservedUsername } from '@atalaya/core/auth/account-fields';
import { passwordFault } from '@atalaya/core/auth/password';
import type { OppositionType } from '@atalaya/core/auth/user';
import { DAY_MS } from '@atalaya/core/platform/durations';
import { AppError } from '../../platform/app-error';
import type { Db } from '../../platform/db';
import { newId } from '../../platform/ids';
import { defineJob } from '../../platform/jobs/jobs';
import type { Kit } from '../../platform/kit';
import { hashToken, newToken } from '../../platform/sessions';
import type { registration } from '../auth.tables';
import { emailCounter } from '../counters';
import { alreadyRegisteredEmail, confirmationEmail } from '../emails';
import { hashPassword } from '../password/passwords';
import { type Browser, openSession, type SignedIn } from '../sign-in';
import { countAttempt } from '../throttle';
import {
  confirmAddress,
  insertRegistration,
  insertUser,
  isUsernameTaken,
  linkUser,
  lockRegistrationByToken,
  selectPendingRegistration,
  selectRegistration,
  selectUserByEmail,
  selectUsername,
  setToken,
} from './registration.queries';

const CONFIRM_WITHIN_MS = 2 * DAY_MS;
export const TRIAL_MS = 7 * DAY_MS;

type Registration = typeof registration.$inferSelect;

export type Applicant = {
  email: string;
  username: string;
  displayName?: string | null | undefined;
  password: string;
  oppositionType?: OppositionType | null | undefined;
  volver?: string | null | undefined;
};

/** The page that the confirmation link continues to. */
type Return = { volver?: string | null | undefined };

export const registrationEmailJob = defineJob<{ registrationId: string } & Return>('auth.registration-email');
export const resendConfirmationJob = defineJob<{ email: string } & Return>('auth.confirmation-again');

/**
 * Stores the registration and leaves the rest to a job: the response and its timing are the same whether or not the
 * address has an account.
 */
export async function register(kit: Kit, applicant: Applicant, browserHash: string): Promise<void> {
  const { email, username, password } = applicant;
  const fault = passwordFault(password, applicant);
  if (fault) throw new AppError('auth.weak-password', { fields: { password: fault } });
  if (isReservedUsername(username) || (await isUsernameTaken(kit.db, username))) throw usernameTaken();
  const passwordHash = await hashPassword(password);
  const now = kit.clock.now();
  const row: Registration = {
    id: newId(now),
    email,
    username,
    displayName: applicant.displayName ?? null,
    passwordHash,
    browserHash,
    oppositionType: applicant.oppositionType ?? null,
    termsAcceptedAt: now,
    tokenHash: null,
    userId: null,
    createdAt: now,
    expiresAt: new Date(now.getTime() + CONFIRM_WITHIN_MS),
  };
  await kit.db.transaction(async (tx) => {
    await insertRegistration(tx, row);
    // The demo sends no email, so the account is created at once; confirming still works.
    if (kit.env.demo && !(await selectUserByEmail(tx, email))) await createUser(tx, row, now);
    await kit.jobs.enqueue(tx, registrationEmailJob, { registrationId: row.id, volver: applicant.volver });
  });
}

/** Sends the confirmation link, or tells the owner that the address already has an account. */
export async function sendRegistrationEmail(
  kit: Kit,
  { registrationId, volver }: { registrationId: string } & Return,
): Promise<void> {
  const pending = await selectRegistration(kit.db, registrationId);
  if (!pending || pending.tokenHash) return;
  if ((await countAttempt(kit, [emailCounter(kit, pending.email)])) > 0) return;
  const owner = await selectUserByEmail(kit.db, pending.email);
  if (owner && owner.id !== pending.userId)
    await kit.mail.send(kit.db, alreadyRegisteredEmail(kit.env, owner));
  else await kit.db.transaction((tx) => sendConfirmation(kit, tx, pending, volver));
}

/** Earlier links stop working. False when no registration is pending. */
export async function resendConfirmationEmail(
  kit: Kit,
  { email, volver }: { email: string } & Return,
): Promise<boolean> {
  const pending = await selectPendingRegistration(kit.db, email, kit.clock.now());
  if (!pending || (await selectUserByEmail(kit.db, email))) return false;
  if ((await countAttempt(kit, [emailCounter(kit, email)])) === 0)
    await kit.db.transaction((tx) => sendConfirmation(kit, tx, pending, volver));
  return true;
}

/** Earlier links stop working. */
export async function sendConfirmation(
  { clock, mail, env }: Kit,
  tx: Db,
  { id, email }: Registration,
  volver?: string | null,
): Promise<void> {
  const token = newToken();
  await setToken(tx, id, hashToken(token), new Date(clock.now().getTime() + CONFIRM_WITHIN_MS));
  await mail.send(tx, confirmationEmail(env, email, token, volver));
}

type Confirmed = {
  email: string;
  username: string;
  displayName: string | null;
  signedIn: SignedIn | null;
};

type Confirmation = { token: string; username?: string | undefined; password?: string | undefined };

/**
 * Idempotent, because mail programs open links before people do. Only the first use signs in, so that an old email is
 * no key to the account. Whoever confirms in another browser than the registration chooses the password: the first one
 * may be a stranger's.
 */
export async function confirmEmail(
  kit: Kit,
  browser: Browser & { registrationHash: string | undefined },
  { token, username: otherUsername, password }: Confirmation,
): Promise<Confirmed> {
  const passwordHash = password === undefined ? undefined : await hashPassword(password);
  const confirmed = await kit.db.transaction(async (tx) => {
    const now = kit.clock.now();
    const pending = await lockRegistrationByToken(tx, hashToken(token), now);
    if (!pending) throw new AppError('auth.invalid-link');
    const username = otherUsername ?? pending.username;
    const fault = password === undefined ? null : passwordFault(password, { ...pending, username });
    if (fault) throw new AppError('auth.weak-password', { fields: { password: fault } });
    const isSameBrowser = pending.browserHash !== null && pending.browserHash === browser.registrationHash;
    if (!pending.userId && !isSameBrowser && !passwordHash) throw new AppError('auth.password-needed');
    const userId =
      pending.userId ??
      (await createUser(
        tx,
        { ...pending, username, passwordHash: passwordHash ?? pending.passwordHash },
        now,
      ));
    const isFirst = await confirmAddress(tx, userId, now);
    const account = await selectUsername(tx, userId);
    if (!account) throw new AppError('auth.invalid-link');
    return { ...account, userId, isFirst };
  });
  const { email, username, displayName, userId, isFirst, totpConfirmedAt } = confirmed;
  const signedIn =
    isFirst && !totpConfirmedAt
      ? await openSession(kit, userId, browser, { isConfirmed: password !== undefined })
      : null;
  return { email, username, displayName, signedIn };
}

async function createUser(db: Db, pending: Registration, now: Date): Promise<string> {
  const { id, email, username, displayName, passwordHash, oppositionType, termsAcceptedAt } = pending;
  if (await selectUserByEmail(db, email)) throw new AppError('auth.invalid-link');
  if (isReservedUsername(username)) throw usernameTaken();
  const created = await insertUser(db, {
    id: newId(now),
    email,
    username,
    displayName,
    passwordHash,
    oppositionType,
    termsAcceptedAt,
    trialEndsAt: new Date(now.getTime() + TRIAL_MS),
    createdAt: now,
  });
  if (!created) throw usernameTaken();
  await linkUser(db, id, created.id);
  return created.id;
}

const usernameTaken = () =>
  new AppError('auth.username-taken', {
    fields: { username: 'Ese nombre de usuario no está libre. Elige otro.' },
  });
