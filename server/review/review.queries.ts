import type { StudyAnswer, StudyItemKind } from '@atalaya/core/review/study-answer';
import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../platform/db';
import { reviewLog, studyDay, studyItem, studyTopic } from './review.tables';

export type StudyItemRow = typeof studyItem.$inferSelect;
export type ReviewRow = typeof reviewLog.$inferSelect;
export type ItemKey = { kind: StudyItemKind; itemId: string };
export type Tally = { answers: number; right: number; wrong: number; durationMs: number };

/** Answers of one person are taken one batch at a time, from however many tabs and devices they come. */
export const lockStudent = (db: Db, userId: string) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`review:${userId}`}, 0))`);

/** Which of these answers are here already. */
export const selectKnownIds = async (db: Db, userId: string, ids: readonly string[]) =>
  new Set(
    (
      await db
        .select({ id: reviewLog.id })
        .from(reviewLog)
        .where(and(eq(reviewLog.userId, userId), inArray(reviewLog.id, [...ids])))
    ).map(({ id }) => id),
  );

export const insertAnswers = (
  db: Db,
  userId: string,
  answers: readonly (StudyAnswer & { firstSight: boolean })[],
) =>
  db
    .insert(reviewLog)
    .values(answers.map((answer) => ({ ...answer, userId })))
    .onConflictDoNothing();

const isOneOf = (
  table: { kind: typeof studyItem.kind | typeof reviewLog.kind; itemId: unknown },
  keys: readonly ItemKey[],
) => {
  const kinds = [...new Set(keys.map(({ kind }) => kind))];
  return or(
    ...kinds.map((kind) =>
      and(
        sql`${table.kind} = ${kind}`,
        sql`${table.itemId} = any(${sql.param(keys.filter((key) => key.kind === kind).map((key) => key.itemId))}::text[])`,
      ),
    ),
  );
};

export const selectItems = (db: Db, userId: string, keys: readonly ItemKey[]): Promise<StudyItemRow[]> =>
  db
    .select()
    .from(studyItem)
    .where(and(eq(studyItem.userId, userId), isOneOf(studyItem, keys)));

/** What was answered to these items and still stands, oldest first. */
export const selectHistory = (db: Db, userId: string, keys: readonly ItemKey[]): Promise<ReviewRow[]> =>
  db
    .select()
    .from(reviewLog)
    .where(and(eq(reviewLog.userId, userId), isNull(reviewLog.undoneAt), isOneOf(reviewLog, keys)))
    .orderBy(asc(reviewLog.at), asc(reviewLog.id));

export const upsertItems = (db: Db, rows: readonly StudyItemRow[]) =>
  db
    .insert(studyItem)
    .values([...rows])
    .onConflictDoUpdate({
      target: [studyItem.userId, studyItem.kind, studyItem.itemId],
      set: {
        firstAt: sql`excluded.first_at`,
        lastAt: sql`excluded.last_at`,
        lastOutcome: sql`excluded.last_outcome`,
        stability: sql`excluded.stability`,
        difficulty: sql`excluded.difficulty`,
        reps: sql`excluded.reps`,
        lapses: sql`excluded.lapses`,
        reviewedOn: sql`excluded.reviewed_on`,
        dueOn: sql`excluded.due_on`,
        suspended: sql`excluded.suspended`,
      },
    });

export const deleteItem = (db: Db, userId: string, { kind, itemId }: ItemKey) =>
  db
    .delete(studyItem)
    .where(and(eq(studyItem.userId, userId), eq(studyItem.kind, kind), eq(studyItem.itemId, itemId)));

const added = (table: typeof studyDay | typeof studyTopic) => ({
  answers: sql`${table.answers} + excluded.answers`,
  right: sql`${table.right} + excluded."right"`,
  wrong: sql`${table.wrong} + excluded.wrong`,
  durationMs: sql`${table.durationMs} + excluded.duration_ms`,
});

export const addToDays = (db: Db, rows: readonly (Tally & { userId: string; day: string })[]) =>
  db
    .insert(studyDay)
    .values([...rows])
    .onConflictDoUpdate({ target: [studyDay.userId, studyDay.day], set: added(studyDay) });

export const addToTopics = (
  db: Db,
  rows: readonly (Tally & { userId: string; topic: number; lastAt: Date })[],
) =>
  db
    .insert(studyTopic)
    .values([...rows])
    .onConflictDoUpdate({
      target: [studyTopic.userId, studyTopic.topic],
      set: { ...added(studyTopic), lastAt: sql`greatest(${studyTopic.lastAt}, excluded.last_at)` },
    });
