import type { StudyAnswer } from '@atalaya/core/review/study-answer';
import type { Db } from '../platform/db';
import { addToTallies, recomputed } from './record';
import {
  countChange,
  deleteItem,
  lockStudent,
  selectHistory,
  selectItems,
  updateOutcome,
  upsertItems,
} from './review.queries';
import { selectRecorded } from './study.queries';

type Correction = {
  id: string;
  /** Null if the answer counts no longer. */
  outcome: StudyAnswer['outcome'] | null;
  now: Date;
};

/**
 * Gives a recorded answer of an exam another outcome, because the key of its question was wrong or the question was
 * annulled, and recomputes memory, days and topics. Undefined if there is nothing to change.
 */
export async function correctOutcome(
  db: Db,
  userId: string,
  { id, outcome, now }: Correction,
): Promise<{ before: StudyAnswer['outcome'] | null } | undefined> {
  await lockStudent(db, userId);
  const row = await selectRecorded(db, userId, id);
  const before = row?.undoneAt ? null : row?.outcome;
  if (!row || before === undefined || before === outcome) return undefined;
  await updateOutcome(db, userId, id, outcome ? { outcome, undoneAt: null } : { undoneAt: now });
  const items = new Map(
    (await selectItems(db, userId, [row])).map((item) => [`${item.kind} ${item.itemId}`, item]),
  );
  const [item] = recomputed(userId, await selectHistory(db, userId, [row]), items);
  if (item) await upsertItems(db, [item]);
  else await deleteItem(db, userId, row);
  const counted = { ...row, durationMs: row.durationMs ?? 0 };
  if (before) await addToTallies(db, userId, [{ ...counted, outcome: before }], -1);
  if (outcome) await addToTallies(db, userId, [{ ...counted, outcome }], 1);
  await countChange(db, userId);
  return { before };
}
