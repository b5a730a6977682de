import { and, desc, eq, isNotNull, isNull, or } from 'drizzle-orm';
import { type Db, first } from '../platform/db';
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
  return first(db.select().from(levelTest).where(mine).orderBy(desc(levelTest.startedAt)).limit(1));
}

export const selectLatestFinished = (db: Db, userId: string): Promise<LevelTestRow | undefined> =>
  first(
    db
      .select()
      .from(levelTest)
      .where(and(eq(levelTest.userId, userId), isNotNull(levelTest.finishedAt)))
      .orderBy(desc(levelTest.finishedAt))
      .limit(1),
  );

export async function lockTest(db: Db, whose: Whose, id: string): Promise<LevelTestRow | undefined> {
  const mine = belongsTo(whose);
  if (!mine) return undefined;
  return first(
    db
      .select()
      .from(levelTest)
      .where(and(eq(levelTest.id, id), mine))
      .for('update'),
  );
}

export const insertTest = (db: Db, row: LevelTestRow) => db.insert(levelTest).values(row);

export const saveSteps = (db: Db, { id, steps, finishedAt }: LevelTestRow) =>
  db.update(levelTest).set({ steps, finishedAt }).where(eq(levelTest.id, id));

/** Nothing if another account was faster. */
export const adoptTest = (db: Db, id: string, userId: string): Promise<LevelTestRow | undefined> =>
  first(
    db
      .update(levelTest)
      .set({ userId })
      .where(and(eq(levelTest.id, id), isNull(levelTest.userId)))
      .returning(),
  );
