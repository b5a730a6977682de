import { and, desc, eq, lt, sql } from 'drizzle-orm';
import { type Db, first } from '../platform/db';
import { insertRows } from '../platform/rows/insert-rows';
import { briefing } from './briefing.tables';

// Each statement reads for a whole batch of users.

export type Reader = { id: string; examDate: string | null };
type Ids = readonly string[];

const examDate = sql`u.exam_date::text as "examDate"`;

/** Those who study or have an exam ahead, and have no page of today yet. */
export const selectReaders = (db: Db, today: string, after: string | null, limit: number) =>
  db.execute<Reader>(sql`
    select u.id, ${examDate} from "user" u
    where u.deletion_requested_at is null and u.suspended_at is null
      and (${after}::uuid is null or u.id > ${after}::uuid)
      and (u.exam_date >= ${today}::date
        or exists (select 1 from study_day d where d.user_id = u.id and d.day >= ${today}::date - 30))
      and not exists (select 1 from briefing b where b.user_id = u.id and b.day = ${today}::date)
    order by u.id limit ${limit}`);

export const selectReader = async (db: Db, userId: string): Promise<Reader | undefined> =>
  (await db.execute<Reader>(sql`select u.id, ${examDate} from "user" u where u.id = ${userId}`))[0];

export type TopicRow = {
  userId: string;
  topic: number;
  kind: 'question' | 'true-false' | 'flashcard';
  seen: number;
  due: number;
  dueGain: number;
  firstDay: string;
};

/** The gain is what was forgotten since the last review, by the curve of FSRS. */
export const selectTopics = (db: Db, ids: Ids, today: string) =>
  db.execute<TopicRow>(sql`
    select user_id as "userId", topic, kind, count(*)::int as seen,
      (count(*) filter (where due_on <= ${today}::date and not suspended))::int as due,
      coalesce(sum(1 - power(1 + 19.0 / 81 * greatest(0, ${today}::date - reviewed_on) / greatest(stability, 0.1), -0.5))
        filter (where due_on <= ${today}::date and not suspended and stability is not null), 0)::float8 as "dueGain",
      min(first_at)::date::text as "firstDay"
    from study_item where user_id in ${ids} and kind in ('question', 'true-false', 'flashcard') group by 1, 2, 3`);

export const selectTallies = (db: Db, ids: Ids) =>
  db.execute<{ userId: string; topic: number; answers: number; right: number }>(sql`
    select user_id as "userId", topic, answers, "right" from study_topic where user_id in ${ids}`);

export const selectPlans = (db: Db, ids: Ids, today: string) =>
  db.execute<{
    userId: string;
    kind: 'study' | 'review' | 'mock';
    topic: number | null;
    minutes: number;
  }>(sql`
    select user_id as "userId", kind, topic, minutes from plan_entry
    where user_id in ${ids} and day = ${today}::date and done_on is null order by kind, key`);

export const selectUnanswered = (db: Db, since: Date) =>
  db.execute<{ id: number; title: string; topic: number; authorId: string | null }>(sql`
    select t.id, t.title, t.syllabus_topic as topic, t.author_id as "authorId" from forum_topic t
    join forum_category c on c.id = t.category_id and c.state = 'published' and c.deleted_at is null
    where t.removal is null and t.replies = 0 and t.closed_at is null and t.syllabus_topic is not null
      and t.last_post_at >= ${since.toISOString()}::timestamptz
    order by t.last_post_at desc limit 200`);

export const selectLawChanges = (db: Db, today: string, days: number) =>
  db.execute<{ id: string; title: string; inForce: string; topics: number[] }>(sql`
    select id, title, in_force::text as "inForce", topics from law_update
    where deleted_at is null and in_force <= ${today}::date and in_force > ${today}::date - ${days}::int
    order by in_force desc, id`);

/** The users whose page was new. */
export async function insertBriefings(db: Db, rows: (typeof briefing.$inferInsert)[]): Promise<string[]> {
  const made = await db.execute<{ userId: string }>(sql`
    ${insertRows(briefing, rows)} on conflict do nothing returning user_id as "userId"`);
  return made.map(({ userId }) => userId);
}

export const selectBriefing = (db: Db, userId: string, day: string) =>
  first(
    db
      .select()
      .from(briefing)
      .where(and(eq(briefing.userId, userId), eq(briefing.day, day))),
  );

export const selectDays = (db: Db, userId: string) =>
  db
    .select({ day: briefing.day })
    .from(briefing)
    .where(eq(briefing.userId, userId))
    .orderBy(desc(briefing.day));

export const deleteBefore = (db: Db, day: string) => db.delete(briefing).where(lt(briefing.day, day));

export const briefingsOf = (db: Db, userId: string) =>
  db.select().from(briefing).where(eq(briefing.userId, userId)).orderBy(desc(briefing.day));
