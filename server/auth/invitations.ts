import { isReservedUsername, suggestUsername } from '@atalaya/core/auth/account-fields';
import { DAY_MS } from '@atalaya/core/platform/durations';
import { AppError } from '../platform/app-error';
import type { Db } from '../platform/db';
import { newId } from '../platform/ids';
import type { Kit } from '../platform/kit';
import { hashToken, newToken } from '../platform/sessions';
import { invitationEmail, passwordLinkEmail } from './emails';
import { RESET_LINK_MS } from './password/password-reset';
import { deletePasswordTokens, insertPasswordToken } from './password/password-reset.queries';
import { hashPassword } from './password/passwords';
import { sendConfirmation } from './registration/registration';
import {
  insertUser,
  isUsernameTaken,
  selectRegistrationOf,
  selectUserByEmail,
} from './registration/registration.queries';

const INVITATION_MS = 7 * DAY_MS;
const MOST_NAMES_TRIED = 50;

type Invited = { email: string; username?: string | null; displayName?: string | null };
type Reader = { id: string; email: string; username: string; displayName: string | null };

/** A password that nobody knows, until the owner chooses one. Hashing is slow, so call it before the transaction. */
export const unknownPassword = (): Promise<string> => hashPassword(newToken());

/** Creates the account and sends the invitation, in the caller's transaction. */
export async function createInvited(
  kit: Kit,
  tx: Db,
  { email, username: wanted, displayName = null }: Invited,
  passwordHash: string,
): Promise<Reader> {
  const now = kit.clock.now();
  if (await selectUserByEmail(tx, email)) throw emailTaken();
  const username = wanted ?? (await freeUsername(tx, displayName ?? email.split('@', 1).join()));
  if (isReservedUsername(username) || (await isUsernameTaken(tx, username))) throw usernameTaken();
  const created = await insertUser(tx, {
    id: newId(now),
    email,
    username,
    displayName,
    passwordHash,
    invitedAt: now,
    createdAt: now,
  });
  // A concurrent request took the address or the name.
  if (!created) throw emailTaken();
  await sendInvitation(kit, tx, created);
  return created;
}

/** Earlier links stop working. */
export async function sendInvitation(kit: Kit, tx: Db, reader: Reader): Promise<void> {
  const token = await newLink(kit, tx, reader.id, INVITATION_MS);
  await kit.mail.send(tx, invitationEmail(kit.env, reader, token));
}

/** Not throttled like the public form, because only admins and API keys can ask for it. */
export async function sendPasswordLink(kit: Kit, tx: Db, reader: Reader): Promise<void> {
  const token = await newLink(kit, tx, reader.id, RESET_LINK_MS);
  await kit.mail.send(tx, passwordLinkEmail(kit.env, reader, token));
}

/** Repeats the email that the account is waiting for. */
export async function sendConfirmationAgain(
  kit: Kit,
  tx: Db,
  reader: Reader & { invitedAt: Date | null },
): Promise<void> {
  const pending = reader.invitedAt ? undefined : await selectRegistrationOf(tx, reader.id, kit.clock.now());
  if (pending) await sendConfirmation(kit, tx, pending);
  else await sendInvitation(kit, tx, reader);
}

async function newLink(kit: Kit, tx: Db, userId: string, lifetimeMs: number): Promise<string> {
  const token = newToken();
  await deletePasswordTokens(tx, userId);
  const expiresAt = new Date(kit.clock.now().getTime() + lifetimeMs);
  await insertPasswordToken(tx, { tokenHash: hashToken(token), userId, expiresAt });
  return token;
}

async function freeUsername(db: Db, text: string): Promise<string> {
  for (let serial = 1; serial <= MOST_NAMES_TRIED; serial += 1) {
    const name = suggestUsername(text, serial);
    if (!(await isUsernameTaken(db, name))) return name;
  }
  throw usernameTaken();
}

const emailTaken = () =>
  new AppError('auth.email-taken', { fields: { email: 'Ya hay una cuenta con ese correo.' } });

const usernameTaken = () =>
  new AppError('auth.username-taken', { fields: { username: 'Ese nombre de usuario no está libre.' } });
