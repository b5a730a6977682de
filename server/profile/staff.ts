import { type GivenRole, givenRolesOf, withRoles } from '@atalaya/core/profile/staff';
import { etagOf, requireSameEtag } from '../admin/etag';
import { accountsByUsername, hasAnotherAdmin, lockAccount, staffAccounts } from '../auth/accounts';
import type { Locked } from '../auth/staff';
import { AppError } from '../platform/app-error';
import type { Db } from '../platform/db';
import type { Kit } from '../platform/kit';
import { auditUser, setFields } from './account-change';

const toView = ({ id, username, displayName, email, isAdmin, roles, hasSecondFactor }: Locked) => ({
  id,
  username,
  displayName,
  email,
  isAdmin,
  roles,
  hasSecondFactor,
  etag: etagOf([isAdmin, [...roles].sort()]),
});

export const listStaff = async (db: Db) => (await staffAccounts(db)).map(toView);

export async function addStaff(
  kit: Kit,
  actorId: string,
  { username, roles }: { username: string; roles: readonly GivenRole[] },
) {
  return kit.db.transaction(async (tx) => {
    const [found] = await accountsByUsername(tx, [username.toLowerCase()]);
    const account = found && (await lockAccount(tx, found.id));
    if (!account) throw fault('No hay ninguna cuenta con ese nombre de usuario.');
    if (givenRolesOf(account).length > 0) throw fault('Ya está en la lista: cambia allí sus papeles.');
    return save(kit, tx, actorId, account, roles);
  });
}

export async function changeStaff(
  kit: Kit,
  actorId: string,
  id: string,
  { etag, roles }: { etag: string; roles: readonly GivenRole[] },
) {
  return kit.db.transaction(async (tx) => {
    // Owners are locked first, as everywhere, so that two of them cannot remove each other.
    const anotherStays = await hasAnotherAdmin(tx, id);
    const before = await lockAccount(tx, id);
    if (!before) throw new AppError('request.not-found');
    if (before.isAdmin && !roles.includes('owner')) {
      if (!anotherStays) throw new AppError('profile.last-admin');
      if (actorId === id) throw new AppError('profile.own-account');
    }
    requireSameEtag(etag, toView(before));
    return save(kit, tx, actorId, before, roles);
  });
}

async function save(kit: Kit, tx: Db, actorId: string, account: Locked, wanted: readonly GivenRole[]) {
  const changes = withRoles(account, wanted);
  const next = { ...account, ...changes };
  if (toView(next).etag !== toView(account).etag)
    await auditUser(
      kit,
      tx,
      actorId,
      account.id,
      await setFields(tx, account, changes, 'user.roles-changed'),
    );
  return toView(next);
}

const fault = (sentence: string) => new AppError('request.invalid', { fields: { username: sentence } });
