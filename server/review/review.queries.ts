import type { StudyAnswer, StudyItemKind } from '@atalaya/core/review/study-answer';
import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../platform/db';
import { list, rowInserter, textList } from '../platform/insert-rows';
import { driverOf } from '../platform/prepared';
import { rowReader } from '../platform/row-reader';
import { reviewLog, studyDay, studyItem, studyTopic } from './review.tables';

export type StudyItemRow = typeof studyItem.$inferSelect;
export type ReviewRow = typeof reviewLog.$inferSelect;
export type ItemKey = { kind: StudyItemKind; itemId: string };
export type Tally = { answers: number; right: number; wrong: number; durationMs: number };

// What runs with every exam is written by hand, its text made once: no builder runs for it.

const LOCK = `select pg_advisory_xact_lock(hashtextextended('review:' || $1::text, 0))`;

/** Answers of one person are taken one batch at a time, from however many tabs and devices they come. */
export async function lockStudent(db: Db, userId: string): Promise<void> {
  await driverOf(db).unsafe(LOCK, [userId], { prepare: true });
}

const KNOWN = 'select id from review_log where user_id = $1 and id = any($2::uuid[])';

/** Which of these answers are here already. */
export async function selectKnownIds(
  db: Db,
  userId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await driverOf(db).unsafe<{ id: string }[]>(KNOWN, [userId, `{${ids.join(',')}}`], {
    prepare: true,
  });
  return new Set(rows.map(({ id }) => id));
}

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

const kindsOf = (keys: readonly ItemKey[]) => [...new Set(keys.map(({ kind }) => kind))];
const idsOf = (keys: readonly ItemKey[], kind: StudyItemKind) =>
  keys.filter((key) => key.kind === kind).map(({ itemId }) => itemId);

const readItems = rowReader(studyItem, 'where user_id = $1 and kind = $2 and item_id = any($3::text[])');

export async function selectItems(db: Db, userId: string, keys: readonly ItemKey[]): Promise<StudyItemRow[]> {
  const found = kindsOf(keys).map((kind) => readItems(db, [userId, kind, textList(idsOf(keys, kind))]));
  return (await Promise.all(found)).flat();
}

/** What was answered to these items and still stands, oldest first. */
export const selectHistory = (db: Db, userId: string, keys: readonly ItemKey[]): Promise<ReviewRow[]> =>
  db
    .select()
    .from(reviewLog)
    .where(
      and(
        eq(reviewLog.userId, userId),
        isNull(reviewLog.undoneAt),
        or(
          ...kindsOf(keys).map((kind) =>
            and(eq(reviewLog.kind, kind), inArray(reviewLog.itemId, idsOf(keys, kind))),
          ),
        ),
      ),
    )
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

const CHANGE = `
  insert into study_change (user_id, count) values ($1, 1)
  on conflict (user_id) do update set count = study_change.count + 1`;

/** Said in the transaction of every change to what someone has studied. */
export async function noteChange(db: Db, userId: string): Promise<void> {
  await driverOf(db).unsafe(CHANGE, [userId], { prepare: true });
}
