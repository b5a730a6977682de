import { sql } from 'drizzle-orm';
import type { Db } from '../platform/db';
import { allExcluded } from '../platform/rows/excluded';
import { type Today, todayCache } from './progress.tables';

type Row = { inputs: string; version: string | null; answer: Today | null };

/**
 * The version of the campus home's inputs, and the cached result. If the home depends on something new, add it here.
 */
export async function selectToday(db: Db, userId: string, now: Date) {
  const [row] = await db.execute<Row>(sql`
    select c.version, c.answer, concat_ws('|', u.exam_date, u.study_minutes, s::text, changes.count, (
      select count(*) from reading_section r where r.user_id = u.id
    ), (
      select string_agg(d.day::text, ',' order by d.day) from streak_rest_day d where d.user_id = u.id
    ), (
      select string_agg(g.kind || g.subject, ',' order by g.kind, g.subject) from access_grant g
      where g.user_id = u.id and g.kind in ('topic', 'test', 'flashcards') and g.revoked_at is null
        and (g.expires_at is null or g.expires_at > ${now.toISOString()}::timestamptz)
    )) as inputs
    from "user" u
      left join study_settings s on s.user_id = u.id
      left join study_change changes on changes.user_id = u.id
      left join today_cache c on c.user_id = u.id
    where u.id = ${userId}`);
  return {
    inputs: row?.inputs ?? '',
    cached: row?.answer && { version: row.version, answer: row.answer },
  };
}

export const saveToday = (db: Db, row: typeof todayCache.$inferInsert) =>
  db
    .insert(todayCache)
    .values(row)
    .onConflictDoUpdate({
      target: todayCache.userId,
      set: allExcluded({ version: todayCache.version, answer: todayCache.answer }),
    });
