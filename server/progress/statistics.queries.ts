import { asc, desc, eq, gte, sql } from 'drizzle-orm';
import type { Db } from '../platform/db';
import {
  cohortWeek,
  expectedSpread,
  predictionCheck,
  questionQuality,
  statisticsRun,
  usageDay,
  usageWeek,
} from './statistics.tables';

// Reports read the tables of other features, only here and only in the background.

/** One rollup at a time over all nodes; the lock ends with the transaction. */
export const takeTurn = (db: Db) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtext('progress.statistics'))`);

/** Days that are recomputed each time. */
const DAYS = 100;
const WEEK = 7;

export async function rollUse(db: Db, today: string): Promise<void> {
  const from = sql`(${today}::date - ${DAYS}::int)`;
  const inSpain = (column: string) => sql`(${sql.raw(column)} at time zone 'Europe/Madrid')::date`;
  await db.execute(sql`
    with days as (select generate_series(${from}, ${today}::date, interval '1 day')::date as day),
    studied as (
      select day, count(*) filter (where answers > 0) as students, sum(answers) as answers, sum("right") as hits,
        sum(duration_ms) / 60000 as minutes
      from study_day where day >= ${from} group by day
    ), handed as (
      select ${inSpain('finished_at')} as day, count(*) as exams from exam
      where state = 'finished' and finished_at >= ${from} - 1 group by 1
    ), joined as (
      select ${inSpain('created_at')} as day, count(*) as users from "user" where created_at >= ${from} - 1 group by 1
    )
    insert into ${usageDay} (day, students, answers, "right", minutes, exams, new_users)
    select days.day, coalesce(students, 0), coalesce(answers, 0), coalesce(hits, 0), coalesce(minutes, 0),
      coalesce(exams, 0), coalesce(users, 0)
    from days left join studied using (day) left join handed using (day) left join joined using (day)
    on conflict (day) do update set students = excluded.students, answers = excluded.answers,
      "right" = excluded."right", minutes = excluded.minutes, exams = excluded.exams, new_users = excluded.new_users`);
  // Weekly students are not the sum of the days.
  await db.execute(sql`
    update ${usageDay} set week_students = counted.students from (
      select ends.day::date as day, count(distinct user_id) as students
      from generate_series(${today}::date - ${WEEK}::int, ${today}::date, interval '1 day') as ends(day)
      left join study_day on answers > 0 and study_day.day > ends.day::date - ${WEEK}::int and study_day.day <= ends.day::date
      group by ends.day
    ) as counted where ${usageDay}.day = counted.day`);
  await db.execute(sql`
    insert into ${usageWeek} (monday, students)
    select date_trunc('week', day)::date, count(distinct user_id) from study_day
    where answers > 0 and day >= date_trunc('week', ${from})::date + 7 group by 1
    on conflict (monday) do update set students = excluded.students`);
}

/** Weeks start on Monday, in Spain. Weeks without new users have no cohort. */
export async function rollCohorts(db: Db, today: string, weeks: number): Promise<void> {
  const first = sql`(date_trunc('week', ${today}::date)::date - ${7 * (weeks - 1)}::int)`;
  await db.execute(sql`delete from ${cohortWeek}`);
  await db.execute(sql`
    with members as (
      select id, date_trunc('week', created_at at time zone 'Europe/Madrid')::date as joined from "user"
      where created_at >= ${first} - 1 and not is_admin
    ), sizes as (
      select joined, count(*) as size from members where joined >= ${first} group by joined
    ), studied as (
      select joined, (date_trunc('week', day)::date - joined) / 7 as week, count(distinct user_id) as students
      from members join study_day on study_day.user_id = members.id
      where answers > 0 and day >= joined group by 1, 2
    )
    insert into ${cohortWeek} (joined, week, students, size)
    select sizes.joined, weeks.week, coalesce(studied.students, 0), sizes.size
    from sizes
    cross join lateral generate_series(0, (date_trunc('week', ${today}::date)::date - sizes.joined) / 7) as weeks(week)
    left join studied on studied.joined = sizes.joined and studied.week = weeks.week`);
}

/** Minimum answers per person and per question. */
const LEAST_OF_PERSON = 20;
const LEAST_OF_QUESTION = 20;

export async function rollQuestions(db: Db): Promise<void> {
  await db.execute(sql`delete from ${questionQuality}`);
  await db.execute(sql`
    with first as (
      select user_id, item_id, topic, (outcome = 'right')::int as hit from review_log
      where first_sight and undone_at is null and outcome <> 'blank' and kind = 'question'
    ), level as (
      select user_id, avg(hit) as level from first group by user_id having count(*) >= ${LEAST_OF_PERSON}
    )
    insert into ${questionQuality} (question_id, topic, answers, "right", discrimination)
    select item_id, min(topic), count(*), sum(hit),
      case when count(level) >= ${LEAST_OF_QUESTION} then corr(hit, level) filter (where level is not null) end
    from first left join level using (user_id) group by item_id`);
}

/** The latest prediction of each candidate, in tenths of a point. */
export async function rollSpread(db: Db, today: string): Promise<void> {
  await db.execute(sql`delete from ${expectedSpread}`);
  await db.execute(sql`
    insert into ${expectedSpread} (tenth, candidates)
    select floor(expected * 10), count(*) from (
      select distinct on (user_id) user_id, expected from readiness_day
      where day >= ${today}::date - 30 order by user_id, day desc
    ) as last group by 1`);
}

/** Recent full mocks with the last prediction of an earlier day, at most two weeks old. */
export const rollPredictions = (db: Db, today: string) =>
  db.execute(sql`
    insert into ${predictionCheck} (exam_id, user_id, predicted_on, expected, low, high, mark)
    select sat.id, sat.user_id, said.day, said.expected, said.low, said.high,
      greatest(0, (sat.hits - sat.errors / 2.0) * 10 / sat.questions)
    from (
      select *, (finished_at at time zone 'Europe/Madrid')::date as sat_on from exam
      where kind = 'mock' and state = 'finished' and questions = 100 and hits is not null
        and finished_at >= ${today}::date - 60
    ) as sat
    cross join lateral (
      select * from readiness_day where readiness_day.user_id = sat.user_id
        and day < sat.sat_on and day >= sat.sat_on - 14 order by day desc limit 1
    ) as said
    on conflict (exam_id) do update set mark = excluded.mark`);

export const noteRun = (db: Db, at: Date) =>
  db
    .insert(statisticsRun)
    .values({ id: 1, at })
    .onConflictDoUpdate({ target: statisticsRun.id, set: { at } });

export async function selectRun(db: Db): Promise<Date | null> {
  const [row] = await db.select().from(statisticsRun);
  return row?.at ?? null;
}

export const selectDays = (db: Db, from: string) =>
  db.select().from(usageDay).where(gte(usageDay.day, from)).orderBy(asc(usageDay.day));

export const selectWeeks = (db: Db, from: string) =>
  db.select().from(usageWeek).where(gte(usageWeek.monday, from)).orderBy(asc(usageWeek.monday));

export const selectCohorts = (db: Db) =>
  db.select().from(cohortWeek).orderBy(asc(cohortWeek.joined), asc(cohortWeek.week));

export type HardSort = 'share' | 'discrimination' | 'answers';

const share = sql<number>`${questionQuality.right}::float8 / ${questionQuality.answers}`;
const orders = {
  share: [sql`${share} asc`, desc(questionQuality.answers)],
  discrimination: [sql`${questionQuality.discrimination} asc nulls last`, sql`${share} asc`],
  answers: [desc(questionQuality.answers)],
};

/** Questions with enough answers. */
export async function selectHard(
  db: Db,
  range: { page: number; pageSize: number; sort: HardSort },
  least: number,
) {
  const where = gte(questionQuality.answers, least);
  const items = await db
    .select({
      id: questionQuality.questionId,
      topic: questionQuality.topic,
      answers: questionQuality.answers,
      share,
      discrimination: questionQuality.discrimination,
    })
    .from(questionQuality)
    .where(where)
    .orderBy(...orders[range.sort], asc(questionQuality.questionId))
    .limit(range.pageSize)
    .offset((range.page - 1) * range.pageSize);
  return { items, total: await db.$count(questionQuality, where) };
}

export const selectSpread = (db: Db) => db.select().from(expectedSpread);

export const selectChecked = (db: Db) =>
  db
    .select({
      expected: predictionCheck.expected,
      low: predictionCheck.low,
      high: predictionCheck.high,
      score: predictionCheck.score,
    })
    .from(predictionCheck);

export const countChecked = (db: Db): Promise<number> => db.$count(predictionCheck);

export const selectOwnChecked = (db: Db, userId: string) =>
  db.select().from(predictionCheck).where(eq(predictionCheck.userId, userId));
