import { eq, inArray, sql } from 'drizzle-orm';
import { type Db, first } from '../platform/db';
import { forumMember, forumReader } from './forum.tables';

export type MemberRow = typeof forumMember.$inferSelect;

export const selectMember = (db: Db, userId: string): Promise<MemberRow | undefined> =>
  first(db.select().from(forumMember).where(eq(forumMember.userId, userId)));

export const selectMembers = (db: Db, userIds: readonly string[]) =>
  db
    .select({ userId: forumMember.userId, solutions: forumMember.solutions })
    .from(forumMember)
    .where(inArray(forumMember.userId, [...userIds]));

type Added = Partial<Record<'topicsRead' | 'useful' | 'solutions', number>>;

/** Creates the row on the first occasion. */
export const addToMember = (db: Db, userId: string, added: Added, now: Date) =>
  db
    .insert(forumMember)
    .values({
      userId,
      firstVisitAt: now,
      topicsRead: Math.max(0, added.topicsRead ?? 0),
      useful: Math.max(0, added.useful ?? 0),
      solutions: Math.max(0, added.solutions ?? 0),
    })
    .onConflictDoUpdate({
      target: forumMember.userId,
      set: {
        topicsRead: sql`greatest(0, ${forumMember.topicsRead} + ${added.topicsRead ?? 0})`,
        useful: sql`greatest(0, ${forumMember.useful} + ${added.useful ?? 0})`,
        solutions: sql`greatest(0, ${forumMember.solutions} + ${added.solutions ?? 0})`,
      },
    });

export const setLevel = (db: Db, userId: string, level: number) =>
  db.update(forumMember).set({ level }).where(eq(forumMember.userId, userId));

type Read = { userId: string; topicId: number; lastRead: number; now: Date };

/** Who writes in a topic has read it and follows it, unless they muted it. */
export const followByWriting = (db: Db, { userId, topicId, lastRead, now }: Read) =>
  db
    .insert(forumReader)
    .values({ userId, topicId, lastRead, level: 'follow', readAt: now })
    .onConflictDoUpdate({
      target: [forumReader.userId, forumReader.topicId],
      set: {
        lastRead: sql`greatest(${forumReader.lastRead}, ${lastRead})`,
        level: sql`case when ${forumReader.level} = 'mute' then 'mute' else 'follow' end`,
        readAt: now,
      },
    });

export const readerBy = (db: Db, userId: string) =>
  db.select().from(forumReader).where(eq(forumReader.userId, userId));
