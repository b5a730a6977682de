import {
  displayNameFault,
  emailFault,
  normalizeEmail,
  normalizeName,
  usernameFault,
} from '@atalaya/core/auth/account-fields';
import { passwordFault } from '@atalaya/core/auth/password';
import type { Db } from '../platform/db';
import { newId } from '../platform/ids';
import { hashPassword } from './password/passwords';
import { insertUser, isUsernameTaken, selectUserByEmail } from './registration/registration.queries';

export type NewAdmin = { email: string; username: string; displayName: string; password: string };

/** Creates an admin from the command line, without registration. Returns an error message or null. */
export async function createAdmin(db: Db, given: NewAdmin, now: Date): Promise<string | null> {
  const email = normalizeEmail(given.email);
  const username = normalizeName(given.username);
  const fault =
    emailFault(email) ??
    usernameFault(username) ??
    displayNameFault(given.displayName) ??
    passwordFault(given.password, { email, username });
  if (fault) return fault;
  if (await selectUserByEmail(db, email)) return `There is an account with the address ${email} already.`;
  if (await isUsernameTaken(db, username)) return `The username ${username} is taken.`;
  const made = await insertUser(db, {
    id: newId(now),
    email,
    username,
    displayName: normalizeName(given.displayName) || null,
    passwordHash: await hashPassword(given.password),
    isAdmin: true,
    emailConfirmedAt: now,
    createdAt: now,
  });
  return made ? null : `${email} or ${username} was taken by a concurrent registration.`;
}
