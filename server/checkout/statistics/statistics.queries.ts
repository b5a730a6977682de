import type { Billing, PlanId } from '@atalaya/core/store/plans';
import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db';
import { invoice, purchase, subscription } from '../checkout.tables';

const at = (date: Date) => sql`${date.toISOString()}::timestamptz`;
const monthOf = (column: string) => sql`to_char(${sql.raw(column)} at time zone 'Europe/Madrid', 'YYYY-MM')`;

/** By month of the invoice's date: a credit note has negative amounts and counts in its own month. */
export const selectRevenue = (db: Db, from: Date) =>
  db.execute<{ month: string; netCents: number; returnedCents: number; vatCents: number }>(sql`
    select ${monthOf('issued_at')} as month,
      sum(total_cents - vat_cents)::int as "netCents",
      coalesce(-sum(total_cents - vat_cents) filter (where series = 'R'), 0)::int as "returnedCents",
      sum(vat_cents)::int as "vatCents"
    from ${invoice} where issued_at >= ${at(from)} group by 1`);

/** How many subscriptions began and ended in each month. */
export const selectMovements = (db: Db, from: Date) =>
  db.execute<{ month: string; started: number; ended: number }>(sql`
    select month, sum(started)::int as started, sum(ended)::int as ended from (
      select ${monthOf('started_at')} as month, 1 as started, 0 as ended
      from ${subscription} where started_at >= ${at(from)}
      union all
      select ${monthOf('ended_at')}, 0, 1 from ${subscription} where ended_at >= ${at(from)}
    ) moved group by 1`);

export type RunningRow = {
  plan: PlanId;
  billing: Billing;
  priceCents: number | null;
  active: number;
  grace: number;
  leaving: number;
};

export const selectRunningByPlan = (db: Db) =>
  db.execute<RunningRow>(sql`
    select plan, billing, price_cents as "priceCents", count(*)::int as active,
      count(*) filter (where state = 'grace')::int as grace,
      count(*) filter (where cancel_at_period_end)::int as leaving
    from ${subscription} where state in ('active', 'grace') group by 1, 2, 3`);

/**
 * Customers by month of their first paid order, and how many of them are there in each later month: with a subscription at
 * its end (now, in the current one), or an order paid in it. Reads the orders of the period by `purchase_paid`.
 */
export const selectCohorts = (db: Db, from: Date, now: Date) =>
  db.execute<{ cohort: string; month: string; customers: number }>(sql`
    with bought as (
      select distinct user_id, date_trunc('month', paid_at at time zone 'Europe/Madrid') as month
      from ${purchase}
      where paid_at >= ${at(from)} and total_cents > 0 and state in ('paid', 'refunding', 'refunded')
    ), begun as (
      select user_id, min(month) as cohort from bought b
      where not exists (
        select from ${purchase} e
        where e.user_id = b.user_id and e.paid_at < ${at(from)} and e.total_cents > 0
          and e.state in ('paid', 'refunding', 'refunded'))
      group by user_id
    ), there as (
      select user_id, month from bought
      union
      select s.user_id, m.month
      from begun join ${subscription} s using (user_id)
      cross join lateral generate_series(
        begun.cohort, date_trunc('month', ${at(now)} at time zone 'Europe/Madrid'), interval '1 month') m(month)
      cross join lateral (
        select least((m.month + interval '1 month') at time zone 'Europe/Madrid', ${at(now)}) as ends) e
      where s.started_at <= e.ends and (s.ended_at is null or s.ended_at > e.ends)
    )
    select to_char(cohort, 'YYYY-MM') as cohort, to_char(month, 'YYYY-MM') as month, count(*)::int as customers
    from begun join there using (user_id) group by 1, 2`);
