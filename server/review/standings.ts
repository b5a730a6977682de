import type { StudyOutcome } from '@atalaya/core/review/study-answer';
import type postgres from 'postgres';

type Standing = { times: number; last: StudyOutcome; itemIds: string[] };

/**
 * Which questions and statements someone has met, how often, and how the last time went: what tests are chosen by. Those
 * that stand alike come as one row, since thousands of rows would cost more than choosing does.
 */
export const standingsOf = async (sql: postgres.Sql, userId: string): Promise<Standing[]> => {
  const rows = await sql<(Omit<Standing, 'itemIds'> & { itemIds: string })[]>`
    select reps::int as times, last_outcome as last, string_agg(item_id, ' ') as "itemIds" from study_item
    where user_id = ${userId} and kind in ('question', 'true-false') group by reps, last_outcome`;
  // An id has no space in it: t21-q001, or a UUID.
  return rows.map(({ itemIds, ...alike }) => ({ ...alike, itemIds: itemIds.split(' ') }));
};
