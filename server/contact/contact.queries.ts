import type { MessageState } from '@atalaya/core/contact/contact';
import { and, desc, eq, lt, ne, or, type SQL } from 'drizzle-orm';
import { folded, inOrder, matches, slice } from '../admin/resource/list-sql';
import { type Db, first } from '../platform/db';
import { contactMessage } from './contact.tables';

export type MessageRow = typeof contactMessage.$inferSelect;
export type NewMessage = typeof contactMessage.$inferInsert;

export async function insertMessage(db: Db, row: NewMessage): Promise<void> {
  await db.insert(contactMessage).values(row);
}

type Search = {
  q?: string | undefined;
  state?: MessageState | undefined;
  suspect?: 'true' | 'false' | undefined;
  page: number;
  pageSize: number;
};
type Sorting = { field: 'createdAt' | 'name' | 'state'; descending: boolean };

export async function selectMessages(db: Db, { q, state, suspect, ...paging }: Search, order: Sorting) {
  const { name, email, subject, message, createdAt } = contactMessage;
  const where = and(
    matches(q, [name, email, subject, message]),
    state ? eq(contactMessage.state, state) : undefined,
    suspect ? eq(contactMessage.isSuspect, suspect === 'true') : undefined,
  );
  const sorts = { createdAt, name: folded(name), state: contactMessage.state };
  const { limit, offset } = slice(paging);
  const items = await db
    .select()
    .from(contactMessage)
    .where(where)
    .orderBy(...inOrder(sorts[order.field], order.descending, contactMessage.id))
    .limit(limit)
    .offset(offset);
  return { items, total: await db.$count(contactMessage, where) };
}

export const selectMessage = (db: Db, id: string) =>
  first(db.select().from(contactMessage).where(eq(contactMessage.id, id)));

export const lockMessage = (db: Db, id: string) =>
  first(db.select().from(contactMessage).where(eq(contactMessage.id, id)).for('update'));

type Changes = Partial<Pick<MessageRow, 'state' | 'reply' | 'repliedAt'>>;

const updateWhere = (db: Db, where: SQL | undefined, changes: Changes) => {
  return first(db.update(contactMessage).set(changes).where(where).returning());
};

/** Undefined if another admin has already replied. */
export const answerMessage = (db: Db, id: string, reply: string, repliedAt: Date) =>
  updateWhere(db, and(eq(contactMessage.id, id), ne(contactMessage.state, 'answered')), {
    state: 'answered',
    reply,
    repliedAt,
  });

export const setMessageState = (db: Db, id: string, state: MessageState) =>
  updateWhere(db, eq(contactMessage.id, id), { state });

export const removeMessage = (db: Db, id: string) =>
  first(db.delete(contactMessage).where(eq(contactMessage.id, id)).returning());

/** Includes messages sent with the same address while signed out. */
const writtenBy = (userId: string, email: string) =>
  or(eq(contactMessage.userId, userId), eq(contactMessage.email, email));

type Keyset = { after?: string | undefined; limit: number };

export const selectMessagesAfter = (
  db: Db,
  { id, email }: { id: string; email: string },
  { after, limit }: Keyset,
) =>
  db
    .select()
    .from(contactMessage)
    .where(and(writtenBy(id, email), after ? lt(contactMessage.id, after) : undefined))
    .orderBy(desc(contactMessage.id))
    .limit(limit);

export const messagesOf = (db: Db, userId: string, email: string) =>
  db
    .select({
      subject: contactMessage.subject,
      message: contactMessage.message,
      phone: contactMessage.phone,
      reply: contactMessage.reply,
      createdAt: contactMessage.createdAt,
    })
    .from(contactMessage)
    .where(writtenBy(userId, email));

export const forgetMessagesFrom = (db: Db, userId: string, email: string) =>
  db.delete(contactMessage).where(writtenBy(userId, email)).returning({ id: contactMessage.id });
