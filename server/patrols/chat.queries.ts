import { and, desc, eq, gt, lt, lte } from 'drizzle-orm';
import { type Db, first } from '../platform/db';
import { patrolCheer, patrolMessage } from './patrols.tables';

export type MessageRow = typeof patrolMessage.$inferSelect;

/** Newest first; one row more than the limit if another page follows. */
export const selectMessages = (
  db: Db,
  patrolId: string,
  { after, limit }: { after?: string | undefined; limit: number },
): Promise<MessageRow[]> =>
  db
    .select()
    .from(patrolMessage)
    .where(
      and(
        eq(patrolMessage.patrolId, patrolId),
        eq(patrolMessage.isHidden, false),
        after ? lt(patrolMessage.id, after) : undefined,
      ),
    )
    .orderBy(desc(patrolMessage.id))
    .limit(limit + 1);

/** What a user wrote since a moment. */
export const selectRecent = (db: Db, userId: string, since: Date) =>
  db
    .select()
    .from(patrolMessage)
    .where(and(eq(patrolMessage.userId, userId), gt(patrolMessage.createdAt, since)));

export const insertMessage = (db: Db, row: typeof patrolMessage.$inferInsert) =>
  first(db.insert(patrolMessage).values(row).returning());

export const selectMessage = (db: Db, patrolId: string, id: string): Promise<MessageRow | undefined> =>
  first(
    db
      .select()
      .from(patrolMessage)
      .where(and(eq(patrolMessage.patrolId, patrolId), eq(patrolMessage.id, id))),
  );

/** The message and those before it. */
export const selectUpTo = (db: Db, { patrolId, id }: MessageRow, limit: number): Promise<MessageRow[]> =>
  db
    .select()
    .from(patrolMessage)
    .where(and(eq(patrolMessage.patrolId, patrolId), lte(patrolMessage.id, id)))
    .orderBy(desc(patrolMessage.id))
    .limit(limit);

/** What it was before; undefined if it is gone. */
export async function setHidden(db: Db, id: string, isHidden: boolean): Promise<boolean | undefined> {
  const [row] = await db.select().from(patrolMessage).where(eq(patrolMessage.id, id)).for('update');
  if (row) await db.update(patrolMessage).set({ isHidden }).where(eq(patrolMessage.id, id));
  return row?.isHidden;
}

export const deleteMessage = (db: Db, id: string) => db.delete(patrolMessage).where(eq(patrolMessage.id, id));

export const messagesBy = (db: Db, userId: string) =>
  db.select().from(patrolMessage).where(eq(patrolMessage.userId, userId)).orderBy(desc(patrolMessage.id));

/** False if the person was cheered today already. */
export async function insertCheer(db: Db, row: typeof patrolCheer.$inferInsert): Promise<boolean> {
  const rows = await db.insert(patrolCheer).values(row).onConflictDoNothing().returning();
  return rows.length > 0;
}

export const cheersOn = (db: Db, patrolId: string, day: string) =>
  db
    .select()
    .from(patrolCheer)
    .where(and(eq(patrolCheer.patrolId, patrolId), eq(patrolCheer.day, day)));

/** Given and received. */
export const cheersOf = async (db: Db, userId: string) => ({
  dados: await db.select().from(patrolCheer).where(eq(patrolCheer.fromId, userId)),
  recibidos: await db
    .select({ day: patrolCheer.day, text: patrolCheer.text })
    .from(patrolCheer)
    .where(eq(patrolCheer.toId, userId)),
});
