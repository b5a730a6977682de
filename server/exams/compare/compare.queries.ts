import { and, asc, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import { type Db, first } from '../../platform/db';
import { paperResult, paperScore, rankingProfile } from './compare.tables';

type Result = typeof paperResult.$inferSelect;

export const lockResult = (db: Db, paper: string, userId: string): Promise<Result | undefined> =>
  first(
    db
      .select()
      .from(paperResult)
      .where(and(eq(paperResult.paper, paper), eq(paperResult.userId, userId)))
      .for('update'),
  );

/** False if the user has one. */
export const insertResult = async (db: Db, row: Result): Promise<boolean> =>
  (await db.insert(paperResult).values(row).onConflictDoNothing().returning({ score: paperResult.score }))
    .length > 0;

export const updateResult = (db: Db, { paper, userId, score, finishedAt }: Result) =>
  db
    .update(paperResult)
    .set({ score, finishedAt })
    .where(and(eq(paperResult.paper, paper), eq(paperResult.userId, userId)));

export const addTakers = (db: Db, paper: string, score: number, takers: number) =>
  db
    .insert(paperScore)
    .values({ paper, score, takers })
    .onConflictDoUpdate({
      target: [paperScore.paper, paperScore.score],
      set: { takers: sql`${paperScore.takers} + ${takers}` },
    });

export const selectScores = (db: Db, paper: string) =>
  db
    .select({ score: paperScore.score, takers: paperScore.takers })
    .from(paperScore)
    .where(and(eq(paperScore.paper, paper), gt(paperScore.takers, 0)));

/** The best results of people who are compared, the earlier first among equals. */
export const selectBest = (db: Db, paper: string, limit: number) =>
  db
    .select({ userId: paperResult.userId, score: paperResult.score, pseudonym: rankingProfile.pseudonym })
    .from(paperResult)
    .innerJoin(rankingProfile, eq(rankingProfile.userId, paperResult.userId))
    .where(and(eq(paperResult.paper, paper), eq(rankingProfile.isCompared, true)))
    .orderBy(desc(paperResult.score), asc(paperResult.finishedAt))
    .limit(limit);

export const selectOwnResult = (db: Db, paper: string, userId: string): Promise<Result | undefined> =>
  first(
    db
      .select()
      .from(paperResult)
      .where(and(eq(paperResult.paper, paper), eq(paperResult.userId, userId))),
  );

export const selectProfile = (db: Db, userId: string) =>
  first(
    db
      .select({ pseudonym: rankingProfile.pseudonym, isCompared: rankingProfile.isCompared })
      .from(rankingProfile)
      .where(eq(rankingProfile.userId, userId)),
  );

export const selectPseudonyms = (db: Db, userIds: readonly string[]) =>
  db
    .select({ userId: rankingProfile.userId, pseudonym: rankingProfile.pseudonym })
    .from(rankingProfile)
    .where(inArray(rankingProfile.userId, userIds));

/** Nothing if the user has one or the pseudonym is taken. */
export const insertProfile = (db: Db, userId: string, pseudonym: string) =>
  db.insert(rankingProfile).values({ userId, pseudonym }).onConflictDoNothing();

export const updateProfile = (db: Db, userId: string, change: { pseudonym?: string; isCompared?: boolean }) =>
  db.update(rankingProfile).set(change).where(eq(rankingProfile.userId, userId));

export const isPseudonymTaken = async (db: Db, userId: string, pseudonym: string): Promise<boolean> =>
  (
    await db
      .select({ userId: rankingProfile.userId })
      .from(rankingProfile)
      .where(
        and(
          sql`lower(${rankingProfile.pseudonym}) = lower(${pseudonym})`,
          sql`${rankingProfile.userId} <> ${userId}`,
        ),
      )
  ).length > 0;

/** For the export of personal data. */
export const selectAllResults = (db: Db, userId: string) =>
  db.select().from(paperResult).where(eq(paperResult.userId, userId));
