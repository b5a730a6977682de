import { reviewDueAt } from '@atalaya/core/interview/recording';
import type { Db } from '../platform/db';
import * as rows from './recordings.queries';

// For a coach who reviews what their candidates send. The caller knows that these users share it.

const SHOWN = 20;

export async function rehearsalsOf(db: Db, userId: string) {
  const sent = await rows.selectSentBy(db, [userId], SHOWN);
  return sent.map(({ recording, answer }) => {
    const queuedAt = recording.queuedAt ?? recording.createdAt;
    return {
      id: recording.id,
      question: answer.question.question,
      state: recording.state,
      queuedAt,
      dueAt: reviewDueAt(queuedAt),
    };
  });
}

/** How many wait for a review, by user. */
export async function rehearsalsWaiting(
  db: Db,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const counted = userIds.length > 0 ? await rows.countQueuedBy(db, userIds) : [];
  return new Map(counted.map(({ userId, waiting }) => [userId, waiting]));
}

/** Whose recording it is, once it is sent. */
export const rehearsalOwner = async (db: Db, id: string): Promise<string | undefined> =>
  (await rows.selectSentRecording(db, id))?.recording.userId;
