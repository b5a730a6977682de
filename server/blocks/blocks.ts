import { blockAllowance } from '@atalaya/core/blocks/blocks';
import { accountsByUsername, publicAccounts } from '../auth/accounts';
import { requireRoom } from '../platform/allowance/allowance';
import { AppError } from '../platform/app-error';
import type { Db } from '../platform/db';
import { newId } from '../platform/ids';
import { keysetPage } from '../platform/keyset';
import type { Kit } from '../platform/kit';
import * as rows from './blocks.queries';

async function idOf(db: Db, username: string): Promise<string> {
  const [found] = await accountsByUsername(db, [username.toLowerCase()]);
  if (!found) throw new AppError('blocks.no-such-user');
  return found.id;
}

export async function blockUser(kit: Kit, userId: string, username: string): Promise<void> {
  const { db, clock } = kit;
  const blockedId = await idOf(db, username);
  if (blockedId === userId) throw new AppError('blocks.self');
  const blockedAt = clock.now();
  await db.transaction(async (tx) => {
    await requireRoom(kit, tx, blockAllowance, { subject: userId }, () => rows.countBlocks(tx, userId));
    await rows.insertBlock(tx, { id: newId(blockedAt), userId, blockedId, blockedAt });
  });
}

export async function unblockUser({ db }: Kit, userId: string, username: string): Promise<void> {
  await rows.deleteBlock(db, userId, await idOf(db, username));
}

export async function blocksOf(
  { db }: Kit,
  userId: string,
  range: { after?: string | undefined; limit: number },
) {
  const found = await rows.selectBlocks(db, userId, range);
  const { items, next } = keysetPage(found, range.limit, ({ id }) => id);
  const accounts = await publicAccounts(
    db,
    items.map(({ blockedId }) => blockedId),
  );
  return {
    items: items.flatMap(({ id, blockedId, blockedAt }) => {
      const account = accounts.get(blockedId);
      return account ? [{ ...account, id, blockedAt }] : [];
    }),
    next,
  };
}

/** Those of `others` who have blocked the user or whom the user has blocked: neither reaches the other. */
export async function blockedEitherWay(
  db: Db,
  userId: string,
  others: readonly string[],
): Promise<ReadonlySet<string>> {
  if (others.length === 0) return new Set();
  const found = await rows.selectBetween(db, userId, others);
  return new Set(found.map((row) => (row.userId === userId ? row.blockedId : row.userId)));
}

export const isBlockedEitherWay = async (db: Db, one: string, other: string): Promise<boolean> =>
  (await blockedEitherWay(db, one, [other])).size > 0;

/** Those of `others` whom the user has blocked: what they wrote is hidden from the user alone. */
export async function blockedBy(
  db: Db,
  userId: string,
  others: readonly string[],
): Promise<ReadonlySet<string>> {
  if (others.length === 0) return new Set();
  const found = await rows.selectBetween(db, userId, others);
  return new Set(found.flatMap((row) => (row.userId === userId ? [row.blockedId] : [])));
}
