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
const TRIAL_MS = 7 * DAY_MS;

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
 * Writes the request down and leaves the rest to a job. Nothing here depends on whether the address has an account:
 * the answer and the time it takes are the same, and only the owner's mailbox knows the difference.
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
    // The demo's letters never leave the machine, so its accounts open at once; confirming them still works.
    if (kit.env.demo && !(await selectUserByEmail(tx, email))) await openAccount(tx, row, now, null);
    await kit.jobs.enqueue(tx, registrationEmailJob, { registrationId: row.id });
  });
}

/** The letter for a request: the link to confirm it, or the news to the owner that the address has its account. */
export async function sendRegistrationEmail(kit: Kit, registrationId: string): Promise<void> {
  const asked = await selectRegistration(kit.db, registrationId);
  if (!asked || asked.tokenHash) return;
  if ((await countAttempt(kit, [emailCounter(kit, asked.email)])) > 0) return;
  const owner = await selectUserByEmail(kit.db, asked.email);
  if (owner && owner.id !== asked.userId) await kit.mail.send(kit.db, alreadyRegisteredEmail(kit.env, owner));
  else await sendConfirmation(kit, asked);
}

/** The confirmation once more, if there is a request that waits for one. The newest link is the one that works. */
export async function resendConfirmationEmail(kit: Kit, email: string): Promise<boolean> {
  const asked = await selectPendingRegistration(kit.db, email, kit.clock.now());
  if (!asked || (await selectUserByEmail(kit.db, email))) return false;
  if ((await countAttempt(kit, [emailCounter(kit, email)])) === 0) await sendConfirmation(kit, asked);
  return true;
}

async function sendConfirmation({ db, clock, mail, env }: Kit, { id, email }: Registration): Promise<void> {
  const token = newToken();
  await db.transaction(async (tx) => {
    await setToken(tx, id, hashToken(token), new Date(clock.now().getTime() + CONFIRM_WITHIN_MS));
    await mail.send(tx, confirmationEmail(env, email, token));
  });
}

/** The link of the letter. A second click answers the same as the first: mail programs open links before people do. */
export async function confirmEmail(
  { db, clock }: Kit,
  token: string,
  otherUsername?: string,
): Promise<{ email: string; username: string; displayName: string | null }> {
  return db.transaction(async (tx) => {
    const now = clock.now();
    const asked = await lockRegistrationByToken(tx, hashToken(token), now);
    if (!asked) throw new AppError('auth.invalid-link');
    const username = otherUsername ?? asked.username;
    const userId = asked.userId ?? (await openAccount(tx, { ...asked, username }, now, now));
    await confirmAddress(tx, userId, now);
    const user = await selectUsername(tx, userId);
    if (!user) throw new AppError('auth.invalid-link');
    return user;
  });
}

/** The registration becomes a user, whose seven days of trial begin now. */
async function openAccount(
  db: Db,
  asked: Registration,
  now: Date,
  emailConfirmedAt: Date | null,
): Promise<string> {
  const { id, email, username, displayName, passwordHash, oppositionType, termsAcceptedAt } = asked;
  if (await selectUserByEmail(db, email)) throw new AppError('auth.invalid-link');
  if (isReservedUsername(username)) throw usernameTaken();
  const opened = await insertUser(db, {
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
  if (!opened) throw usernameTaken();
  await linkUser(db, id, opened.id);
  return opened.id;
}

const usernameTaken = () =>
  new AppError('auth.username-taken', {
    fields: { username: 'Ese nombre de usuario no está libre. Elige otro.' },
  });
