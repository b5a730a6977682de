import type { PlanId } from '@atalaya/core/store/plans';
import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db';
import { invoice, ledgerEntry, purchase } from '../checkout.tables';

type Since = { today: Date; week: Date; month: Date };

const moved = sql`case kind when 'charge' then cents else -cents end`;
const at = (date: Date) => sql`${date.toISOString()}::timestamptz`;

/** Charges minus refunds since each date; `month` is the earliest. */
export async function selectNet(db: Db, since: Since) {
  const [row] = await db.execute<{ today: number; week: number; month: number; returned: number }>(sql`
    select coalesce(sum(${moved}) filter (where at >= ${at(since.today)}), 0)::int as today,
      coalesce(sum(${moved}) filter (where at >= ${at(since.week)}), 0)::int as week,
      coalesce(sum(${moved}), 0)::int as month,
      coalesce(sum(cents) filter (where kind = 'refund'), 0)::int as returned
    from ${ledgerEntry} where at >= ${at(since.month)}`);
  return row ?? { today: 0, week: 0, month: 0, returned: 0 };
}

/**
 * Net revenue per product, from the invoices because they outlive the accounts. Payments for one plan are one row while the
 * order exists. Payments that were returned at once have no invoice and are not counted.
 */
export const selectNetByLine = async (db: Db, since: Date, limit: number) => [
  ...(await db.execute<{ plan: PlanId | null; name: string; sales: number; cents: number }>(sql`
    with moved as (
      select purchase_id, sum(${moved}) as net
      from ${ledgerEntry} where at >= ${at(since)} group by purchase_id
    )
    select p.plan, case when p.plan is null then line.name else '' end as name,
      sum(case when moved.net > 0 then line.quantity else 0 end)::int as sales,
      sum(round(line."totalCents" * moved.net / i.total_cents))::int as cents
    from moved
    join ${invoice} i on i.purchase_id = moved.purchase_id and i.series = 'A' and i.total_cents > 0
    left join ${purchase} p on p.id = moved.purchase_id
    cross join lateral jsonb_to_recordset(i.lines) as line(name text, quantity int, "totalCents" int)
    group by 1, 2 order by cents desc, 1, 2 limit ${limit}`)),
];
