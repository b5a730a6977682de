import type { DeliveryCounts, DeliveryState } from '@atalaya/core/push/campaign';
import { and, count, desc, eq, inArray, lte, min, sql } from 'drizzle-orm';
import { slice } from '../admin/resource/list-sql';
import { type Db, first } from '../platform/db';
import { pushCampaign, pushDelivery, pushSubscription } from './push.tables';

export type CampaignRow = typeof pushCampaign.$inferSelect;
const unsettled = ['waiting', 'held'] as const;

export const insertCampaign = (db: Db, row: CampaignRow) => db.insert(pushCampaign).values(row);

export const lockCampaign = (db: Db, id: string) =>
  first(db.select().from(pushCampaign).where(eq(pushCampaign.id, id)).for('update'));

export const selectCampaign = (db: Db, id: string) =>
  first(db.select().from(pushCampaign).where(eq(pushCampaign.id, id)));

export const updateCampaign = (
  db: Db,
  id: string,
  changes: Partial<Pick<CampaignRow, 'state' | 'finishedAt'>>,
) => db.update(pushCampaign).set(changes).where(eq(pushCampaign.id, id));

export async function selectCampaigns(db: Db, range: { page: number; pageSize: number }) {
  const items = await db
    .select()
    .from(pushCampaign)
    .orderBy(desc(pushCampaign.createdAt), desc(pushCampaign.id))
    .limit(slice(range).limit)
    .offset(slice(range).offset);
  return { items, total: await db.$count(pushCampaign) };
}

/** How the copies of each campaign went, in one query. */
export async function selectCounts(db: Db, ids: readonly string[]): Promise<Map<string, DeliveryCounts>> {
  const counts = new Map<string, DeliveryCounts>(
    ids.map((id) => [id, { waiting: 0, held: 0, sent: 0, failed: 0, gone: 0 }]),
  );
  if (ids.length === 0) return counts;
  const found = await db
    .select({ id: pushDelivery.campaignId, state: pushDelivery.state, total: count() })
    .from(pushDelivery)
    .where(inArray(pushDelivery.campaignId, [...ids]))
    .groupBy(pushDelivery.campaignId, pushDelivery.state);
  for (const { id, state, total } of found) {
    const own = counts.get(id);
    if (own) own[state] = total;
  }
  return counts;
}

export const insertDeliveries = (db: Db, rows: (typeof pushDelivery.$inferInsert)[]) =>
  db.insert(pushDelivery).values(rows).onConflictDoNothing();

/** The next copies that may go out, with where to; a browser that has gone meanwhile has no address. */
export const selectDue = (db: Db, campaignId: string, now: Date, limit: number) =>
  db
    .select({
      id: pushDelivery.subscriptionId,
      tries: pushDelivery.tries,
      endpoint: pushSubscription.endpoint,
      p256dh: pushSubscription.p256dh,
      auth: pushSubscription.auth,
    })
    .from(pushDelivery)
    .leftJoin(pushSubscription, eq(pushSubscription.id, pushDelivery.subscriptionId))
    .where(
      and(
        eq(pushDelivery.campaignId, campaignId),
        inArray(pushDelivery.state, [...unsettled]),
        lte(pushDelivery.notBefore, now),
      ),
    )
    .orderBy(pushDelivery.notBefore, pushDelivery.subscriptionId)
    .limit(limit);

/** When the next copy may go out; undefined when all are settled. */
export async function selectNextMoment(db: Db, campaignId: string): Promise<Date | undefined> {
  const [row] = await db
    .select({ at: min(pushDelivery.notBefore) })
    .from(pushDelivery)
    .where(and(eq(pushDelivery.campaignId, campaignId), inArray(pushDelivery.state, [...unsettled])));
  return row?.at ?? undefined;
}

export async function markDeliveries(
  db: Db,
  campaignId: string,
  ids: readonly string[],
  state: DeliveryState,
  notBefore?: Date,
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .update(pushDelivery)
    .set({ state, tries: sql`${pushDelivery.tries} + 1`, ...(notBefore ? { notBefore } : {}) })
    .where(and(eq(pushDelivery.campaignId, campaignId), inArray(pushDelivery.subscriptionId, [...ids])));
}
