import type { SubscriberState } from '@atalaya/core/contact/newsletter';
import { and, asc, eq, gt } from 'drizzle-orm';
import { inOrder, matches, slice } from '../admin/resource/list-sql';
import { type Db, first } from '../platform/db';
import { newsletterSubscriber } from './contact.tables';

export type SubscriberRow = typeof newsletterSubscriber.$inferSelect;

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

export const selectByToken = (db: Db, tokenHash: string) =>
  first(
    db.select().from(newsletterSubscriber).where(eq(newsletterSubscriber.tokenHash, tokenHash)).for('update'),
  );

export const selectById = (db: Db, id: string) =>
  first(db.select().from(newsletterSubscriber).where(eq(newsletterSubscriber.id, id)));

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

export const removeSubscriber = (db: Db, id: string) =>
  first(
    db
      .delete(newsletterSubscriber)
      .where(eq(newsletterSubscriber.id, id))
      .returning({ email: newsletterSubscriber.email }),
  );

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

export const selectActive = (db: Db, { after, limit }: { after: string | null; limit: number }) =>
  db
    .select({ id: newsletterSubscriber.id, email: newsletterSubscriber.email })
    .from(newsletterSubscriber)
    .where(
      and(eq(newsletterSubscriber.state, 'active'), after ? gt(newsletterSubscriber.id, after) : undefined),
    )
    .orderBy(asc(newsletterSubscriber.id))
    .limit(limit);

export const countActive = (db: Db): Promise<number> =>
  db.$count(newsletterSubscriber, eq(newsletterSubscriber.state, 'active'));
