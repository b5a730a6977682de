import type { AwardKey, AwardKind } from '@atalaya/core/ranks/celebrations';
import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import { type Db, first } from '../platform/db';
import { allExcluded } from '../platform/rows/excluded';
import { medal, rank, rankAward, rankMeasure, serviceRecord } from './ranks.tables';

export type RankRow = typeof rank.$inferSelect;
export type MedalRow = typeof medal.$inferSelect;
export type AwardRow = typeof rankAward.$inferSelect;
export type RecordRow = typeof serviceRecord.$inferSelect;

/** With those that are off or deleted: somebody may hold them. */
export const selectRanks = (db: Db): Promise<RankRow[]> =>
  db.select().from(rank).orderBy(asc(rank.order), asc(rank.id));
export const selectMedals = (db: Db): Promise<MedalRow[]> =>
  db.select().from(medal).orderBy(asc(medal.order), asc(medal.id));

export const selectMeasures = (db: Db, userId: string) =>
  first(db.select().from(rankMeasure).where(eq(rankMeasure.userId, userId)));

export const saveMeasures = (db: Db, row: typeof rankMeasure.$inferInsert) =>
  db
    .insert(rankMeasure)
    .values(row)
    .onConflictDoUpdate({
      target: rankMeasure.userId,
      set: allExcluded({
        version: rankMeasure.version,
        changes: rankMeasure.changes,
        measured: rankMeasure.measured,
      }),
    });

/** Measures of many users in the order of their ids. */
export const selectMeasuresAfter = (db: Db, after: string | undefined, limit: number) =>
  db
    .select({ userId: rankMeasure.userId, measured: rankMeasure.measured })
    .from(rankMeasure)
    .where(after === undefined ? undefined : gt(rankMeasure.userId, after))
    .orderBy(asc(rankMeasure.userId))
    .limit(limit);

/** Users who have studied since their measures were computed, or were never measured. */
export const selectOutdated = async (db: Db, after: string | undefined, limit: number): Promise<string[]> =>
  (
    await db.execute<{ userId: string }>(sql`
      select changes.user_id as "userId" from study_change changes
        left join rank_measure m on m.user_id = changes.user_id
      where m.changes is distinct from changes.count ${after ? sql`and changes.user_id > ${after}` : sql``}
      order by changes.user_id limit ${limit}`)
  ).map(({ userId }) => userId);

export const insertAwards = async (db: Db, rows: readonly AwardRow[]): Promise<void> => {
  if (rows.length > 0)
    await db
      .insert(rankAward)
      .values([...rows])
      .onConflictDoNothing();
};

export const selectAwards = (db: Db, userId: string): Promise<AwardRow[]> =>
  db
    .select()
    .from(rankAward)
    .where(eq(rankAward.userId, userId))
    .orderBy(asc(rankAward.awardedAt), asc(rankAward.awardId));

export const selectUnseen = (db: Db, userId: string): Promise<AwardRow[]> =>
  db
    .select()
    .from(rankAward)
    .where(and(eq(rankAward.userId, userId), isNull(rankAward.seenAt)))
    .orderBy(asc(rankAward.awardedAt), asc(rankAward.awardId));

export async function setSeen(db: Db, userId: string, keys: readonly AwardKey[], now: Date): Promise<void> {
  for (const { kind, awardId } of keys)
    await db
      .update(rankAward)
      .set({ seenAt: now })
      .where(
        and(
          eq(rankAward.userId, userId),
          eq(rankAward.kind, kind),
          eq(rankAward.awardId, awardId),
          isNull(rankAward.seenAt),
        ),
      );
}

export const setAllSeen = (db: Db, userId: string, now: Date) =>
  db
    .update(rankAward)
    .set({ seenAt: now })
    .where(and(eq(rankAward.userId, userId), isNull(rankAward.seenAt)));

export const countHolders = (db: Db, kind: AwardKind, awardId: string): Promise<number> =>
  db.$count(rankAward, and(eq(rankAward.kind, kind), eq(rankAward.awardId, awardId)));

/** How many users have at least these values. */
export async function countMeeting(
  db: Db,
  needs: readonly { key: string; threshold: number }[],
): Promise<{ users: number; meet: number }> {
  const isMet = needs.map(
    ({ key, threshold }) => sql`coalesce((measured ->> ${key})::float8, 0) >= ${threshold}::float8`,
  );
  const [row] = await db.execute<{ users: number; meet: number }>(sql`
    select count(*)::int as users, count(*) filter (where ${sql.join([sql`true`, ...isMet], sql` and `)})::int as meet
    from rank_measure`);
  return row ?? { users: 0, meet: 0 };
}

export const selectRecordOf = (db: Db, userId: string): Promise<RecordRow | undefined> =>
  first(db.select().from(serviceRecord).where(eq(serviceRecord.userId, userId)));

/** The user's record, made at its first reading. */
export async function obtainRecord(db: Db, userId: string, now: Date): Promise<RecordRow> {
  const known = await selectRecordOf(db, userId);
  if (known) return known;
  await db.insert(serviceRecord).values({ userId, createdAt: now }).onConflictDoNothing();
  const made = await selectRecordOf(db, userId);
  if (!made) throw new Error('the service record was not inserted');
  return made;
}

export const updateRecord = (
  db: Db,
  userId: string,
  changes: Partial<Omit<RecordRow, 'userId' | 'serial' | 'createdAt'>>,
) => db.update(serviceRecord).set(changes).where(eq(serviceRecord.userId, userId));

export const selectShared = (db: Db, token: string): Promise<RecordRow | undefined> =>
  first(db.select().from(serviceRecord).where(eq(serviceRecord.token, token)));
