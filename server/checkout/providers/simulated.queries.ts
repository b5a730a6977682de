import { and, asc, eq, isNull, lte, or } from 'drizzle-orm';
import { type Db, first } from '../../platform/db';
import {
  simulatedCharge,
  simulatedEvent,
  simulatedOutage,
  simulatedPayment,
  simulatedRefund,
  simulatedSubscription,
} from './simulated.tables';

export type PaymentRow = typeof simulatedPayment.$inferSelect;
export type SimulatedSubscription = typeof simulatedSubscription.$inferSelect;
export type ChargeRow = typeof simulatedCharge.$inferSelect;
export type RefundRow = typeof simulatedRefund.$inferSelect;

export const insertPayment = (db: Db, row: typeof simulatedPayment.$inferInsert) =>
  db.insert(simulatedPayment).values(row).onConflictDoNothing();

export const selectPayment = (db: Db, id: string): Promise<PaymentRow | undefined> =>
  first(db.select().from(simulatedPayment).where(eq(simulatedPayment.id, id)));

/** Locked so that a double click pays once. */
export const lockPayment = (db: Db, id: string): Promise<PaymentRow | undefined> =>
  first(db.select().from(simulatedPayment).where(eq(simulatedPayment.id, id)).for('update'));

export const updatePayment = (db: Db, id: string, changes: Partial<PaymentRow>) =>
  db.update(simulatedPayment).set(changes).where(eq(simulatedPayment.id, id));

export const insertCharge = (db: Db, row: typeof simulatedCharge.$inferInsert) =>
  db.insert(simulatedCharge).values(row);

export const lockCharge = (db: Db, id: string): Promise<ChargeRow | undefined> =>
  first(db.select().from(simulatedCharge).where(eq(simulatedCharge.id, id)).for('update'));

export const chargesOfOrder = (db: Db, orderId: string) =>
  db.select().from(simulatedCharge).where(eq(simulatedCharge.orderId, orderId)).orderBy(simulatedCharge.at);

/** Only renewals have no order id. */
export const renewalsOf = (db: Db, subscriptionId: string) =>
  db
    .select()
    .from(simulatedCharge)
    .where(and(eq(simulatedCharge.subscriptionId, subscriptionId), isNull(simulatedCharge.orderId)))
    .orderBy(simulatedCharge.at);

export const allCharges = (db: Db) => db.select().from(simulatedCharge).orderBy(simulatedCharge.at);

export const insertRefund = (db: Db, row: RefundRow) => db.insert(simulatedRefund).values(row);

export const refundsOfCharge = (db: Db, chargeId: string): Promise<RefundRow[]> =>
  db
    .select()
    .from(simulatedRefund)
    .where(eq(simulatedRefund.chargeId, chargeId))
    .orderBy(simulatedRefund.at, simulatedRefund.id);

export const allRefunds = (db: Db) => db.select().from(simulatedRefund);

export const insertSubscription = (db: Db, row: typeof simulatedSubscription.$inferInsert) =>
  db.insert(simulatedSubscription).values(row).onConflictDoNothing();

export const lockSubscription = (db: Db, id: string): Promise<SimulatedSubscription | undefined> =>
  first(db.select().from(simulatedSubscription).where(eq(simulatedSubscription.id, id)).for('update'));

export const updateSubscription = (db: Db, id: string, changes: Partial<SimulatedSubscription>) =>
  db.update(simulatedSubscription).set(changes).where(eq(simulatedSubscription.id, id));

export const selectDue = (db: Db, now: Date) =>
  db
    .select({ id: simulatedSubscription.id })
    .from(simulatedSubscription)
    .where(
      or(
        and(eq(simulatedSubscription.state, 'active'), lte(simulatedSubscription.periodEnd, now)),
        and(eq(simulatedSubscription.state, 'past-due'), lte(simulatedSubscription.nextAttemptAt, now)),
      ),
    )
    .limit(500);

export const insertEvent = (db: Db, row: typeof simulatedEvent.$inferInsert) =>
  db.insert(simulatedEvent).values(row).onConflictDoNothing();

export const selectUndelivered = (db: Db, now: Date) =>
  db
    .select()
    .from(simulatedEvent)
    .where(
      and(
        lte(simulatedEvent.sendAt, now),
        isNull(simulatedEvent.deliveredAt),
        eq(simulatedEvent.isLost, false),
      ),
    )
    .orderBy(asc(simulatedEvent.sendAt), asc(simulatedEvent.id))
    .limit(500);

export const markDelivered = (db: Db, id: string, at: Date) =>
  db.update(simulatedEvent).set({ deliveredAt: at }).where(eq(simulatedEvent.id, id));

export const isDownFor = async (db: Db, userId: string): Promise<boolean> =>
  (await db.$count(simulatedOutage, eq(simulatedOutage.userId, userId))) > 0;

export async function setDown(db: Db, userId: string, isDown: boolean): Promise<void> {
  if (isDown) await db.insert(simulatedOutage).values({ userId }).onConflictDoNothing();
  else await db.delete(simulatedOutage).where(eq(simulatedOutage.userId, userId));
}
