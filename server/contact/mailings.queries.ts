import type { MailingCounts } from '@atalaya/core/contact/mailings';
import { and, asc, count, desc, eq, inArray, lte, ne, sql } from 'drizzle-orm';
import { slice } from '../admin/resource/list-sql';
import { type Db, first } from '../platform/db';
import { mailing, mailingRecipient } from './contact.tables';

export type MailingRow = typeof mailing.$inferSelect;
export type RecipientRow = typeof mailingRecipient.$inferSelect;

export const insertMailing = (db: Db, row: MailingRow) => db.insert(mailing).values(row);

export const selectMailing = (db: Db, id: string) =>
  first(db.select().from(mailing).where(eq(mailing.id, id)));

export const lockMailing = (db: Db, id: string) =>
  first(db.select().from(mailing).where(eq(mailing.id, id)).for('update'));

/** Undefined while another node works on it. */
export const lockSending = (db: Db, id: string) =>
  first(
    db
      .select()
      .from(mailing)
      .where(and(eq(mailing.id, id), eq(mailing.state, 'sending')))
      .for('update', { skipLocked: true }),
  );

type Changes = Partial<Omit<MailingRow, 'id' | 'createdAt'>>;

export async function updateMailing(db: Db, id: string, changes: Changes): Promise<void> {
  await db.update(mailing).set(changes).where(eq(mailing.id, id));
}

export const deleteMailing = (db: Db, id: string) => db.delete(mailing).where(eq(mailing.id, id));

export async function selectMailings(db: Db, paging: { page: number; pageSize: number }) {
  const { limit, offset } = slice(paging);
  const items = await db
    .select()
    .from(mailing)
    .orderBy(desc(mailing.updatedAt), desc(mailing.id))
    .limit(limit)
    .offset(offset);
  return { items, total: await db.$count(mailing) };
}

/** Starts what is due. A mailing is returned once, however many nodes ask. */
export const startDue = (db: Db, now: Date) =>
  db
    .update(mailing)
    .set({ state: 'sending', startedAt: now, updatedAt: now })
    .where(and(eq(mailing.state, 'scheduled'), lte(mailing.scheduledAt, now)))
    .returning({ id: mailing.id, subject: mailing.subject });

export const selectSending = (db: Db) =>
  db
    .select({ id: mailing.id })
    .from(mailing)
    .where(eq(mailing.state, 'sending'))
    .orderBy(asc(mailing.startedAt));

/** The rows that are new: who has the mailing already is left out. */
export async function insertRecipients(db: Db, recipients: readonly RecipientRow[]): Promise<RecipientRow[]> {
  if (recipients.length === 0) return [];
  return db
    .insert(mailingRecipient)
    .values([...recipients])
    .onConflictDoNothing()
    .returning();
}

export const markUnsubscribed = (db: Db, id: string, now: Date) =>
  first(
    db
      .update(mailingRecipient)
      .set({ unsubscribedAt: sql`coalesce(${mailingRecipient.unsubscribedAt}, ${now.toISOString()})` })
      .where(eq(mailingRecipient.id, id))
      .returning(),
  );

/** For emails that were dropped before they left. */
export async function deleteRecipients(
  db: Db,
  {
    email,
    mailingIds,
    exceptId,
  }: { email: string; mailingIds: readonly string[]; exceptId: string | undefined },
): Promise<void> {
  if (mailingIds.length === 0) return;
  await db
    .delete(mailingRecipient)
    .where(
      and(
        eq(mailingRecipient.email, email),
        inArray(mailingRecipient.mailingId, [...mailingIds]),
        exceptId ? ne(mailingRecipient.id, exceptId) : undefined,
      ),
    );
}

export async function countRecipients(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, Pick<MailingCounts, 'recipients' | 'unsubscribed'>>> {
  if (ids.length === 0) return new Map();
  const found = await db
    .select({
      id: mailingRecipient.mailingId,
      recipients: count(),
      unsubscribed: count(mailingRecipient.unsubscribedAt),
    })
    .from(mailingRecipient)
    .where(inArray(mailingRecipient.mailingId, [...ids]))
    .groupBy(mailingRecipient.mailingId);
  return new Map(found.map(({ id, ...counts }) => [id, counts]));
}

/** For the download of personal data. */
export const mailingsTo = (db: Db, email: string) =>
  db
    .select({
      subject: mailing.subject,
      startedAt: mailing.startedAt,
      unsubscribedAt: mailingRecipient.unsubscribedAt,
    })
    .from(mailingRecipient)
    .innerJoin(mailing, eq(mailing.id, mailingRecipient.mailingId))
    .where(eq(mailingRecipient.email, email))
    .orderBy(asc(mailing.startedAt));

export const forgetRecipient = (db: Db, email: string) =>
  db.delete(mailingRecipient).where(eq(mailingRecipient.email, email));
