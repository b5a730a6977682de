import type postgres from 'postgres';

/** What opens items besides the plan. */
const held = (
  sql: postgres.Sql,
  now: Date,
) => sql`(select string_agg(g.kind || g.subject, ',' order by g.kind, g.subject)
  from access_grant g where g.user_id = u.id and g.kind in ('topic', 'test', 'flashcards') and g.revoked_at is null
    and (g.expires_at is null or g.expires_at > ${now.toISOString()}::timestamptz))`;

/**
 * Everything that the campus home is made from beside the bank, in one text: who the account is, how it wants to study, and
 * how often what it has studied has changed. Each is one row by its key, but for what the account bought by itself: a few.
 */
const madeFrom = (
  sql: postgres.Sql,
  now: Date,
) => sql`concat_ws('|', u.exam_date, u.study_minutes, u.plan_tier, u.opposition_type,
  u.is_admin, u.trial_ends_at, s::text, c.count, ${held(sql, now)})`;

const sources = (sql: postgres.Sql) => sql`left join study_settings s on s.user_id = u.id
  left join study_change c on c.user_id = u.id`;

type Moment = { day: string; stamp: string; now: Date };

/** What was said before, for whoever holds this session: by keys alone, and only if nothing has changed since. */
export async function selectKeptToday(
  sql: postgres.Sql,
  tokenHash: string,
  { day, stamp, now }: Moment,
): Promise<{ userId: string; answer: string } | undefined> {
  const moment = now.toISOString();
  const [row] = await sql<{ userId: string; answer: string }[]>`
    select k.user_id as "userId", k.answer from session join "user" u on u.id = session.user_id join kept_today k on k.user_id = u.id ${sources(sql)}
    where session.token_hash = ${tokenHash} and session.expires_at > ${moment}::timestamptz
      and k.day = ${day} and k.stamp = ${stamp} and (k.until is null or k.until > ${moment}::timestamptz)
      and k.made_from = ${madeFrom(sql, now)}`;
  return row;
}

/** Asked before anything is read, so that what changes meanwhile makes the answer one of before. */
export async function selectMadeFrom(
  sql: postgres.Sql,
  userId: string,
  now: Date,
): Promise<string | undefined> {
  const [row] = await sql<{ madeFrom: string }[]>`
    select ${madeFrom(sql, now)} as "madeFrom" from "user" u ${sources(sql)} where u.id = ${userId}`;
  return row?.madeFrom;
}

type Kept = Moment & { userId: string; madeFrom: string; answer: string };

export const keepToday = (
  sql: postgres.Sql,
  { userId, day, madeFrom: from, stamp, now, answer }: Kept,
) => sql`
  insert into kept_today (user_id, day, made_from, stamp, until, answer)
  select id, ${day}, ${from}, ${stamp}, case when trial_ends_at > ${now.toISOString()}::timestamptz then trial_ends_at end, ${answer}
  from "user" where id = ${userId}
  on conflict (user_id) do update set day = excluded.day, made_from = excluded.made_from, stamp = excluded.stamp,
    until = excluded.until, answer = excluded.answer`;
