import type { AuditRecord } from '@atalaya/core/admin/audit-changes';
import type { AuditAction } from '@atalaya/core/admin/audit-labels';
import { adminUserDetail } from '@atalaya/core/profile/admin/users.contract';
import { audit } from '../admin/audit';
import { requireSameEtag } from '../admin/etag';
import { type AccountChanges, hasAnotherAdmin, lockAccount, updateAccount } from '../auth/accounts';
import { type Actor, type Locked, requireOwnerForStaff } from '../auth/staff';
import { AppError } from '../platform/app-error';
import type { Db } from '../platform/db';
import type { Kit } from '../platform/kit';
import { readForAdmin, versionOf } from './admin/user-view';

export type Done = { action: AuditAction; before?: AuditRecord; after?: AuditRecord };
export type Act = (tx: Db, account: Locked) => Promise<Done>;

/** Locks the account, applies the change and writes the audit entry in one transaction. */
export async function changeAccount(kit: Kit, actor: Actor, id: string, act: Act, etag?: string) {
  await kit.db.transaction(async (tx) => {
    const account = await lockAccount(tx, id);
    if (!account) throw new AppError('request.not-found');
    await requireOwnerForStaff(tx, actor, account);
    await requireSameAccount(kit, account, etag);
    await auditUser(kit, tx, actor, id, await act(tx, account));
  });
  return readForAdmin(kit, id);
}

/**
 * The same for changes that take the account away from its owner. All admins are locked first, as everywhere, so that
 * two of them cannot remove each other at the same time.
 */
export async function removeAccess(kit: Kit, actor: Actor, id: string, act: Act) {
  await kit.db.transaction(async (tx) => {
    const account = await lockForRemoval(tx, actor, id);
    await auditUser(kit, tx, actor, id, await act(tx, account));
  });
  return readForAdmin(kit, id);
}

/** Throws for the last admin and for the actor's own account. */
export async function lockForRemoval(tx: Db, actor: Actor, id: string): Promise<Locked> {
  const anotherStays = await hasAnotherAdmin(tx, id);
  const account = await lockAccount(tx, id);
  if (!account) throw new AppError('request.not-found');
  await requireOwnerForStaff(tx, actor, account);
  if (account.isAdmin && !anotherStays) throw new AppError('profile.last-admin');
  if (actor === id) throw new AppError('profile.own-account');
  return account;
}

export async function requireSameAccount(kit: Kit, account: Locked, etag: string | undefined): Promise<void> {
  if (etag === undefined || etag === versionOf(account)) return;
  requireSameEtag(etag, adminUserDetail.parse(await readForAdmin(kit, account.id)));
}

export const auditUser = (
  { clock }: Kit,
  tx: Db,
  actor: Actor,
  id: string,
  { after, ...done }: Done,
): Promise<void> => {
  const isKey = typeof actor !== 'string';
  const changed = isKey ? { ...after, through: `Clave «${actor.keyName}»` } : after;
  return audit(tx, {
    at: clock.now(),
    actorId: isKey ? null : actor,
    subject: 'user',
    subjectId: id,
    ...done,
    ...(changed ? { after: changed } : {}),
  });
};

export async function setFields(
  tx: Db,
  account: Locked,
  changes: AccountChanges,
  action: AuditAction,
): Promise<Done> {
  await updateAccount(tx, account.id, changes);
  const before = Object.fromEntries(Object.entries(account).filter(([key]) => key in changes));
  return { action, before, after: { ...changes } };
}
