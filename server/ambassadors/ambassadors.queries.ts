import { desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { inOrder, matches, slice } from '../admin/resource/list-sql';
import { type Db, first } from '../platform/db';
import { ambassador, commissionEntry, referral } from './ambassadors.tables';

export type AmbassadorRow = typeof ambassador.$inferSelect;
type Entry = typeof commissionEntry.$inferInsert;

/** Qualified by hand: in a subquery Drizzle would write the bare column name. */
const outerId = sql.raw('ambassador.user_id');

const sumOf = (kinds: SQL): SQL<number> =>
  sql<number>`coalesce((select sum(e.cents) from ${commissionEntry} e
    where e.ambassador_id = ${outerId} and e.kind in ${kinds}), 0)::int`;

const earned = sumOf(sql`('earned', 'reversed')`);
const paid = sumOf(sql`('paid')`);

const standing = {
  id: ambassador.userId,
  code: ambassador.code,
  percent: ambassador.percent,
  joinedAt: ambassador.joinedAt,
  invited: sql<number>`(select count(*) from ${referral} r where r.ambassador_id = ${outerId})::int`,
  earnedCents: earned,
  paidCents: sql<number>`-${paid}`,
  balanceCents: sql<number>`${earned} + ${paid}`,
};

export const selectStanding = (db: Db, userId: string) =>
  first(db.select(standing).from(ambassador).where(eq(ambassador.userId, userId)));

export const selectByCode = (db: Db, code: string): Promise<AmbassadorRow | undefined> =>
  first(db.select().from(ambassador).where(eq(ambassador.code, code.toUpperCase())));

export const insertAmbassador = (db: Db, row: AmbassadorRow) =>
  db.insert(ambassador).values(row).onConflictDoNothing().returning({ code: ambassador.code });

/** Locked so that two concurrent payouts cannot pay the same balance. */
export const lockAmbassador = (db: Db, userId: string): Promise<AmbassadorRow | undefined> =>
  first(db.select().from(ambassador).where(eq(ambassador.userId, userId)).for('update'));

export const upsertReferral = (db: Db, row: typeof referral.$inferInsert) =>
  db
    .insert(referral)
    .values(row)
    .onConflictDoUpdate({
      target: referral.userId,
      set: { ambassadorId: row.ambassadorId, invitedAt: row.invitedAt },
      setWhere: sql`${referral.invitedAt} < excluded.invited_at`,
    });

export const selectReferral = (db: Db, userId: string) =>
  first(
    db
      .select({
        ambassadorId: referral.ambassadorId,
        invitedAt: referral.invitedAt,
        percent: ambassador.percent,
      })
      .from(referral)
      .innerJoin(ambassador, eq(ambassador.userId, referral.ambassadorId))
      .where(eq(referral.userId, userId)),
  );

export const insertEntry = (db: Db, row: Entry) =>
  db.insert(commissionEntry).values(row).onConflictDoNothing();

export const selectEarned = (db: Db, purchaseId: string) =>
  first(
    db
      .select()
      .from(commissionEntry)
      .where(sql`${commissionEntry.purchaseId} = ${purchaseId} and ${commissionEntry.kind} = 'earned'`),
  );

/** What an order has earned so far, after its refunds. */
export async function sumOfOrder(db: Db, purchaseId: string): Promise<number> {
  const [row] = await db
    .select({ cents: sql<number>`coalesce(sum(${commissionEntry.cents}), 0)::int` })
    .from(commissionEntry)
    .where(eq(commissionEntry.purchaseId, purchaseId));
  return row?.cents ?? 0;
}

export async function selectEntries(db: Db, ambassadorId: string, range: { page: number; pageSize: number }) {
  const own = eq(commissionEntry.ambassadorId, ambassadorId);
  const { limit, offset } = slice(range);
  const items = await db
    .select()
    .from(commissionEntry)
    .where(own)
    .orderBy(desc(commissionEntry.at), desc(commissionEntry.id))
    .limit(limit)
    .offset(offset);
  return { items, total: await db.$count(commissionEntry, own) };
}

/** `ids`: users that match the search text. */
type Search = { text: string; ids: readonly string[] };
type ListQuery = { search?: Search | undefined; page: number; pageSize: number };
type Order = { field: 'joinedAt' | 'balance' | 'code'; descending: boolean };

export async function selectAmbassadors(db: Db, { search, ...range }: ListQuery, order: Order) {
  const where =
    search &&
    or(
      matches(search.text, [ambassador.code]),
      search.ids.length > 0 ? inArray(ambassador.userId, [...search.ids]) : undefined,
    );
  const sorts = { joinedAt: ambassador.joinedAt, balance: standing.balanceCents, code: ambassador.code };
  const { limit, offset } = slice(range);
  const items = await db
    .select(standing)
    .from(ambassador)
    .where(where)
    .orderBy(...inOrder(sorts[order.field], order.descending, ambassador.userId))
    .limit(limit)
    .offset(offset);
  return { items, total: await db.$count(ambassador, where) };
}

export const personalDataOf = async (db: Db, userId: string) => ({
  embajador: await db.select().from(ambassador).where(eq(ambassador.userId, userId)),
  invitacion: await db.select().from(referral).where(eq(referral.userId, userId)),
  comisiones: await db.select().from(commissionEntry).where(eq(commissionEntry.ambassadorId, userId)),
});
