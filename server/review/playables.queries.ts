import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Db } from '../platform/db';
import { type ItemKey, selectItems } from './review.queries';
import { reviewLog, studyItem } from './review.tables';

/** The flashcards and terms of these topics whose review is due. */
export async function selectDuePlayables(
  db: Db,
  userId: string,
  topics: readonly number[],
  today: string,
): Promise<string[]> {
  const rows = await db
    .select({ itemId: studyItem.itemId })
    .from(studyItem)
    .where(
      and(
        eq(studyItem.userId, userId),
        inArray(studyItem.kind, ['flashcard', 'term']),
        inArray(studyItem.topic, [...topics]),
        eq(studyItem.suspended, false),
        lte(studyItem.dueOn, today),
      ),
    );
  return rows.map(({ itemId }) => itemId);
}

/** Kind and id of those among the items that were last answered before the day. */
export async function selectMetBefore(
  db: Db,
  userId: string,
  items: readonly ItemKey[],
  day: string,
): Promise<ReadonlySet<string>> {
  if (items.length === 0) return new Set();
  const rows = await selectItems(db, userId, items);
  return new Set(
    rows
      .filter(({ reviewedOn }) => reviewedOn !== null && reviewedOn < day)
      .map(({ kind, itemId }) => `${kind} ${itemId}`),
  );
}

type Recall = { isPlayed: boolean; items: number; right: number };

/**
 * Flashcards in the first answer outside the games that came at least a day after the first play, or after the first
 * answer of a card that was never played.
 */
export const selectLaterRecall = (db: Db, userId: string): Promise<Recall[]> =>
  db.execute<Recall>(sql`
    with own as (
      select item_id, at, source, outcome from ${reviewLog}
      where user_id = ${userId} and kind = 'flashcard' and undone_at is null and outcome <> 'blank'
    ), begun as (
      select item_id, bool_or(source = 'game') as is_played,
        coalesce(min(at) filter (where source = 'game'), min(at)) as since
      from own group by item_id
    ), later as (
      select distinct on (own.item_id) begun.is_played, own.outcome
      from own join begun using (item_id)
      where own.source <> 'game' and own.at >= begun.since + interval '1 day'
      order by own.item_id, own.at
    )
    select is_played as "isPlayed", count(*)::int as items,
      (count(*) filter (where outcome = 'right'))::int as "right"
    from later group by is_played`);
