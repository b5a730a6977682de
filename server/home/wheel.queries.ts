import { and, eq, gt, isNull, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../platform/db';
import { wheelSpin } from './wheel.tables';

export type SpinRow = typeof wheelSpin.$inferSelect;
type NewSpin = typeof wheelSpin.$inferInsert;

/** The owner of a spin: an account or a guest browser. */
export type Spinner = { userId: string } | { guestId: string };

const belongsTo = (spinner: Spinner) =>
  'userId' in spinner ? eq(wheelSpin.userId, spinner.userId) : eq(wheelSpin.guestId, spinner.guestId);

export async function findSpin(db: Db, spinner: Spinner, day: string): Promise<SpinRow | undefined> {
  const [row] = await db
    .select()
    .from(wheelSpin)
    .where(and(belongsTo(spinner), eq(wheelSpin.day, day)));
  return row;
}

/** Inserts the spin unless there is already one for the day. Of two simultaneous requests, one succeeds. */
export async function insertSpin(db: Db, spin: NewSpin): Promise<SpinRow | undefined> {
  const [row] = await db.insert(wheelSpin).values(spin).onConflictDoNothing().returning();
  return row;
}

/** Moves a guest's unexpired spins to an account, except for days on which the account has its own. */
export async function adoptSpins(db: Db, guestId: string, userId: string, now: Date): Promise<SpinRow[]> {
  const own = alias(wheelSpin, 'own');
  return db
    .update(wheelSpin)
    .set({ userId })
    .where(
      and(
        eq(wheelSpin.guestId, guestId),
        isNull(wheelSpin.userId),
        gt(wheelSpin.expiresAt, now),
        notExists(
          db
            .select({ one: sql`1` })
            .from(own)
            .where(and(eq(own.userId, userId), eq(own.day, wheelSpin.day))),
        ),
      ),
    )
    .returning();
}

export const spinsOf = (db: Db, userId: string): Promise<SpinRow[]> =>
  db.select().from(wheelSpin).where(eq(wheelSpin.userId, userId)).orderBy(wheelSpin.spunAt);
