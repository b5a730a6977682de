import { and, desc, eq, gt, gte, isNull, ne, type SQL } from 'drizzle-orm';
import { type Db, first } from '../platform/db';
import { wheelSpin } from './wheel.tables';

export type SpinRow = typeof wheelSpin.$inferSelect;
type NewSpin = typeof wheelSpin.$inferInsert;

/** The owner of a spin: an account or a guest browser. */
type Spinner = { userId: string } | { guestId: string };

const newest = (db: Db, where: SQL | undefined): Promise<SpinRow | undefined> => {
  return first(db.select().from(wheelSpin).where(where).orderBy(desc(wheelSpin.day)).limit(1));
};

/** The newest spin of that day or later. */
export const findSpin = (db: Db, spinner: Spinner, since: string): Promise<SpinRow | undefined> =>
  newest(
    db,
    and(
      'userId' in spinner ? eq(wheelSpin.userId, spinner.userId) : eq(wheelSpin.guestId, spinner.guestId),
      gte(wheelSpin.day, since),
    ),
  );

const isOpen = (guestId: string, now: Date) =>
  and(eq(wheelSpin.guestId, guestId), isNull(wheelSpin.userId), gt(wheelSpin.expiresAt, now));

/** The newest spin of a guest that has not expired and that no account has taken over. */
export const findNewestOfGuest = (db: Db, guestId: string, now: Date): Promise<SpinRow | undefined> =>
  newest(db, isOpen(guestId, now));

export async function insertSpin(db: Db, spin: NewSpin): Promise<SpinRow> {
  const [row] = await db.insert(wheelSpin).values(spin).returning();
  if (!row) throw new Error('the spin was not written');
  return row;
}

/** Does nothing if the guest has spun that day. */
export const insertGuestSpin = (db: Db, spin: NewSpin) =>
  db.insert(wheelSpin).values(spin).onConflictDoNothing();

type Adoption = { guestId: string; userId: string; now: Date; day: string; hadGrandPrize: boolean };

/** Gives the account the newest spin of a guest that it may have, as its spin of that day. */
export async function adoptSpin(
  db: Db,
  { guestId, userId, now, day, hadGrandPrize }: Adoption,
): Promise<SpinRow | undefined> {
  const found = await newest(
    db,
    and(isOpen(guestId, now), hadGrandPrize ? eq(wheelSpin.prize, 'mock') : undefined),
  );
  if (!found) return undefined;
  return first(
    db
      .update(wheelSpin)
      .set({ userId, day })
      .where(and(eq(wheelSpin.id, found.id), isNull(wheelSpin.userId)))
      .returning(),
  );
}

export async function hadGrandPrize(db: Db, userId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: wheelSpin.id })
    .from(wheelSpin)
    .where(and(eq(wheelSpin.userId, userId), ne(wheelSpin.prize, 'mock')))
    .limit(1);
  return row !== undefined;
}

export const spinsOf = (db: Db, userId: string): Promise<SpinRow[]> =>
  db.select().from(wheelSpin).where(eq(wheelSpin.userId, userId)).orderBy(wheelSpin.spunAt);
