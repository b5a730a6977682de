import type { Scope } from '@atalaya/core/coaching/coaching';
import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { hasPlan, planHolders } from '../auth/plan-holders';
import { type Db, first } from '../platform/db';
import { coach, coaching, coachingQuestionnaire } from './coaching.tables';

export type CoachRow = typeof coach.$inferSelect;
export type CoachingRow = typeof coaching.$inferSelect;
export type QuestionnaireRow = typeof coachingQuestionnaire.$inferSelect;

/** A place in use. The plan is asked each time, so that a coach's access ends with Elite and not with a job. */
export const isCurrent = and(isNull(coaching.endedAt), hasPlan(coaching.userId, 'elite'));

/** The candidates of a coach, for the `where` of what belongs to them. */
export const candidateIdsOf = (db: Db, coachId: string, scope?: Scope) =>
  db
    .select({ id: coaching.userId })
    .from(coaching)
    .where(
      and(
        eq(coaching.coachId, coachId),
        isCurrent,
        scope ? sql`${scope} = any(${coaching.scopes})` : undefined,
      ),
    );

export const selectCoaching = (db: Db, userId: string): Promise<CoachingRow | undefined> =>
  first(db.select().from(coaching).where(eq(coaching.userId, userId)));

/** The place in use of a user. */
export const selectCurrentPlace = (db: Db, userId: string): Promise<CoachingRow | undefined> =>
  first(
    db
      .select()
      .from(coaching)
      .where(and(eq(coaching.userId, userId), isCurrent)),
  );

export const lockCoaching = (db: Db, userId: string): Promise<CoachingRow | undefined> =>
  first(db.select().from(coaching).where(eq(coaching.userId, userId)).for('update'));

export const selectOwnCandidate = (
  db: Db,
  coachId: string,
  userId: string,
): Promise<CoachingRow | undefined> =>
  first(
    db
      .select()
      .from(coaching)
      .where(and(eq(coaching.userId, userId), inArray(coaching.userId, candidateIdsOf(db, coachId)))),
  );

export const insertCoaching = (db: Db, row: typeof coaching.$inferInsert) =>
  db.insert(coaching).values(row).onConflictDoNothing();

export const updateCoaching = (db: Db, userId: string, changes: Partial<CoachingRow>) =>
  db.update(coaching).set(changes).where(eq(coaching.userId, userId));

/** Accounts with Elite that have no place in use, or no coach yet. */
export async function selectUnplaced(db: Db): Promise<string[]> {
  const holders = (await planHolders(db, 'elite')).map(({ id }) => id);
  const placed = await db
    .select({ userId: coaching.userId })
    .from(coaching)
    .where(and(isNull(coaching.endedAt), isNotNull(coaching.coachId)));
  const known = new Set(placed.map(({ userId }) => userId));
  return holders.filter((id) => !known.has(id));
}

/** Places whose plan is over. */
export const selectToEnd = (db: Db) =>
  db
    .select({ userId: coaching.userId })
    .from(coaching)
    .where(and(isNull(coaching.endedAt), sql`not ${hasPlan(coaching.userId, 'elite')}`));

export const selectCurrent = (db: Db): Promise<CoachingRow[]> =>
  db.select().from(coaching).where(isCurrent).orderBy(asc(coaching.startedAt), asc(coaching.userId));

export const selectCoach = async (db: Db, userId: string): Promise<CoachRow | undefined> =>
  (await db.select().from(coach).where(eq(coach.userId, userId)))[0];

/** All coaches, locked in order, so that two assignments do not take the same place. */
export const lockCoaches = (db: Db): Promise<CoachRow[]> =>
  db.select().from(coach).orderBy(asc(coach.createdAt), asc(coach.userId)).for('update');

export const selectCoaches = (db: Db): Promise<CoachRow[]> =>
  db.select().from(coach).orderBy(asc(coach.createdAt), asc(coach.userId));

export async function countCandidates(db: Db): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ coachId: coaching.coachId, candidates: sql<number>`count(*)::int` })
    .from(coaching)
    .where(and(isCurrent, isNotNull(coaching.coachId)))
    .groupBy(coaching.coachId);
  return new Map(rows.map(({ coachId, candidates }) => [coachId ?? '', candidates]));
}

export const insertCoach = (db: Db, row: typeof coach.$inferInsert) => db.insert(coach).values(row);

export const updateCoach = (db: Db, userId: string, changes: Partial<CoachRow>) =>
  db.update(coach).set(changes).where(eq(coach.userId, userId));

export const deleteCoach = (db: Db, userId: string) => db.delete(coach).where(eq(coach.userId, userId));

export const selectQuestionnaire = async (db: Db, userId: string): Promise<QuestionnaireRow | undefined> =>
  (await db.select().from(coachingQuestionnaire).where(eq(coachingQuestionnaire.userId, userId)))[0];

export const upsertQuestionnaire = (db: Db, row: QuestionnaireRow) =>
  db
    .insert(coachingQuestionnaire)
    .values(row)
    .onConflictDoUpdate({ target: coachingQuestionnaire.userId, set: row });

/** The candidates of an erased coach wait for another one. */
export const releaseCandidatesOf = (db: Db, coachId: string) =>
  db.update(coaching).set({ coachId: null, assignedAt: null }).where(eq(coaching.coachId, coachId));
