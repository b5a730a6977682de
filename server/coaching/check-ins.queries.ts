import { and, desc, eq, gte, isNull, sql } from 'drizzle-orm';
import { type Db, first } from '../platform/db';
import { coachingCheckIn, coachingRating } from './coaching.tables';

export type CheckInRow = typeof coachingCheckIn.$inferSelect;
export type RatingRow = typeof coachingRating.$inferSelect;

const at = (userId: string, monday: string) =>
  and(eq(coachingCheckIn.userId, userId), eq(coachingCheckIn.monday, monday));

/** Newest first. */
export const selectCheckIns = (db: Db, userId: string, limit = 500): Promise<CheckInRow[]> =>
  db
    .select()
    .from(coachingCheckIn)
    .where(eq(coachingCheckIn.userId, userId))
    .orderBy(desc(coachingCheckIn.monday))
    .limit(limit);

export const lockCheckIn = (db: Db, userId: string, monday: string): Promise<CheckInRow | undefined> =>
  first(db.select().from(coachingCheckIn).where(at(userId, monday)).for('update'));

type Written = Pick<
  CheckInRow,
  'userId' | 'monday' | 'went' | 'hard' | 'next' | 'mood' | 'blockers' | 'writtenAt' | 'coachId'
>;

export const upsertCheckIn = (db: Db, row: Written) =>
  db
    .insert(coachingCheckIn)
    .values(row)
    .onConflictDoUpdate({ target: [coachingCheckIn.userId, coachingCheckIn.monday], set: row });

/** False if the candidate has written meanwhile, or another node was first. */
export const insertMissed = async (
  db: Db,
  row: Pick<CheckInRow, 'userId' | 'monday' | 'coachId'> & { missedAt: Date },
): Promise<boolean> =>
  (await db.insert(coachingCheckIn).values(row).onConflictDoNothing().returning()).length > 0;

export const updateReply = (
  db: Db,
  userId: string,
  monday: string,
  changes: Pick<CheckInRow, 'reply' | 'repliedAt' | 'coachId'>,
) => db.update(coachingCheckIn).set(changes).where(at(userId, monday));

const tookHours = sql`extract(epoch from ${coachingCheckIn.repliedAt} - ${coachingCheckIn.writtenAt}) / 3600`;
/** An answer to a missed week is older than what was written afterwards, and not its answer. */
const isAnswered = sql`${coachingCheckIn.repliedAt} >= ${coachingCheckIn.writtenAt}`;

/** Answers of each coach: how many wait, and the hours that the others took. */
export const selectResponses = (db: Db, since: Date) =>
  db
    .select({
      coachId: coachingCheckIn.coachId,
      unanswered: sql<number>`(count(*) filter (where ${isAnswered} is not true))::int`,
      medianHours: sql<number | null>`percentile_cont(0.5) within group (order by ${tookHours})
        filter (where ${isAnswered})`,
      slowestHours: sql<number | null>`(max(${tookHours}) filter (where ${isAnswered}))::float8`,
    })
    .from(coachingCheckIn)
    .where(gte(coachingCheckIn.writtenAt, since))
    .groupBy(coachingCheckIn.coachId);

export const selectRatings = (db: Db, userId: string): Promise<RatingRow[]> =>
  db
    .select()
    .from(coachingRating)
    .where(eq(coachingRating.userId, userId))
    .orderBy(desc(coachingRating.month));

export const insertRating = async (
  db: Db,
  row: Pick<RatingRow, 'userId' | 'month' | 'coachId' | 'askedAt'>,
): Promise<boolean> =>
  (await db.insert(coachingRating).values(row).onConflictDoNothing().returning()).length > 0;

export const updateRating = async (
  db: Db,
  userId: string,
  month: number,
  changes: Pick<RatingRow, 'score' | 'text' | 'ratedAt'>,
): Promise<boolean> =>
  (
    await db
      .update(coachingRating)
      .set(changes)
      .where(
        and(
          eq(coachingRating.userId, userId),
          eq(coachingRating.month, month),
          isNull(coachingRating.ratedAt),
        ),
      )
      .returning({ month: coachingRating.month })
  ).length > 0;

export const selectRated = (db: Db, since: Date): Promise<RatingRow[]> =>
  db
    .select()
    .from(coachingRating)
    .where(gte(coachingRating.ratedAt, since))
    .orderBy(desc(coachingRating.ratedAt));
