import type { Subscription } from '@atalaya/core/checkout/subscription';
import { planDefaults } from '@atalaya/core/store/plans';
import { and, desc, eq, inArray, lte, ne, or, sql } from 'drizzle-orm';
import { type Db, first } from '../platform/db';
import { subscription } from './checkout.tables';

export type SubscriptionRow = typeof subscription.$inferSelect;

type Priced = Pick<SubscriptionRow, 'priceCents' | 'plan' | 'billing'>;

export const agreedCents = ({ priceCents, plan, billing }: Priced): number =>
  priceCents ?? planDefaults[plan].cents[billing];

export const subscriptionOf = (row: SubscriptionRow): Subscription => ({
  ...row,
  priceCents: agreedCents(row),
  period: { start: row.periodStart, end: row.periodEnd },
});

export const insertSubscription = (db: Db, row: typeof subscription.$inferInsert) =>
  db.insert(subscription).values(row);

export const selectRunning = (db: Db, userId: string): Promise<SubscriptionRow | undefined> =>
  first(
    db
      .select()
      .from(subscription)
      .where(and(eq(subscription.userId, userId), ne(subscription.state, 'ended'))),
  );

export const selectByRef = (db: Db, provider: string, ref: string): Promise<SubscriptionRow | undefined> =>
  first(
    db
      .select()
      .from(subscription)
      .where(and(eq(subscription.provider, provider), eq(subscription.providerRef, ref))),
  );

export const selectSubscription = (db: Db, id: string): Promise<SubscriptionRow | undefined> =>
  first(db.select().from(subscription).where(eq(subscription.id, id)));

export const updateSubscription = (db: Db, id: string, changes: Partial<SubscriptionRow>) =>
  db.update(subscription).set(changes).where(eq(subscription.id, id));

export const everySubscriptionOf = (db: Db, userId: string) =>
  db.select().from(subscription).where(eq(subscription.userId, userId)).orderBy(desc(subscription.startedAt));

/** Cancelled ones past their period end, and unpaid ones past the grace days. */
export const selectExpiredSubscriptions = (db: Db, now: Date) =>
  db
    .select()
    .from(subscription)
    .where(
      or(
        and(
          eq(subscription.state, 'active'),
          eq(subscription.cancelAtPeriodEnd, true),
          lte(subscription.periodEnd, now),
        ),
        and(eq(subscription.state, 'grace'), lte(subscription.graceUntil, now)),
      ),
    )
    .limit(500);

/** Renewals whose webhook event is overdue. */
export const selectOverdueRenewals = (db: Db, endedBefore: Date) =>
  db
    .select()
    .from(subscription)
    .where(and(inArray(subscription.state, ['active', 'grace']), lte(subscription.periodEnd, endedBefore)))
    .limit(200);

/** Renewals before `until` that were not announced by email yet. */
export const selectRenewalsToAnnounce = (db: Db, until: Date) =>
  db
    .select()
    .from(subscription)
    .where(
      and(
        eq(subscription.state, 'active'),
        eq(subscription.cancelAtPeriodEnd, false),
        lte(subscription.periodEnd, until),
        sql`${subscription.announcedFor} is distinct from ${subscription.periodEnd}`,
      ),
    )
    .limit(500);
