import { and, eq, gt, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import { type Db, first } from '../../platform/db';
import { forumBan } from './moderation.tables';

export type BanRow = typeof forumBan.$inferSelect;

export const insertBan = (db: Db, row: typeof forumBan.$inferInsert) => db.insert(forumBan).values(row);

export const lockBan = (db: Db, id: string): Promise<BanRow | undefined> =>
  first(db.select().from(forumBan).where(eq(forumBan.id, id)).for('update'));

export const updateBan = (db: Db, id: string, changes: Partial<typeof forumBan.$inferInsert>) =>
  db.update(forumBan).set(changes).where(eq(forumBan.id, id));

export const selectBans = async (db: Db, ids: readonly string[]): Promise<BanRow[]> =>
  ids.length > 0
    ? db
        .select()
        .from(forumBan)
        .where(inArray(forumBan.id, [...ids]))
    : [];

const notOver = (now: Date) =>
  and(isNull(forumBan.closedAt), or(isNull(forumBan.endsAt), gt(forumBan.endsAt, now)));

/** Those with a ban that is proposed or in force. */
export async function selectWithBan(db: Db, userIds: readonly string[], now: Date): Promise<Set<string>> {
  if (userIds.length === 0) return new Set();
  const rows = await db
    .select({ userId: forumBan.userId })
    .from(forumBan)
    .where(and(inArray(forumBan.userId, [...userIds]), notOver(now)));
  return new Set(rows.map(({ userId }) => userId));
}

/** Those with a ban in force. */
export async function selectBanned(db: Db, userIds: readonly string[], now: Date): Promise<Set<string>> {
  if (userIds.length === 0) return new Set();
  const rows = await db
    .select({ userId: forumBan.userId })
    .from(forumBan)
    .where(and(inArray(forumBan.userId, [...userIds]), isNotNull(forumBan.startsAt), notOver(now)));
  return new Set(rows.map(({ userId }) => userId));
}

export const countActive = (db: Db, userId: string, now: Date): Promise<number> =>
  db.$count(forumBan, and(eq(forumBan.userId, userId), isNotNull(forumBan.startsAt), notOver(now)));

export const bansOf = (db: Db, userId: string) =>
  db
    .select({
      days: forumBan.days,
      proposedAt: forumBan.proposedAt,
      startsAt: forumBan.startsAt,
      endsAt: forumBan.endsAt,
      closedAt: forumBan.closedAt,
    })
    .from(forumBan)
    .where(eq(forumBan.userId, userId));
