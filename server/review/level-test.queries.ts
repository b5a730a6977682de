import { and, desc, eq, isNotNull, isNull, or } from 'drizzle-orm';
import type { Db } from '../platform/db';
import { levelTest } from './review.tables';

export type LevelTestRow = typeof levelTest.$inferSelect;
type Whose = { guestId: string | undefined; userId: string | undefined };

/** The account's own tests, or those of this browser that no account has taken over. */
function belongsTo({ guestId, userId }: Whose) {
  const guests = guestId ? and(eq(levelTest.guestId, guestId), isNull(levelTest.userId)) : undefined;
  const own = userId ? eq(levelTest.userId, userId) : undefined;
  return or(...[guests, own].filter((one) => one !== undefined));
}

export async function selectLatest(db: Db, whose: Whose): Promise<LevelTestRow | undefined> {
  const mine = belongsTo(whose);
  if (!mine) return undefined;
  const [row] = await db.select().from(levelTest).where(mine).orderBy(desc(levelTest.startedAt)).limit(1);
  return row;
}

export async function selectLatestFinished(db: Db, userId: string): Promise<LevelTestRow | undefined> {
  const [row] = await db
    .select()
    .from(levelTest)
    .where(and(eq(levelTest.userId, userId), isNotNull(levelTest.finishedAt)))
    .orderBy(desc(levelTest.finishedAt))
    .limit(1);
  return row;
}

export async function lockTest(db: Db, whose: Whose, id: string): Promise<LevelTestRow | undefined> {
  const mine = belongsTo(whose);
  if (!mine) return undefined;
  const [row] = await db
    .select()
    .from(levelTest)
    .where(and(eq(levelTest.id, id), mine))
    .for('update');
  return row;
}

export const insertTest = (db: Db, row: LevelTestRow) => db.insert(levelTest).values(row);

export const saveSteps = (db: Db, { id, steps, finishedAt }: LevelTestRow) =>
  db.update(levelTest).set({ steps, finishedAt }).where(eq(levelTest.id, id));

/** Nothing if another account was faster. */
export async function adoptTest(db: Db, id: string, userId: string): Promise<LevelTestRow | undefined> {
  const [row] = await db
    .update(levelTest)
    .set({ userId })
    .where(and(eq(levelTest.id, id), isNull(levelTest.userId)))
    .returning();
  return row;
}
