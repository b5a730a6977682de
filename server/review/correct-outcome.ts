import type { StudyAnswer } from '@atalaya/core/review/study-answer';
import type { Db } from '../platform/db';
import { addToTallies, recomputed } from './record';
import {
  countChange,
  lockStudent,
  selectHistory,
  selectItems,
  updateOutcome,
  upsertItems,
} from './review.queries';
import { selectStanding } from './study.queries';

/**
 * Gives a recorded answer another outcome, because the key of its question was wrong, and recomputes memory, days and
 * topics. False if there is nothing to change.
 */
export async function correctOutcome(
  db: Db,
  userId: string,
  id: string,
  outcome: StudyAnswer['outcome'],
): Promise<boolean> {
  await lockStudent(db, userId);
  const row = await selectStanding(db, userId, id);
  if (!row || row.outcome === outcome) return false;
  await updateOutcome(db, userId, id, outcome);
  const before = new Map(
    (await selectItems(db, userId, [row])).map((item) => [`${item.kind} ${item.itemId}`, item]),
  );
  await upsertItems(db, recomputed(userId, await selectHistory(db, userId, [row]), before));
  const counted = { ...row, durationMs: row.durationMs ?? 0 };
  await addToTallies(db, userId, [counted], -1);
  await addToTallies(db, userId, [{ ...counted, outcome }], 1);
  await countChange(db, userId);
  return true;
}
