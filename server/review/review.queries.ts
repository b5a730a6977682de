import type { StudyAnswer, StudyItemKind } from '@atalaya/core/review/study-answer';
import { and, asc, eq, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../platform/db';
import { list, rowInserter } from '../platform/insert-rows';
import { reviewLog, studyChange, studyDay, studyItem, studyTopic } from './review.tables';

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
        .where(and(eq(reviewLog.userId, userId), sql`${reviewLog.id} = any(${sql.param([...ids])}::uuid[])`))
    ).map(({ id }) => id),
  );

const insertLog = rowInserter<typeof reviewLog.$inferInsert>(
  reviewLog,
  [
    ...(['userId', 'id', 'kind', 'itemId', 'topic', 'outcome', 'grade'] as const),
    ...(['at', 'durationMs', 'source', 'firstSight'] as const),
  ],
  sql` on conflict do nothing`,
);

export const insertAnswers = (
  db: Db,
  userId: string,
  answers: readonly (StudyAnswer & { firstSight: boolean })[],
) =>
  insertLog(
    db,
    answers.map((answer) => ({ userId, ...answer })),
  );

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

const movedColumns = [
  ...['first_at', 'last_at', 'last_outcome', 'stability', 'difficulty', 'reps', 'lapses'],
  ...['reviewed_on', 'due_on', 'suspended'],
];

export const upsertItems = rowInserter<StudyItemRow>(
  studyItem,
  [
    ...(['userId', 'kind', 'itemId', 'topic', 'firstAt', 'lastAt', 'lastOutcome', 'stability'] as const),
    ...(['difficulty', 'reps', 'lapses', 'reviewedOn', 'dueOn', 'suspended'] as const),
  ],
  sql` on conflict (user_id, kind, item_id) do update set ${list(
    movedColumns.map((name) => sql`${sql.identifier(name)} = excluded.${sql.identifier(name)}`),
  )}`,
);

export const deleteItem = (db: Db, userId: string, { kind, itemId }: ItemKey) =>
  db
    .delete(studyItem)
    .where(and(eq(studyItem.userId, userId), eq(studyItem.kind, kind), eq(studyItem.itemId, itemId)));

const added = (table: typeof studyDay | typeof studyTopic) =>
  sql`answers = ${table.answers} + excluded.answers, "right" = ${table.right} + excluded."right",
    wrong = ${table.wrong} + excluded.wrong, duration_ms = ${table.durationMs} + excluded.duration_ms`;

const tallied = ['answers', 'right', 'wrong', 'durationMs'] as const;

export const addToDays = rowInserter<Tally & { userId: string; day: string }>(
  studyDay,
  ['userId', 'day', ...tallied],
  sql` on conflict (user_id, day) do update set ${added(studyDay)}`,
);

export const addToTopics = rowInserter<Tally & { userId: string; topic: number; lastAt: Date }>(
  studyTopic,
  ['userId', 'topic', 'lastAt', ...tallied],
  sql` on conflict (user_id, topic) do update
    set ${added(studyTopic)}, last_at = greatest(${studyTopic.lastAt}, excluded.last_at)`,
);

/** Said in the transaction of every change to what someone has studied. */
export const noteChange = (db: Db, userId: string) =>
  db.execute(sql`
    insert into ${studyChange} (user_id, count) values (${userId}, 1)
    on conflict (user_id) do update set count = ${studyChange.count} + 1`);
