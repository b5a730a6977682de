import { dayInSpain, hourInSpain } from '@atalaya/core/platform/madrid-time';
import { gradeOf, type Memory, replay, updateMemory } from '@atalaya/core/review/memory';
import { isSelfGraded, type StudyAnswer, WORD_TOPIC } from '@atalaya/core/review/study-answer';
import type { Db } from '../platform/db';
import {
  addToDays,
  addToTopics,
  countChange,
  type ItemKey,
  insertAnswers,
  lockStudent,
  type MemoryColumns,
  type ReviewRow,
  type StudyItemRow,
  selectHistory,
  selectItems,
  selectKnownIds,
  type Tally,
  upsertItems,
} from './review.queries';
import { countChoices } from './shares/choice-shares';

const MAX_DURATION_MS = 10 * 60 * 1000;
/** The hour, in Spain, until which an answer is early. */
const EARLY_UNTIL = 8;

/**
 * Records answers and updates memory, days and topics in the caller's transaction. Returns the answers that were not
 * recorded before.
 */
export async function recordAnswers(
  db: Db,
  userId: string,
  answers: readonly StudyAnswer[],
): Promise<readonly StudyAnswer[]> {
  if (answers.length === 0) return [];
  await lockStudent(db, userId);
  const known = await selectKnownIds(
    db,
    userId,
    answers.map(({ id }) => id),
  );
  const fresh = [...new Map(answers.filter(({ id }) => !known.has(id)).map((one) => [one.id, one])).values()]
    .map(withinReason)
    .sort((a, b) => a.at.getTime() - b.at.getTime());
  if (fresh.length === 0) return [];

  const before = new Map((await selectItems(db, userId, fresh)).map((row) => [keyOf(row), row]));
  const after = new Map<string, StudyItemRow>();
  const outOfOrder: ItemKey[] = [];
  const seen = new Set(before.keys());
  const written = fresh.map((answer) => {
    const key = keyOf(answer);
    const firstSight = !seen.has(key);
    seen.add(key);
    const current = after.get(key) ?? before.get(key);
    // An answer from another device that is older than the last one: recompute the item from its history.
    if (current && current.lastAt > answer.at) outOfOrder.push({ kind: answer.kind, itemId: answer.itemId });
    after.set(key, answered(userId, current, answer));
    return { ...answer, firstSight };
  });
  await insertAnswers(db, userId, written);
  if (outOfOrder.length > 0)
    for (const row of recomputed(userId, await selectHistory(db, userId, outOfOrder), before))
      after.set(keyOf(row), row);
  await upsertItems(db, [...after.values()]);
  await addToTallies(db, userId, written, 1);
  await countChange(db, userId);
  // Last, because these rows are shared by all students and stay locked until the commit.
  await countChoices(db, written, 1);
  return fresh;
}

const keyOf = ({ kind, itemId }: ItemKey): string => `${kind} ${itemId}`;

/** Caps the time of pages left open. */
const withinReason = (answer: StudyAnswer): StudyAnswer => ({
  ...answer,
  durationMs: Math.min(MAX_DURATION_MS, Math.max(0, Math.round(answer.durationMs ?? 0))),
});

export function memoryOf(row: MemoryColumns | undefined): Memory | null {
  if (!row || row.stability === null || row.difficulty === null || !row.reviewedOn || !row.dueOn) return null;
  const { stability, difficulty, reps, lapses, reviewedOn, dueOn } = row;
  return { stability, difficulty, reps, lapses, reviewedOn, dueOn };
}

const noMemory = { stability: null, difficulty: null, reps: 0, lapses: 0, reviewedOn: null, dueOn: null };

function answered(userId: string, row: StudyItemRow | undefined, answer: StudyAnswer): StudyItemRow {
  const grade = gradeOf(answer);
  const memory = grade ? updateMemory(memoryOf(row), grade, answer.at) : memoryOf(row);
  const failed = answer.outcome === 'wrong';
  return {
    userId,
    kind: answer.kind,
    itemId: answer.itemId,
    topic: answer.topic,
    firstAt: row?.firstAt ?? answer.at,
    lastAt: answer.at,
    lastOutcome: answer.outcome,
    suspended: row?.suspended ?? false,
    failures: (row?.failures ?? 0) + (failed ? 1 : 0),
    lastFailedAt: failed ? answer.at : (row?.lastFailedAt ?? null),
    ...noMemory,
    ...memory,
  };
}

/** Each item recomputed from its whole history. */
export function recomputed(
  userId: string,
  history: readonly ReviewRow[],
  before: ReadonlyMap<string, StudyItemRow>,
): StudyItemRow[] {
  const stories = new Map<string, ReviewRow[]>();
  for (const row of history) stories.set(keyOf(row), [...(stories.get(keyOf(row)) ?? []), row]);
  return [...stories].flatMap(([key, rows]) => {
    const [first] = rows;
    const last = rows.at(-1);
    if (!first || !last) return [];
    const failed = rows.filter(({ outcome }) => outcome === 'wrong');
    const story = rows.map(({ outcome, grade, at }) => ({ outcome, at, ...(grade ? { grade } : {}) }));
    return {
      userId,
      kind: last.kind,
      itemId: last.itemId,
      topic: last.topic,
      firstAt: first.at,
      lastAt: last.at,
      lastOutcome: last.outcome,
      suspended: before.get(key)?.suspended ?? false,
      failures: failed.length,
      lastFailedAt: failed.at(-1)?.at ?? null,
      ...noMemory,
      ...replay(story),
    };
  });
}

type Tallied = Pick<StudyAnswer, 'kind' | 'topic' | 'outcome' | 'at' | 'durationMs'> & {
  firstSight: boolean;
};

/** Updates days and topics with one statement each; `sign` −1 removes an undone answer. */
export async function addToTallies(
  db: Db,
  userId: string,
  answers: readonly Tallied[],
  sign: 1 | -1,
): Promise<void> {
  const days = new Map<string, Tally & DayCounts & { userId: string; day: string }>();
  const topics = new Map<number, Tally & { userId: string; topic: number; lastAt: Date }>();
  for (const { kind, topic, outcome, at, durationMs, firstSight } of answers) {
    const day = dayInSpain(at);
    const ofDay = days.get(day) ?? { userId, day, early: 0, questions: 0, reviews: 0, ...nothing };
    const ofTopic = topics.get(topic) ?? { userId, topic, lastAt: at, ...nothing };
    // A question that was left blank took its time, but is no answer.
    const counted = outcome === 'blank' ? 0 : sign;
    const step = {
      answers: counted,
      right: outcome === 'right' ? sign : 0,
      wrong: outcome === 'wrong' ? sign : 0,
      durationMs: sign * (durationMs ?? 0),
    };
    days.set(day, {
      ...ofDay,
      ...sum(ofDay, step),
      early: ofDay.early + (hourInSpain(at) < EARLY_UNTIL ? counted : 0),
      questions: ofDay.questions + (isSelfGraded(kind) ? 0 : counted),
      reviews: ofDay.reviews + (firstSight ? 0 : counted),
    });
    if (topic === WORD_TOPIC) continue;
    topics.set(topic, {
      ...ofTopic,
      ...sum(ofTopic, step),
      lastAt: at > ofTopic.lastAt ? at : ofTopic.lastAt,
    });
  }
  await addToDays(db, [...days.values()]);
  if (topics.size > 0) await addToTopics(db, [...topics.values()]);
}

type DayCounts = { early: number; questions: number; reviews: number };
const nothing: Tally = { answers: 0, right: 0, wrong: 0, durationMs: 0 };
const sum = (a: Tally, b: Tally): Tally => ({
  answers: a.answers + b.answers,
  right: a.right + b.right,
  wrong: a.wrong + b.wrong,
  durationMs: a.durationMs + b.durationMs,
});
