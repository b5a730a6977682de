import { ATTACHED_MESSAGES } from '@atalaya/core/messages/messages';
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { type Db, first } from '../platform/db';
import { headline, tsquery } from '../syllabus/search/search-sql';
import { message, messageMember } from './messages.tables';

export type MessageRow = typeof message.$inferSelect;

const columns = {
  id: message.id,
  threadId: message.threadId,
  number: message.number,
  authorId: message.authorId,
  body: message.body,
  image: message.image,
  imageAlt: message.imageAlt,
  removal: message.removal,
  createdAt: message.createdAt,
};
export type ShownMessage = Pick<MessageRow, keyof typeof columns>;

/** What a person has not deleted for themselves. */
const seenBy = (userId: string) =>
  sql`not (case when ${message.authorId} = ${userId} then ${message.isHiddenForAuthor} else ${message.isHiddenForOther} end)`;

export const selectMessage = (db: Db, id: string): Promise<ShownMessage | undefined> =>
  first(db.select(columns).from(message).where(eq(message.id, id)));

/** Only in a conversation of this user. */
export const selectOwnMessage = (db: Db, userId: string, id: string) =>
  first(
    db
      .select({ message: columns, otherId: messageMember.otherId })
      .from(message)
      .innerJoin(
        messageMember,
        and(eq(messageMember.threadId, message.threadId), eq(messageMember.userId, userId)),
      )
      .where(and(eq(message.id, id), gt(message.number, messageMember.clearedTo), seenBy(userId))),
  );

export const insertMessage = (db: Db, row: typeof message.$inferInsert) => db.insert(message).values(row);

type Range = { before?: number | undefined; after?: number | undefined; limit: number; clearedTo: number };

/** One row more than the limit if there are others. Newest first, or after a number oldest first. */
export const selectMessages = (
  db: Db,
  userId: string,
  threadId: string,
  { before, after, limit, clearedTo }: Range,
): Promise<ShownMessage[]> =>
  db
    .select(columns)
    .from(message)
    .where(
      and(
        eq(message.threadId, threadId),
        gt(message.number, Math.max(clearedTo, after ?? 0)),
        before === undefined ? undefined : lt(message.number, before),
        seenBy(userId),
      ),
    )
    .orderBy(after === undefined ? desc(message.number) : asc(message.number))
    .limit(limit + 1);

/** Those of the other person after a number. */
export const countAfter = (db: Db, threadId: string, userId: string, number: number): Promise<number> =>
  db.$count(
    message,
    and(
      eq(message.threadId, threadId),
      gt(message.number, number),
      or(isNull(message.authorId), ne(message.authorId, userId)),
    ),
  );

export const hideFor = (db: Db, id: string, isAuthor: boolean) =>
  db
    .update(message)
    .set(isAuthor ? { isHiddenForAuthor: true } : { isHiddenForOther: true })
    .where(eq(message.id, id));

/** The reported one and those before it, oldest first. */
export const selectLast = async (
  db: Db,
  userId: string,
  threadId: string,
  number: number,
  clearedTo: number,
) =>
  (
    await selectMessages(db, userId, threadId, {
      before: number + 1,
      limit: ATTACHED_MESSAGES - 1,
      clearedTo,
    })
  ).reverse();

export const markAttached = (db: Db, ids: readonly string[]) =>
  db
    .update(message)
    .set({ isAttached: true })
    .where(inArray(message.id, [...ids]));

/** Who may see the image of a message: its two people, and moderators if a report brought it along. */
export const selectSight = (db: Db, id: string, userId: string) =>
  first(
    db
      .select({
        isAttached: message.isAttached,
        isMember: isNotNull(messageMember.userId).mapWith(Boolean),
        removal: message.removal,
      })
      .from(message)
      .leftJoin(
        messageMember,
        and(
          eq(messageMember.threadId, message.threadId),
          eq(messageMember.userId, userId),
          gt(message.number, messageMember.clearedTo),
          seenBy(userId),
        ),
      )
      .where(eq(message.id, id)),
  );

/** Undefined if it is gone. */
export async function setRemoval(db: Db, id: string, removal: 'moderator' | null) {
  const [before] = await db.select(columns).from(message).where(eq(message.id, id)).for('update');
  if (!before) return undefined;
  if (before.removal !== 'account') await db.update(message).set({ removal }).where(eq(message.id, id));
  return before;
}

const FOUND = 30;

type Hit = {
  threadId: string;
  number: number;
  otherId: string | null;
  isMine: boolean;
  snippet: string;
  createdAt: Date;
};

/** The newest first: in a conversation the time says more than the rank. */
export const selectMatches = (db: Db, userId: string, query: string): Promise<Hit[]> =>
  db
    .execute<Omit<Hit, 'createdAt'> & { createdAt: string | Date }>(sql`
      with own as (
        select thread_id, other_id, cleared_to from ${messageMember}
        where user_id = ${userId} and box is not null
      ), found as (
        select m.thread_id, m.number, own.other_id, m.author_id, m.body, m.created_at
        from own join ${message} m on m.thread_id = own.thread_id and m.number > own.cleared_to
        where m.search @@ ${tsquery(query)} and m.removal is null
          and not (case when m.author_id = ${userId} then m.is_hidden_for_author else m.is_hidden_for_other end)
        order by m.created_at desc, m.id desc limit ${FOUND}
      )
      select thread_id as "threadId", number, other_id as "otherId",
        coalesce(author_id = ${userId}, false) as "isMine", created_at as "createdAt",
        ${headline('body', query)} as snippet
      from found order by created_at desc, number desc`)
    .then((rows) => [...rows].map((row) => ({ ...row, createdAt: new Date(row.createdAt) })));

export const selectPeople = async (db: Db, threadId: string): Promise<string[]> =>
  (
    await db
      .select({ userId: messageMember.userId })
      .from(messageMember)
      .where(eq(messageMember.threadId, threadId))
  ).map(({ userId }) => userId);

const oneNumber = async (found: Promise<{ number: number }[]>): Promise<number> =>
  (await found)[0]?.number ?? 0;

export const lastNumberBy = (db: Db, threadId: string, authorId: string) =>
  oneNumber(
    db
      .select({ number: message.number })
      .from(message)
      .where(and(eq(message.threadId, threadId), eq(message.authorId, authorId)))
      .orderBy(desc(message.number))
      .limit(1),
  );

/** The first message of the other person after a number. */
export const firstNumberAfter = (db: Db, threadId: string, userId: string, number: number) =>
  oneNumber(
    db
      .select({ number: message.number })
      .from(message)
      .where(
        and(
          eq(message.threadId, threadId),
          gt(message.number, number),
          or(isNull(message.authorId), ne(message.authorId, userId)),
        ),
      )
      .orderBy(asc(message.number))
      .limit(1),
  );
