import { and, desc, eq } from 'drizzle-orm';
import { type Db, first } from '../../platform/db';
import { weeklyChest } from './chests.tables';

export type Chest = typeof weeklyChest.$inferSelect;

export const insertEarned = (db: Db, userId: string, weeks: readonly string[], earnedAt: Date) =>
  db
    .insert(weeklyChest)
    .values(weeks.map((week) => ({ userId, week, earnedAt })))
    .onConflictDoNothing();

/** Newest first. */
export const selectChests = (db: Db, userId: string): Promise<Chest[]> =>
  db.select().from(weeklyChest).where(eq(weeklyChest.userId, userId)).orderBy(desc(weeklyChest.week));

const isOf = (userId: string, week: string) =>
  and(eq(weeklyChest.userId, userId), eq(weeklyChest.week, week));

export const selectChest = (db: Db, userId: string, week: string): Promise<Chest | undefined> =>
  first(db.select().from(weeklyChest).where(isOf(userId, week)));

export const saveOpening = (
  db: Db,
  {
    userId,
    week,
    ...opening
  }: Pick<Chest, 'userId' | 'week' | 'openedAt' | 'seed' | 'kind' | 'itemId' | 'coins'>,
) => db.update(weeklyChest).set(opening).where(isOf(userId, week));
