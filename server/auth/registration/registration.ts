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
};

export const registrationEmailJob = defineJob<{ registrationId: string }>('auth.registration-email');
export const resendConfirmationJob = defineJob<{ email: string }>('auth.confirmation-again');

/**
 * Stores the registration and leaves the rest to a job: the response and its timing are the same whether or not the
 * address has an account.
 */
export async function register(kit: Kit, applicant: Applicant): Promise<void> {
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
    if (kit.env.demo && !(await selectUserByEmail(tx, email))) await createUser(tx, row, now, null);
    await kit.jobs.enqueue(tx, registrationEmailJob, { registrationId: row.id });
  });
}

/** Sends the confirmation link, or tells the owner that the address already has an account. */
export async function sendRegistrationEmail(kit: Kit, registrationId: string): Promise<void> {
  const pending = await selectRegistration(kit.db, registrationId);
  if (!pending || pending.tokenHash) return;
  if ((await countAttempt(kit, [emailCounter(kit, pending.email)])) > 0) return;
  const owner = await selectUserByEmail(kit.db, pending.email);
  if (owner && owner.id !== pending.userId)
    await kit.mail.send(kit.db, alreadyRegisteredEmail(kit.env, owner));
  else await kit.db.transaction((tx) => sendConfirmation(kit, tx, pending));
}

/** Earlier links stop working. False when no registration is pending. */
export async function resendConfirmationEmail(kit: Kit, email: string): Promise<boolean> {
  const pending = await selectPendingRegistration(kit.db, email, kit.clock.now());
  if (!pending || (await selectUserByEmail(kit.db, email))) return false;
  if ((await countAttempt(kit, [emailCounter(kit, email)])) === 0)
    await kit.db.transaction((tx) => sendConfirmation(kit, tx, pending));
  return true;
}

/** Earlier links stop working. */
export async function sendConfirmation(
  { clock, mail, env }: Kit,
  tx: Db,
  { id, email }: Registration,
): Promise<void> {
  const token = newToken();
  await setToken(tx, id, hashToken(token), new Date(clock.now().getTime() + CONFIRM_WITHIN_MS));
  await mail.send(tx, confirmationEmail(env, email, token));
}

/** Idempotent, because mail programs open links before people do. */
export async function confirmEmail(
  { db, clock }: Kit,
  token: string,
  otherUsername?: string,
): Promise<{ email: string; username: string; displayName: string | null }> {
  return db.transaction(async (tx) => {
    const now = clock.now();
    const pending = await lockRegistrationByToken(tx, hashToken(token), now);
    if (!pending) throw new AppError('auth.invalid-link');
    const username = otherUsername ?? pending.username;
    const userId = pending.userId ?? (await createUser(tx, { ...pending, username }, now, now));
    await confirmAddress(tx, userId, now);
    const user = await selectUsername(tx, userId);
    if (!user) throw new AppError('auth.invalid-link');
    return user;
  });
}

async function createUser(
  db: Db,
  pending: Registration,
  now: Date,
  emailConfirmedAt: Date | null,
): Promise<string> {
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
    emailConfirmedAt,
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
