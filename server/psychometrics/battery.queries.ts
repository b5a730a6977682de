import type { BatteryForm } from '@atalaya/core/psychometrics/battery';
import type { Family } from '@atalaya/core/psychometrics/items/item';
import { and, asc, count, countDistinct, desc, eq, ne, sql } from 'drizzle-orm';
import { type Db, first } from '../platform/db';
import { psychometricBattery, psychometricBatteryItem, psychometricResult } from './psychometrics.tables';

export type BatteryRow = typeof psychometricBattery.$inferSelect;
export type BatteryItemRow = typeof psychometricBatteryItem.$inferSelect;

export async function selectLastNumber(db: Db, userId: string): Promise<number> {
  const [row] = await db
    .select({ number: sql<number>`coalesce(max(${psychometricBattery.number}), 0)::int` })
    .from(psychometricBattery)
    .where(eq(psychometricBattery.userId, userId));
  return row?.number ?? 0;
}

export async function insertBattery(
  db: Db,
  battery: typeof psychometricBattery.$inferInsert,
  items: readonly (typeof psychometricBatteryItem.$inferInsert)[],
): Promise<void> {
  await db.insert(psychometricBattery).values(battery);
  await db.insert(psychometricBatteryItem).values([...items]);
}

export const selectRunning = (db: Db, userId: string): Promise<BatteryRow | undefined> =>
  first(
    db
      .select()
      .from(psychometricBattery)
      .where(and(eq(psychometricBattery.userId, userId), eq(psychometricBattery.state, 'running'))),
  );

export const selectBattery = (db: Db, userId: string, id: string): Promise<BatteryRow | undefined> =>
  first(
    db
      .select()
      .from(psychometricBattery)
      .where(and(eq(psychometricBattery.id, id), eq(psychometricBattery.userId, userId))),
  );

export const lockBattery = (db: Db, userId: string, id: string): Promise<BatteryRow | undefined> =>
  first(
    db
      .select()
      .from(psychometricBattery)
      .where(and(eq(psychometricBattery.id, id), eq(psychometricBattery.userId, userId)))
      .for('update'),
  );

export const selectItems = (db: Db, batteryId: string): Promise<BatteryItemRow[]> =>
  db
    .select()
    .from(psychometricBatteryItem)
    .where(eq(psychometricBatteryItem.batteryId, batteryId))
    .orderBy(asc(psychometricBatteryItem.position));

export const selectItemAt = (
  db: Db,
  userId: string,
  batteryId: string,
  position: number,
): Promise<BatteryItemRow | undefined> =>
  first(
    db
      .select()
      .from(psychometricBatteryItem)
      .where(
        and(
          eq(psychometricBatteryItem.batteryId, batteryId),
          eq(psychometricBatteryItem.position, position),
          eq(psychometricBatteryItem.userId, userId),
        ),
      ),
  );

type Answered = Pick<
  BatteryItemRow,
  'batteryId' | 'position' | 'choice' | 'sequence' | 'changeKey' | 'flagged' | 'spentMs'
>;

export async function updateItem(db: Db, { batteryId, position, ...row }: Answered): Promise<void> {
  const { choice, sequence, changeKey, flagged, spentMs } = row;
  await db
    .update(psychometricBatteryItem)
    .set({ choice, sequence, changeKey, flagged, spentMs })
    .where(
      and(eq(psychometricBatteryItem.batteryId, batteryId), eq(psychometricBatteryItem.position, position)),
    );
}

export const updateBattery = (db: Db, id: string, values: Partial<typeof psychometricBattery.$inferInsert>) =>
  db.update(psychometricBattery).set(values).where(eq(psychometricBattery.id, id));

/** A battery that was graded at its deadline may be graded again when its device comes back. */
export async function replaceResults(
  db: Db,
  batteryId: string,
  rows: readonly (typeof psychometricResult.$inferInsert)[],
): Promise<void> {
  await db.delete(psychometricResult).where(eq(psychometricResult.batteryId, batteryId));
  if (rows.length > 0) await db.insert(psychometricResult).values([...rows]);
}

export const selectResults = (db: Db, batteryId: string) =>
  db.select().from(psychometricResult).where(eq(psychometricResult.batteryId, batteryId));

export const selectFinished = (db: Db, userId: string, limit: number) =>
  db
    .select()
    .from(psychometricBattery)
    .where(and(eq(psychometricBattery.userId, userId), eq(psychometricBattery.state, 'finished')))
    .orderBy(desc(psychometricBattery.number))
    .limit(limit);

export async function countPeople(db: Db, form: BatteryForm): Promise<number> {
  const [row] = await db
    .select({ people: countDistinct(psychometricResult.userId) })
    .from(psychometricResult)
    .where(eq(psychometricResult.form, form));
  return row?.people ?? 0;
}

/** How many other people are below, each with the best battery of this form. */
export async function standingOf(
  db: Db,
  { userId, form, family, ability }: { userId: string; form: BatteryForm; family: Family; ability: number },
): Promise<{ below: number; equal: number; others: number }> {
  const best = db
    .select({ ability: sql<number>`max(${psychometricResult.ability})`.as('best') })
    .from(psychometricResult)
    .where(
      and(
        eq(psychometricResult.form, form),
        eq(psychometricResult.family, family),
        ne(psychometricResult.userId, userId),
      ),
    )
    .groupBy(psychometricResult.userId)
    .as('others');
  const [row] = await db
    .select({
      others: count(),
      below: sql<number>`count(*) filter (where ${best.ability} < ${ability}::real)::int`,
      equal: sql<number>`count(*) filter (where ${best.ability} = ${ability}::real)::int`,
    })
    .from(best);
  return row ?? { below: 0, equal: 0, others: 0 };
}

export const selectAllBatteries = (db: Db, userId: string) =>
  db.select().from(psychometricBattery).where(eq(psychometricBattery.userId, userId));
export const selectAllBatteryItems = (db: Db, userId: string) =>
  db.select().from(psychometricBatteryItem).where(eq(psychometricBatteryItem.userId, userId));
