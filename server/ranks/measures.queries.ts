import { REMEMBERED_DAYS } from '@atalaya/core/ranks/mastery';
import { sql } from 'drizzle-orm';
import { type Db, first } from '../platform/db';

// Totals of other features' tables, each a small grouped read by user. Nothing here reads the review log.

/**
 * The version of everything that measures, ranks and medals depend on. If a measure reads something new, add it here.
 */
export async function selectVersion(db: Db, userId: string): Promise<{ version: string; changes: number }> {
  const [row] = await db.execute<{ version: string; changes: number }>(sql`
    select coalesce(changes.count, 0)::int as changes, concat_ws('|', changes.count,
      (select concat(count(*), ' ', sum(hits)) from exam where user_id = u.id and state = 'finished'),
      (select count(*) from reading_section where user_id = u.id),
      (select concat(count(*) filter (where is_highlighted), ' ', count(*) filter (where text <> ''))
        from reading_note where user_id = u.id),
      (select count(*) from psychometric_battery where user_id = u.id and state = 'finished'),
      (select sum(answers) from psychometric_ability where user_id = u.id),
      (select count(*) from english_progress where user_id = u.id and passed_at is not null and deleted_at is null),
      (select max(expected) from readiness_day where user_id = u.id),
      (select concat(sum(finished), ' ', max(best_streak)) from game_total where user_id = u.id),
      (select concat(count(*), ' ', max(updated_at)) from rank),
      (select concat(count(*), ' ', max(updated_at)) from medal)
    ) as version
    from "user" u left join study_change changes on changes.user_id = u.id
    where u.id = ${userId}`);
  return row ?? { version: '', changes: 0 };
}

export type ItemTotal = {
  topic: number;
  block: string | null;
  kind: string;
  seen: number;
  retained: number;
  corrected: number;
};

export const selectItemTotals = (db: Db, userId: string) =>
  db.execute<ItemTotal>(sql`
    select i.topic, t.block, i.kind, count(*)::int as seen,
      count(*) filter (where i.last_outcome = 'right' and i.stability >= ${REMEMBERED_DAYS})::int as retained,
      count(*) filter (where i.failures > 0 and i.last_outcome = 'right')::int as corrected
    from study_item i left join topic t on t.number = i.topic
    where i.user_id = ${userId} group by i.topic, t.block, i.kind`);

/** Topics with all their written sections read, by block. */
export const selectTopicsRead = (db: Db, userId: string) =>
  db.execute<{ block: string; topics: number }>(sql`
    with sections as (
      select s.topic, bool_and(r.section is not null) as is_read
      from topic_section s left join reading_section r
        on r.topic = s.topic and r.section = s.id and r.user_id = ${userId}
      where s.body <> '' group by s.topic
    )
    select t.block, count(*)::int as topics from sections join topic t on t.number = sections.topic
    where sections.is_read group by t.block`);

type Totals = {
  sectionsRead: number;
  highlights: number;
  notes: number;
  batteries: number;
  psychometrics: number;
  englishLessons: number;
  expected: number;
  gamesPlayed: number;
  gamesWon: number;
  gamesUnaided: number;
  gameStreak: number;
};

export const selectTotals = (db: Db, userId: string): Promise<Totals | undefined> =>
  first(
    db.execute<Totals>(sql`
    select
      (select count(*) from reading_section where user_id = ${userId})::int as "sectionsRead",
      (select count(*) from reading_note where user_id = ${userId} and is_highlighted)::int as highlights,
      (select count(*) from reading_note where user_id = ${userId} and text <> '')::int as notes,
      (select count(*) from psychometric_battery where user_id = ${userId} and state = 'finished')::int as batteries,
      (select coalesce(sum(answers), 0) from psychometric_ability where user_id = ${userId})::int as psychometrics,
      (select count(*) from english_progress
        where user_id = ${userId} and passed_at is not null and deleted_at is null)::int as "englishLessons",
      (select coalesce(max(expected), 0) from readiness_day where user_id = ${userId})::float8 as expected,
      games.*
    from (
      select coalesce(sum(finished), 0)::int as "gamesPlayed", coalesce(sum(won), 0)::int as "gamesWon",
        coalesce(sum(unaided), 0)::int as "gamesUnaided", coalesce(max(best_streak), 0)::int as "gameStreak"
      from game_total where user_id = ${userId}
    ) games`),
  );
