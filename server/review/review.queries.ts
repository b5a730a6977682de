import type { StudyAnswer, StudyItemKind } from '@atalaya/core/review/study-answer';
import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../platform/db';
import { excluded } from '../platform/rows/excluded';
import { insertRows } from '../platform/rows/insert-rows';
import { reviewLog, studyChange, studyDay, studyItem, studyTopic } from './review.tables';

export type StudyItemRow = typeof studyItem.$inferSelect;
export type MemoryColumns = Pick<
  StudyItemRow,
  'stability' | 'difficulty' | 'reps' | 'lapses' | 'reviewedOn' | 'dueOn'
>;
export type ReviewRow = typeof reviewLog.$inferSelect;
export type ItemKey = { kind: StudyItemKind; itemId: string };
export type Tally = { answers: number; right: number; wrong: number; durationMs: number };

/** Serialises the recording of one user's answers over all tabs and devices. */
export const lockStudent = (db: Db, userId: string) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`review:${userId}`}, 0))`);

/** Ids that are already recorded. */
export async function selectKnownIds(
  db: Db,
  userId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ id: reviewLog.id })
    .from(reviewLog)
    .where(and(eq(reviewLog.userId, userId), inArray(reviewLog.id, [...ids])));
  return new Set(rows.map(({ id }) => id));
}

export const insertAnswers = (
  db: Db,
  userId: string,
  answers: readonly (StudyAnswer & { firstSight: boolean })[],
) =>
  db.execute(sql`
    ${insertRows(
      reviewLog,
      answers.map((answer) => ({ userId, ...answer })),
    )}
    on conflict do nothing`);

export const updateOutcome = (
  db: Db,
  userId: string,
  id: string,
  changes: Partial<Pick<ReviewRow, 'outcome' | 'undoneAt'>>,
) =>
  db
    .update(reviewLog)
    .set(changes)
    .where(and(eq(reviewLog.userId, userId), eq(reviewLog.id, id)));

const kindsOf = (keys: readonly ItemKey[]) => [...new Set(keys.map(({ kind }) => kind))];
const idsOf = (keys: readonly ItemKey[], kind: StudyItemKind) =>
  keys.filter((key) => key.kind === kind).map(({ itemId }) => itemId);

const isOneOf = (table: typeof studyItem | typeof reviewLog, keys: readonly ItemKey[]) =>
  or(...kindsOf(keys).map((kind) => and(eq(table.kind, kind), inArray(table.itemId, idsOf(keys, kind)))));

export const selectItems = (db: Db, userId: string, keys: readonly ItemKey[]): Promise<StudyItemRow[]> =>
  db
    .select()
    .from(studyItem)
    .where(and(eq(studyItem.userId, userId), isOneOf(studyItem, keys)));

/** The valid answers to these items, oldest first. */
export const selectHistory = (db: Db, userId: string, keys: readonly ItemKey[]): Promise<ReviewRow[]> =>
  db
    .select()
    .from(reviewLog)
    .where(and(eq(reviewLog.userId, userId), isNull(reviewLog.undoneAt), isOneOf(reviewLog, keys)))
    .orderBy(asc(reviewLog.at), asc(reviewLog.id));

export const upsertItems = (db: Db, rows: readonly StudyItemRow[]) =>
  db.execute(sql`
    ${insertRows(studyItem, rows)}
    on conflict (user_id, kind, item_id) do update set
      first_at = excluded.first_at, last_at = excluded.last_at, last_outcome = excluded.last_outcome,
      stability = excluded.stability, difficulty = excluded.difficulty, reps = excluded.reps,
      lapses = excluded.lapses, reviewed_on = excluded.reviewed_on, due_on = excluded.due_on,
      suspended = excluded.suspended, failures = excluded.failures, last_failed_at = excluded.last_failed_at`);

export const deleteItem = (db: Db, userId: string, { kind, itemId }: ItemKey) =>
  db
    .delete(studyItem)
    .where(and(eq(studyItem.userId, userId), eq(studyItem.kind, kind), eq(studyItem.itemId, itemId)));

const added = (table: typeof studyDay | typeof studyTopic) => ({
  answers: sql`${table.answers} + ${excluded(table.answers)}`,
  right: sql`${table.right} + ${excluded(table.right)}`,
  wrong: sql`${table.wrong} + ${excluded(table.wrong)}`,
  durationMs: sql`${table.durationMs} + ${excluded(table.durationMs)}`,
});

export const addToDays = (db: Db, rows: (typeof studyDay.$inferInsert)[]) =>
  db
    .insert(studyDay)
    .values(rows)
    .onConflictDoUpdate({
      target: [studyDay.userId, studyDay.day],
      set: {
        ...added(studyDay),
        early: sql`${studyDay.early} + ${excluded(studyDay.early)}`,
        questions: sql`${studyDay.questions} + ${excluded(studyDay.questions)}`,
        reviews: sql`${studyDay.reviews} + ${excluded(studyDay.reviews)}`,
      },
    });

/** A day with rooms alone has no answers, so it is no day of the streak. */
export const addRoomTime = (db: Db, row: { userId: string; day: string; roomMs: number }) =>
  db
    .insert(studyDay)
    .values({ ...row, answers: 0, right: 0, wrong: 0, durationMs: 0 })
    .onConflictDoUpdate({
      target: [studyDay.userId, studyDay.day],
      set: { roomMs: sql`${studyDay.roomMs} + ${excluded(studyDay.roomMs)}` },
    });

export const addToTopics = (db: Db, rows: (typeof studyTopic.$inferInsert)[]) =>
  db
    .insert(studyTopic)
    .values(rows)
    .onConflictDoUpdate({
      target: [studyTopic.userId, studyTopic.topic],
      set: {
        ...added(studyTopic),
        lastAt: sql`greatest(${studyTopic.lastAt}, ${excluded(studyTopic.lastAt)})`,
      },
    });

/** Increments the user's study version in the same transaction. */
export const countChange = (db: Db, userId: string) =>
  db
    .insert(studyChange)
    .values({ userId, count: 1 })
    .onConflictDoUpdate({ target: studyChange.userId, set: { count: sql`${studyChange.count} + 1` } });
