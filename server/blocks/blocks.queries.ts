import { and, desc, eq, inArray, lt, or } from 'drizzle-orm';
import type { Db } from '../platform/db';
import { userBlock } from './blocks.tables';

export const insertBlock = (db: Db, row: typeof userBlock.$inferInsert) =>
  db.insert(userBlock).values(row).onConflictDoNothing();

export const deleteBlock = (db: Db, userId: string, blockedId: string) =>
  db.delete(userBlock).where(and(eq(userBlock.userId, userId), eq(userBlock.blockedId, blockedId)));

export const countBlocks = (db: Db, userId: string): Promise<number> =>
  db.$count(userBlock, eq(userBlock.userId, userId));

/** One row more than the limit if another page follows. */
export const selectBlocks = (
  db: Db,
  userId: string,
  { after, limit }: { after?: string | undefined; limit: number },
) =>
  db
    .select()
    .from(userBlock)
    .where(and(eq(userBlock.userId, userId), after ? lt(userBlock.id, after) : undefined))
    .orderBy(desc(userBlock.id))
    .limit(limit + 1);

export const selectAllBlocks = (db: Db, userId: string) =>
  db
    .select({ blockedId: userBlock.blockedId, blockedAt: userBlock.blockedAt })
    .from(userBlock)
    .where(eq(userBlock.userId, userId));

/** The blocks between a user and some others, in both directions. */
export const selectBetween = (db: Db, userId: string, others: readonly string[]) =>
  db
    .select({ userId: userBlock.userId, blockedId: userBlock.blockedId })
    .from(userBlock)
    .where(
      or(
        and(eq(userBlock.userId, userId), inArray(userBlock.blockedId, [...others])),
        and(inArray(userBlock.userId, [...others]), eq(userBlock.blockedId, userId)),
      ),
    );
