import type { Db } from '../platform/db';
import * as rows from './accounts.queries';

// What other features may use of accounts. No password hash or second-factor secret is returned.

export type Account = NonNullable<Awaited<ReturnType<typeof rows.selectAccount>>>;
export type AccountName = { id: string; name: string; email: string };
export type { AccountChanges, AccountFilter } from './accounts.queries';

export const findAccount = rows.selectAccount;
export const findRecord = rows.selectRecord;
export const findDeletionRequested = rows.selectDeletionRequested;
export const listReaders = rows.selectReaders;
export const listTiers = rows.selectTiers;
export const listAccounts = rows.selectAccounts;
export const lockAccount = rows.lockAccount;
export const updateAccount = rows.updateAccount;
export const deleteAccount = rows.deleteAccount;
export const countAccounts = rows.selectCounts;
export const countNewPerDay = rows.selectNewPerDay;
export const countSessions = rows.selectSessionCount;
export const sessionsOf = rows.selectSessions;

export async function accountNames(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, AccountName>> {
  const wanted = [...new Set(ids)];
  const found = wanted.length > 0 ? await rows.selectNames(db, wanted) : [];
  return new Map(found.map((row) => [row.id, row]));
}

/** By id, with the name that others see in the forum. */
export async function publicAccounts(db: Db, ids: readonly string[]) {
  const wanted = [...new Set(ids)];
  const found = wanted.length > 0 ? await rows.selectPublic(db, wanted) : [];
  return new Map(found.map((row) => [row.id, row]));
}

/** Owners and everyone with a role. */
export const staffAccounts = rows.selectStaff;

export const publicAccountsByBeginning = rows.selectPublicByBeginning;

/** User name, in lower case, by id. Names of nobody are left out. */
export const accountsByUsername = async (db: Db, usernames: readonly string[]) =>
  usernames.length > 0 ? rows.selectIdsByUsername(db, usernames) : [];

export const findAccountIds = async (db: Db, search: string): Promise<string[]> =>
  (await rows.selectIdsMatching(db, search)).map(({ id }) => id);

/** The accounts among `ids` that have the given tier or role. */
export const idsAmong = async (...args: Parameters<typeof rows.selectIdsAmong>): Promise<string[]> =>
  (await rows.selectIdsAmong(...args)).map(({ id }) => id);

export const idsWithTierAtLeast = async (
  ...args: Parameters<typeof rows.selectIdsWithTierAtLeast>
): Promise<string[]> => (await rows.selectIdsWithTierAtLeast(...args)).map(({ id }) => id);

export const isUsernameTaken = async (db: Db, username: string, exceptId: string): Promise<boolean> =>
  (await rows.selectUsernameOwner(db, username, exceptId)).length > 0;

/** Locks every admin's row until the transaction ends. */
export const hasAnotherAdmin = async (db: Db, userId: string): Promise<boolean> =>
  (await rows.lockAdmins(db)).some(({ id }) => id !== userId);
