import type { OutgoingEvent } from '@atalaya/core/checkout/outgoing/outgoing';
import { and, arrayContains, asc, desc, eq, lt } from 'drizzle-orm';
import { type Db, first } from '../../platform/db';
import { webhookDelivery, webhookTarget } from './outgoing.tables';

export type TargetRow = typeof webhookTarget.$inferSelect;
export type DeliveryRow = typeof webhookDelivery.$inferSelect;

export const selectTargets = (db: Db) => db.select().from(webhookTarget).orderBy(asc(webhookTarget.id));

export const selectTargetsOf = (db: Db, event: OutgoingEvent) =>
  db
    .select()
    .from(webhookTarget)
    .where(and(webhookTarget.isActive, arrayContains(webhookTarget.events, [event])));

export const insertTarget = (db: Db, row: TargetRow) => db.insert(webhookTarget).values(row);

export const lockTarget = (db: Db, id: string): Promise<TargetRow | undefined> =>
  first(db.select().from(webhookTarget).where(eq(webhookTarget.id, id)).for('update'));

export const updateTarget = (db: Db, id: string, changes: Pick<TargetRow, 'events' | 'isActive'>) =>
  db.update(webhookTarget).set(changes).where(eq(webhookTarget.id, id));

export const deleteTarget = (db: Db, id: string) => db.delete(webhookTarget).where(eq(webhookTarget.id, id));

export const insertDelivery = (db: Db, row: typeof webhookDelivery.$inferInsert) =>
  db.insert(webhookDelivery).values(row);

export const selectDelivery = (db: Db, id: string) =>
  first(
    db
      .select({ delivery: webhookDelivery, target: webhookTarget })
      .from(webhookDelivery)
      .innerJoin(webhookTarget, eq(webhookTarget.id, webhookDelivery.targetId))
      .where(eq(webhookDelivery.id, id)),
  );

export const selectDeliveries = (
  db: Db,
  targetId: string,
  { after, limit }: { after?: string | undefined; limit: number },
) =>
  db
    .select()
    .from(webhookDelivery)
    .where(and(eq(webhookDelivery.targetId, targetId), after ? lt(webhookDelivery.id, after) : undefined))
    .orderBy(desc(webhookDelivery.id))
    .limit(limit);

type Attempted = Partial<Pick<DeliveryRow, 'state' | 'attempts' | 'status' | 'fault' | 'nextAt'>>;

export const updateDelivery = (db: Db, id: string, changes: Attempted): Promise<DeliveryRow | undefined> =>
  first(db.update(webhookDelivery).set(changes).where(eq(webhookDelivery.id, id)).returning());

/** Nothing when the delivery was sent again meanwhile: then the new attempt counts. */
export async function closeAttempt(db: Db, id: string, at: Date, changes: Attempted): Promise<boolean> {
  const done = await db
    .update(webhookDelivery)
    .set(changes)
    .where(and(eq(webhookDelivery.id, id), eq(webhookDelivery.nextAt, at)))
    .returning({ id: webhookDelivery.id });
  return done.length > 0;
}

export const deleteDeliveriesBefore = (db: Db, before: Date) =>
  db.delete(webhookDelivery).where(lt(webhookDelivery.createdAt, before));
