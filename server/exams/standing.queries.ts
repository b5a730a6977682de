import type { Outcome } from '@atalaya/core/exams/exam';
import { sql } from 'drizzle-orm';
import type { Db } from '../platform/db';

type Alike = { times: number; last: Outcome | null; hasFailed: boolean; isFlag: boolean; ids: string[] };

/**
 * Which questions a student has answered, how often, the last result, and which are flagged. Rows with equal values are
 * grouped, because thousands of rows would cost more than the selection.
 */
export async function selectStandings(db: Db, userId: string): Promise<Alike[]> {
  const rows = await db.execute<Omit<Alike, 'ids'> & { ids: string }>(sql`
    select reps::int as times, last_outcome as last, failures > 0 as "hasFailed", false as "isFlag",
      string_agg(item_id, ' ') as ids from study_item
    where user_id = ${userId} and kind in ('question', 'true-false') group by 1, 2, 3
    union all
    select 0, null, false, true, string_agg(question_id, ' ') from question_mark where user_id = ${userId} having count(*) > 0
    order by 4`);
  // Ids contain no spaces.
  return rows.map(({ ids, ...alike }) => ({ ...alike, ids: ids.split(' ') }));
}
