import type { Held } from '@atalaya/core/auth/roles';
import { deletesAt } from '@atalaya/core/profile/deletion';
import { findAccount, updateAccount } from '../../auth/accounts';
import {
  createInvited,
  sendConfirmationAgain,
  sendPasswordLink,
  unknownPassword,
} from '../../auth/invitations';
import { inviteUnconfirmed } from '../../auth/registration/unconfirmed';
import { endSessions } from '../../auth/sessions';
import { type Actor, requireOwnerForStaff } from '../../auth/staff';
import { AppError } from '../../platform/app-error';
import type { Db } from '../../platform/db';
import { defineHook } from '../../platform/hooks';
import type { Kit } from '../../platform/kit';
import { auditUser, changeAccount, lockForRemoval, removeAccess } from '../account-change';
import { eraseAccount } from '../deletion';
import { adminDeletionEmail, suspendedEmail, suspensionLiftedEmail } from '../emails';
import { personalData } from '../personal-data';
import { removeAvatarFile } from '../profile';
import { readForAdmin } from './user-view';

type Invited = {
  email: string;
  displayName?: string | null | undefined;
  username?: string | null | undefined;
};

export async function invite(kit: Kit, actor: Actor, { email, displayName, username }: Invited) {
  const passwordHash = await unknownPassword();
  const { id } = await kit.db.transaction(async (tx) => {
    const created = await createInvited(
      kit,
      tx,
      { email, displayName: displayName ?? null, username: username ?? null },
      passwordHash,
    );
    await auditUser(kit, tx, actor, created.id, { action: 'user.invited' });
    return created;
  });
  return readForAdmin(kit, id);
}

/** Turns a sign-up that was never confirmed into an invited account. */
export async function inviteRegistered(kit: Kit, actorId: string, registrationId: string) {
  const passwordHash = await unknownPassword();
  const { id } = await kit.db.transaction(async (tx) => {
    const created = await inviteUnconfirmed(kit, tx, registrationId, passwordHash);
    await auditUser(kit, tx, actorId, created.id, { action: 'user.invited' });
    return created;
  });
  return readForAdmin(kit, id);
}

export const resendConfirmation = (kit: Kit, actorId: string, id: string) =>
  changeAccount(kit, actorId, id, async (tx, account) => {
    if (account.emailConfirmedAt) throw new AppError('profile.already-confirmed');
    await sendConfirmationAgain(kit, tx, account);
    return { action: 'user.confirmation-resent' };
  });

export const startReset = (kit: Kit, actorId: string, id: string) =>
  changeAccount(kit, actorId, id, async (tx, account) => {
    await sendPasswordLink(kit, tx, account);
    return { action: 'user.password-reset-started' };
  });

/** Run in the transaction that suspends a user. */
export const suspensionListeners =
  defineHook<(kit: Kit, db: Db, userId: string) => Promise<void>>('profile.suspended');

/** The user keeps everything; what was paid runs on, and a subscription is not renewed. */
export function suspend(kit: Kit, actorId: string, id: string, reason: string) {
  return removeAccess(kit, actorId, id, async (tx, account) => {
    if (account.suspendedAt) throw new AppError('profile.already-suspended');
    const suspendedAt = kit.clock.now();
    await updateAccount(tx, id, { suspendedAt, suspensionReason: reason });
    await endSessions(kit, tx, id);
    for (const listener of kit.hooks.all(suspensionListeners)) await listener(kit, tx, id);
    await kit.mail.send(tx, suspendedEmail(kit.env, account, reason));
    return { action: 'user.suspended', before: { suspendedAt: null }, after: { suspendedAt, reason } };
  });
}

export const lift = (kit: Kit, actorId: string, id: string) =>
  changeAccount(kit, actorId, id, async (tx, account) => {
    if (!account.suspendedAt) throw new AppError('profile.not-suspended');
    await updateAccount(tx, id, { suspendedAt: null, suspensionReason: null });
    await kit.mail.send(tx, suspensionLiftedEmail(kit.env, account));
    return {
      action: 'user.suspension-lifted',
      before: { suspendedAt: account.suspendedAt },
      after: { suspendedAt: null },
    };
  });

/** The same fourteen days as when the owner asks for it. */
export const requestDeletion = (kit: Kit, actorId: string, id: string) =>
  removeAccess(kit, actorId, id, async (tx, account) => {
    if (account.deletionRequestedAt) throw new AppError('profile.deletion-already-requested');
    const now = kit.clock.now();
    await updateAccount(tx, id, { deletionRequestedAt: now });
    await endSessions(kit, tx, id);
    await kit.mail.send(tx, adminDeletionEmail(kit.env, account, deletesAt(now)));
    return { action: 'user.deletion-requested', after: { deletionRequestedAt: now } };
  });

export const cancelDeletion = (kit: Kit, actorId: string, id: string) =>
  changeAccount(kit, actorId, id, async (tx, account) => {
    if (!account.deletionRequestedAt) throw new AppError('profile.no-deletion');
    await updateAccount(tx, id, { deletionRequestedAt: null });
    return { action: 'user.restored' };
  });

/** The email is typed again, because this cannot be undone. */
export async function deleteNow(kit: Kit, actorId: string, id: string, email: string): Promise<void> {
  const account = await kit.db.transaction(async (tx) => {
    const locked = await lockForRemoval(tx, actorId, id);
    if (locked.email !== email.toLowerCase())
      throw new AppError('profile.wrong-email', { fields: { email: 'No es el correo de esta cuenta.' } });
    await eraseAccount(kit, tx, locked, actorId);
    return locked;
  });
  await removeAvatarFile(kit, account.avatar);
}

export const dataOf = (kit: Kit, actor: Held & { id: string }, id: string) =>
  kit.db.transaction(async (tx) => {
    const account = await findAccount(tx, id, kit.clock.now());
    if (!account) throw new AppError('request.not-found');
    await requireOwnerForStaff(tx, actor.id, account);
    await auditUser(kit, tx, actor.id, id, { action: 'user.data-exported' });
    return personalData(kit, tx, id, actor);
  });
