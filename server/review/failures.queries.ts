import type { FailureState } from '@atalaya/core/review/failures';
import { and, count, desc, eq, inArray, isNotNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../platform/db';
import { studyItem } from './review.tables';

export type FailureFilter = { topic?: number | undefined; state: FailureState };
export type FailureKey = { at: Date; itemId: string };

const isFailed = (userId: string) =>
  and(
    eq(studyItem.userId, userId),
    isNotNull(studyItem.lastFailedAt),
    inArray(studyItem.kind, ['question', 'true-false']),
  );

const inState: Record<FailureState, SQL | undefined> = {
  all: undefined,
  pending: ne(studyItem.lastOutcome, 'right'),
  recovered: eq(studyItem.lastOutcome, 'right'),
};

/** Last failure first. Question ids are unique over both kinds, so they complete the key. */
export const selectFailures = (
  db: Db,
  userId: string,
  { topic, state }: FailureFilter,
  { after, limit, readable }: { after?: FailureKey | undefined; limit: number; readable: SQL | undefined },
) =>
  db
    .select()
    .from(studyItem)
    .where(
      and(
        isFailed(userId),
        topic === undefined ? undefined : eq(studyItem.topic, topic),
        inState[state],
        readable,
        after &&
          sql`(${studyItem.lastFailedAt}, ${studyItem.itemId}) < (${after.at.toISOString()}::timestamptz, ${after.itemId})`,
      ),
    )
    .orderBy(desc(studyItem.lastFailedAt), desc(studyItem.itemId))
    .limit(limit);

export const selectFailureCounts = (db: Db, userId: string, readable: SQL | undefined) =>
  db
    .select({
      topic: studyItem.topic,
      all: count(),
      pending: sql<number>`count(*) filter (where ${inState.pending})`.mapWith(Number),
    })
    .from(studyItem)
    .where(and(isFailed(userId), readable))
    .groupBy(studyItem.topic)
    .orderBy(studyItem.topic);
