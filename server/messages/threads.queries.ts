import { type Box, THREADS_PER_PAGE, type ThreadState } from '@atalaya/core/messages/messages';
import { and, desc, eq, gt, isNotNull, lt, sql } from 'drizzle-orm';
import { type Db, first } from '../platform/db';
import { message, messageMember, messageThread } from './messages.tables';

export type ThreadRow = typeof messageThread.$inferSelect;
export type MemberRow = typeof messageMember.$inferSelect;

const pairOf = (one: string, other: string) =>
  one < other ? { lowId: one, highId: other } : { lowId: other, highId: one };

const isPair = (one: string, other: string) => {
  const { lowId, highId } = pairOf(one, other);
  return and(eq(messageThread.lowId, lowId), eq(messageThread.highId, highId));
};

export const selectThreadOf = (db: Db, one: string, other: string): Promise<ThreadRow | undefined> =>
  first(db.select().from(messageThread).where(isPair(one, other)));

/** A conversation of this user with the user's side of it. */
export const selectOwnThread = (db: Db, userId: string, threadId: string) =>
  first(
    db
      .select({ thread: messageThread, member: messageMember })
      .from(messageMember)
      .innerJoin(messageThread, eq(messageThread.id, messageMember.threadId))
      .where(and(eq(messageMember.userId, userId), eq(messageMember.threadId, threadId))),
  );

/** Also gives the messages of a conversation their numbers one after the other. */
export const lockThread = (db: Db, id: string): Promise<ThreadRow | undefined> =>
  first(db.select().from(messageThread).where(eq(messageThread.id, id)).for('update'));

type NewThread = { id: string; from: string; to: string; state: ThreadState; now: Date };

/** The conversation of two people, locked; made if they have none. */
export async function openThread(db: Db, { id, from, to, state, now }: NewThread) {
  const made = await db
    .insert(messageThread)
    .values({ id, ...pairOf(from, to), startedBy: from, state, lastAt: now, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: messageThread.id });
  if (made.length > 0)
    await db.insert(messageMember).values([
      { userId: from, threadId: id, otherId: to, lastAt: now },
      { userId: to, threadId: id, otherId: from, lastAt: now },
    ]);
  return first(db.select().from(messageThread).where(isPair(from, to)).for('update'));
}

export const updateThread = (db: Db, id: string, changes: Partial<typeof messageThread.$inferInsert>) =>
  db.update(messageThread).set(changes).where(eq(messageThread.id, id));

export const updateMember = (
  db: Db,
  { userId, threadId }: { userId: string; threadId: string },
  changes: Partial<Omit<MemberRow, 'userId' | 'threadId'>>,
) =>
  db
    .update(messageMember)
    .set(changes)
    .where(and(eq(messageMember.userId, userId), eq(messageMember.threadId, threadId)));

/** A message has come: one more to read. */
export const addUnread = (db: Db, userId: string, threadId: string, box: Box, now: Date) =>
  db
    .update(messageMember)
    .set({ unread: sql`${messageMember.unread} + 1`, box, lastAt: now })
    .where(and(eq(messageMember.userId, userId), eq(messageMember.threadId, threadId)));

export const selectMember = (db: Db, userId: string, threadId: string): Promise<MemberRow | undefined> =>
  first(
    db
      .select()
      .from(messageMember)
      .where(and(eq(messageMember.userId, userId), eq(messageMember.threadId, threadId))),
  );

type Page = { box: Box; after?: { at: Date; threadId: string } | undefined };

/** With the last message that this person sees. One row more than a page if another follows. */
export const selectThreads = (db: Db, userId: string, { box, after }: Page) => {
  const last = db
    .select({
      body: message.body,
      image: message.image,
      authorId: message.authorId,
      removal: message.removal,
    })
    .from(message)
    .where(
      and(
        eq(message.threadId, messageMember.threadId),
        sql`${message.number} > ${messageMember.clearedTo}`,
        sql`not (case when ${message.authorId} = ${messageMember.userId} then ${message.isHiddenForAuthor} else ${message.isHiddenForOther} end)`,
      ),
    )
    .orderBy(desc(message.number))
    .limit(1)
    .as('last');
  return db
    .select({
      member: messageMember,
      state: messageThread.state,
      last: {
        body: last.body,
        image: last.image,
        authorId: last.authorId,
        removal: last.removal,
      },
    })
    .from(messageMember)
    .innerJoin(messageThread, eq(messageThread.id, messageMember.threadId))
    .leftJoinLateral(last, sql`true`)
    .where(
      and(
        eq(messageMember.userId, userId),
        eq(messageMember.box, box),
        after
          ? sql`(${messageMember.lastAt}, ${messageMember.threadId}) < (${after.at.toISOString()}::timestamptz, ${after.threadId}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(messageMember.lastAt), desc(messageMember.threadId))
    .limit(THREADS_PER_PAGE + 1);
};

/** More than this many conversations with something new are not told apart. */
const MOST_UNREAD = 500;

export const selectUnread = (db: Db, userId: string) =>
  db
    .select({
      otherId: messageMember.otherId,
      box: messageMember.box,
      unread: messageMember.unread,
      isUndelivered: sql<boolean>`${messageMember.delivered} < ${messageThread.lastNumber}`,
    })
    .from(messageMember)
    .innerJoin(messageThread, eq(messageThread.id, messageMember.threadId))
    .where(and(eq(messageMember.userId, userId), gt(messageMember.unread, 0), isNotNull(messageMember.box)))
    .limit(MOST_UNREAD);

/** Returns the conversations with a new delivery and whom to tell of it. */
export const markDelivered = async (db: Db, userId: string) =>
  db
    .update(messageMember)
    .set({ delivered: messageThread.lastNumber })
    .from(messageThread)
    .where(
      and(
        eq(messageMember.userId, userId),
        gt(messageMember.unread, 0),
        eq(messageThread.id, messageMember.threadId),
        eq(messageThread.state, 'open'),
        lt(messageMember.delivered, messageThread.lastNumber),
      ),
    )
    .returning({ threadId: messageMember.threadId, otherId: messageMember.otherId });
