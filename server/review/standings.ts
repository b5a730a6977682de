import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../platform/db';
import { studyItem } from './review.tables';

/** Which questions and statements someone has met, how often, and how the last time went: what tests are chosen by. */
export const standingsOf = (db: Db, userId: string) =>
  db
    .select({ itemId: studyItem.itemId, reps: studyItem.reps, last: studyItem.lastOutcome })
    .from(studyItem)
    .where(and(eq(studyItem.userId, userId), inArray(studyItem.kind, ['question', 'true-false'])));
