import { and, asc, eq, gt, inArray, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../platform/db';
import { message, messageMember, messageThread } from './messages.tables';

/** What a person still sees of their conversations. */
export const messagesSeenBy = (db: Db, userId: string) =>
  db
    .select({
      threadId: message.threadId,
      otherId: messageMember.otherId,
      authorId: message.authorId,
      body: message.body,
      image: message.image,
      createdAt: message.createdAt,
    })
    .from(messageMember)
    .innerJoin(
      message,
      and(eq(message.threadId, messageMember.threadId), gt(message.number, messageMember.clearedTo)),
    )
    .where(
      and(
        eq(messageMember.userId, userId),
        sql`not (case when ${message.authorId} = ${userId} then ${message.isHiddenForAuthor} else ${message.isHiddenForOther} end)`,
      ),
    )
    .orderBy(asc(message.threadId), asc(message.number));

/** Erases what an account wrote; the conversations stay for the others. The files of the images go with the uploads. */
export async function eraseWriter(db: Db, userId: string): Promise<void> {
  const written = eq(message.authorId, userId);
  await db
    .update(message)
    .set({ authorId: null, body: '', image: null, imageAlt: '', removal: 'account', isHiddenForAuthor: true })
    .where(written);
  await db.update(messageMember).set({ otherId: null }).where(eq(messageMember.otherId, userId));
  const side = or(eq(messageThread.lowId, userId), eq(messageThread.highId, userId));
  await db
    .update(messageThread)
    .set({
      lowId: sql`nullif(${messageThread.lowId}, ${userId})`,
      highId: sql`nullif(${messageThread.highId}, ${userId})`,
      startedBy: sql`nullif(${messageThread.startedBy}, ${userId})`,
    })
    .where(side);
}

const ownerless = sql`not exists (select 1 from ${messageMember} m where m.thread_id = ${messageThread.id})`;

/** Deletes what nobody sees any more or what is too old. Returns the ids of the messages. */
export async function deleteOld(
  db: Db,
  { idle, declined }: { idle: Date; declined: Date },
): Promise<string[]> {
  const gone = db
    .select({ id: messageThread.id })
    .from(messageThread)
    .where(
      or(
        lt(messageThread.lastAt, idle),
        and(eq(messageThread.state, 'declined'), lt(messageThread.lastAt, declined)),
        ownerless,
      ),
    );
  const cleared = sql`${message.number} <= (select min(m.cleared_to) from ${messageMember} m where m.thread_id = ${message.threadId})`;
  const deleted = await db
    .delete(message)
    .where(
      or(inArray(message.threadId, gone), and(message.isHiddenForAuthor, message.isHiddenForOther), cleared),
    )
    .returning({ id: message.id });
  await db.delete(messageThread).where(inArray(messageThread.id, gone));
  return deleted.map(({ id }) => id);
}
