import { type Catalogue, catalogueOf } from '@atalaya/core/wellbeing/nutrition/catalogue';
import { and, asc, between, eq, isNull, lt } from 'drizzle-orm';
import { type Db, first } from '../../platform/db';
import { dish, food, nutritionDay, nutritionProfile } from './nutrition.tables';

export type ProfileRow = typeof nutritionProfile.$inferSelect;
export type DayRow = typeof nutritionDay.$inferSelect;

export async function selectCatalogue(db: Db): Promise<Catalogue> {
  const [foods, dishes] = await Promise.all([
    db.select().from(food).where(isNull(food.deletedAt)),
    db.select().from(dish).where(isNull(dish.deletedAt)).orderBy(asc(dish.id)),
  ]);
  return catalogueOf(
    foods.map(({ unit, ...rest }) => ({ ...rest, ...(unit && { unit }) })),
    dishes,
  );
}

export const selectProfile = (db: Db, userId: string): Promise<ProfileRow | undefined> =>
  first(db.select().from(nutritionProfile).where(eq(nutritionProfile.userId, userId)));

/** Locked until the transaction ends, so that two changes at once do not undo each other. */
export const lockProfile = (db: Db, userId: string): Promise<ProfileRow | undefined> =>
  first(db.select().from(nutritionProfile).where(eq(nutritionProfile.userId, userId)).for('update'));

export const upsertProfile = (db: Db, row: ProfileRow) =>
  db.insert(nutritionProfile).values(row).onConflictDoUpdate({ target: nutritionProfile.userId, set: row });

/** Every stored day, oldest first. */
export const selectDays = (db: Db, userId: string): Promise<DayRow[]> =>
  db.select().from(nutritionDay).where(eq(nutritionDay.userId, userId)).orderBy(asc(nutritionDay.day));

export const selectDaysBetween = (db: Db, userId: string, from: string, to: string): Promise<DayRow[]> =>
  db
    .select()
    .from(nutritionDay)
    .where(and(eq(nutritionDay.userId, userId), between(nutritionDay.day, from, to)))
    .orderBy(asc(nutritionDay.day));

export const upsertDay = (db: Db, row: DayRow) =>
  db
    .insert(nutritionDay)
    .values(row)
    .onConflictDoUpdate({ target: [nutritionDay.userId, nutritionDay.day], set: row });

export const deleteDaysBefore = (db: Db, userId: string, day: string) =>
  db.delete(nutritionDay).where(and(eq(nutritionDay.userId, userId), lt(nutritionDay.day, day)));

export async function deleteNutritionOf(db: Db, userId: string): Promise<void> {
  await db.delete(nutritionDay).where(eq(nutritionDay.userId, userId));
  await db.delete(nutritionProfile).where(eq(nutritionProfile.userId, userId));
}
