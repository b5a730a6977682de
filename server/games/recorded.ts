import type { PlayedItem } from '@atalaya/core/games/play';
import type { StudyAnswer } from '@atalaya/core/review/study-answer';
import { v5 } from 'uuid';
import type { Db } from '../platform/db';
import { recordAnswers } from '../review/record';

/** What was played goes to the review log. The ids come from the play, so that it cannot be recorded twice. */
export async function recordPlayed(
  db: Db,
  userId: string,
  playId: string,
  items: readonly PlayedItem[],
  now: Date,
): Promise<void> {
  const answers = items.map(
    ({ kind, itemId, topic, outcome, grade, durationMs }, index): StudyAnswer => ({
      id: v5(String(index), playId),
      kind,
      itemId,
      topic,
      outcome: outcome === 'right' ? 'right' : 'wrong',
      ...(grade ? { grade } : {}),
      at: now,
      durationMs,
      source: 'game',
    }),
  );
  await recordAnswers(db, userId, answers);
}
