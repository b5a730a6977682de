import type { SubscriberState } from '@atalaya/core/contact/newsletter';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { inOrder, matches, slice } from '../admin/resource/list-sql';
import type { Db } from '../platform/db';
import { newsletterDelivery, newsletterIssue, newsletterSubscriber } from './contact.tables';

export type SubscriberRow = typeof newsletterSubscriber.$inferSelect;
export type IssueRow = typeof newsletterIssue.$inferSelect;

/** Locks the subscriber's row until the end of the transaction and creates it if missing. */
export async function lockSubscriber(db: Db, fresh: { id: string; email: string; now: Date }) {
  const { id, email, now } = fresh;
  const inserted = await db
    .insert(newsletterSubscriber)
    .values({ id, email, state: 'pending', askedAt: now, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: newsletterSubscriber.id });
  const [row] = await db
    .select()
    .from(newsletterSubscriber)
    .where(eq(newsletterSubscriber.email, email))
    .for('update');
  return row && { ...row, isNew: inserted.length > 0 };
}

export async function selectByToken(db: Db, tokenHash: string) {
  const [row] = await db
    .select()
    .from(newsletterSubscriber)
    .where(eq(newsletterSubscriber.tokenHash, tokenHash))
    .for('update');
  return row;
}

export async function selectById(db: Db, id: string) {
  const [row] = await db.select().from(newsletterSubscriber).where(eq(newsletterSubscriber.id, id));
  return row;
}

type Changes = Partial<Omit<SubscriberRow, 'id' | 'email' | 'createdAt'>>;

export async function updateSubscriber(db: Db, id: string, changes: Changes): Promise<void> {
  await db.update(newsletterSubscriber).set(changes).where(eq(newsletterSubscriber.id, id));
}

type Search = { q?: string | undefined; state?: SubscriberState | undefined; page: number; pageSize: number };
type Sorting = { field: 'createdAt' | 'email' | 'state'; descending: boolean };

export async function selectSubscribers(db: Db, { q, state, ...paging }: Search, order: Sorting) {
  const { email, createdAt } = newsletterSubscriber;
  const where = and(matches(q, [email]), state ? eq(newsletterSubscriber.state, state) : undefined);
  const sorts = { createdAt, email, state: newsletterSubscriber.state };
  const { limit, offset } = slice(paging);
  const items = await db
    .select()
    .from(newsletterSubscriber)
    .where(where)
    .orderBy(...inOrder(sorts[order.field], order.descending, newsletterSubscriber.id))
    .limit(limit)
    .offset(offset);
  return { items, total: await db.$count(newsletterSubscriber, where) };
}

export const selectAllSubscribers = (db: Db, state: SubscriberState | undefined) =>
  db
    .select()
    .from(newsletterSubscriber)
    .where(state ? eq(newsletterSubscriber.state, state) : undefined)
    .orderBy(asc(newsletterSubscriber.createdAt), asc(newsletterSubscriber.id));

export async function removeSubscriber(db: Db, id: string) {
  const [row] = await db
    .delete(newsletterSubscriber)
    .where(eq(newsletterSubscriber.id, id))
    .returning({ email: newsletterSubscriber.email });
  return row;
}

export const subscriptionOf = (db: Db, email: string) =>
  db
    .select({
      email: newsletterSubscriber.email,
      state: newsletterSubscriber.state,
      createdAt: newsletterSubscriber.createdAt,
      confirmedAt: newsletterSubscriber.confirmedAt,
      leftAt: newsletterSubscriber.leftAt,
    })
    .from(newsletterSubscriber)
    .where(eq(newsletterSubscriber.email, email));

export const forgetSubscription = (db: Db, email: string) =>
  db.delete(newsletterSubscriber).where(eq(newsletterSubscriber.email, email));

export async function insertIssue(db: Db, row: IssueRow): Promise<void> {
  await db.insert(newsletterIssue).values(row);
}

export async function selectIssue(db: Db, id: string) {
  const [row] = await db.select().from(newsletterIssue).where(eq(newsletterIssue.id, id));
  return row;
}

export async function selectIssues(db: Db, paging: { page: number; pageSize: number }) {
  const { limit, offset } = slice(paging);
  const items = await db
    .select()
    .from(newsletterIssue)
    .orderBy(desc(newsletterIssue.createdAt), desc(newsletterIssue.id))
    .limit(limit)
    .offset(offset);
  return { items, total: await db.$count(newsletterIssue) };
}

/**
 * Selects the next recipients of an issue and marks them as sent in the same statement, so that nobody is selected
 * twice.
 */
export async function takeReaders(db: Db, issueId: string, most: number) {
  const rows = await db.execute<{ id: string; email: string }>(sql`
    with next as (
      select s.id, s.email from ${newsletterSubscriber} s
      where s.state = 'active'
        and not exists (select 1 from ${newsletterDelivery} d where d.issue_id = ${issueId} and d.subscriber_id = s.id)
      order by s.id limit ${most}
    ), taken as (
      insert into ${newsletterDelivery} (issue_id, subscriber_id) select ${issueId}::uuid, id from next
      on conflict do nothing returning subscriber_id
    )
    select next.id, next.email from next join taken on taken.subscriber_id = next.id`);
  return [...rows];
}

export async function addEmailCount(db: Db, id: string, count: number): Promise<void> {
  await db
    .update(newsletterIssue)
    .set({ emailCount: sql`${newsletterIssue.emailCount} + ${count}` })
    .where(eq(newsletterIssue.id, id));
}

export async function markSent(db: Db, id: string, sentAt: Date): Promise<void> {
  await db.update(newsletterIssue).set({ sentAt }).where(eq(newsletterIssue.id, id));
}
