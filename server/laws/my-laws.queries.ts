import { articleKey } from '@atalaya/core/laws/heat';
import { sql } from 'drizzle-orm';
import type { Db } from '../platform/db';

export type Answered = { law: string; article: string; right: number; wrong: number };

/** The last outcomes of the user's questions, by article. */
export async function selectAnswered(db: Db, userId: string): Promise<Map<string, Answered>> {
  const rows = await db.execute<Answered>(sql`
    select q.reference->>'law' as law, q.reference->>'article' as article,
      (count(*) filter (where i.last_outcome = 'right'))::int as right,
      (count(*) filter (where i.last_outcome = 'wrong'))::int as wrong
    from study_item i join question q on q.id = i.item_id
    where i.user_id = ${userId} and i.kind in ('question', 'true-false')
      and q.reference is not null and q.deleted_at is null
    group by 1, 2`);
  return new Map(rows.map((row) => [articleKey(row.law, row.article), row]));
}

type Outcome = { id: string; outcome: 'right' | 'wrong' | 'blank' };

/** The user's last outcome of each question about an article. */
export const selectOutcomes = (db: Db, userId: string, law: string, article: string) =>
  db.execute<Outcome>(sql`
    select q.id, i.last_outcome as outcome
    from question q join study_item i on i.item_id = q.id and i.user_id = ${userId}
      and i.kind in ('question', 'true-false')
    where q.reference->>'law' = ${law} and q.reference->>'article' = ${article} and q.deleted_at is null`);

export type ArticleCard = {
  id: string;
  number: string;
  heading: string;
  statement: string;
  figures: string[];
  lawShortName: string;
  topic: number;
};

/**
 * Texts for the review. An article belongs to the topic that asks it most, or to the first that needs its law; without
 * either it cannot be reviewed.
 */
export const selectArticleCards = (db: Db, ids: readonly string[]) =>
  db.execute<ArticleCard>(sql`
    select * from (
      select a.id, a.number, a.heading, a.statement, a.figures, l.short_name as "lawShortName",
        coalesce(
          (select q.topic from question q
            where q.reference->>'law' = a.law and q.reference->>'article' = a.number
              and q.deleted_at is null and q.state = 'published'
            group by q.topic order by count(*) desc, q.topic limit 1),
          (select t.number from topic t where t.laws ? a.law and t.deleted_at is null order by t.number limit 1)
        ) as topic
      from law_article a join law l on l.id = a.law
      where a.id = any(${sql.param([...ids])}::text[]) and a.state = 'published' and a.deleted_at is null
    ) cards where topic is not null`);

type Touched = {
  law: string;
  article: string;
  questions: number;
  trueFalse: number;
  flashcards: number;
  toReview: number;
};

/** What refers to each article, with how many wait for a review. */
export const selectTouched = (db: Db) =>
  db.execute<Touched>(sql`
    select law, article, sum(questions)::int as questions, sum("trueFalse")::int as "trueFalse",
      sum(flashcards)::int as flashcards, sum("toReview")::int as "toReview"
    from (
      select reference->>'law' as law, reference->>'article' as article,
        count(*) filter (where kind = 'choice') as questions, count(*) filter (where kind = 'true-false') as "trueFalse",
        0 as flashcards, count(law_changed_on) as "toReview"
      from question where reference is not null and deleted_at is null and state = 'published' group by 1, 2
      union all
      select reference->>'law', reference->>'article', 0, 0, count(*), count(law_changed_on)
      from flashcard where reference is not null and deleted_at is null and state = 'published' group by 1, 2
    ) referring group by 1, 2`);

type Before = { id: string; right: number; wrong: number };

/** The user's answers about the articles of each change, from before it came into force. */
export const selectAnsweredBefore = (db: Db, userId: string) =>
  db.execute<Before>(sql`
    select u.id, (count(*) filter (where r.outcome = 'right'))::int as right,
      (count(*) filter (where r.outcome = 'wrong'))::int as wrong
    from law_update u
      join question q on q.reference->>'law' = u.law and u.articles ? (q.reference->>'article')
      join review_log r on r.user_id = ${userId} and r.item_id = q.id and r.kind in ('question', 'true-false')
        and r.undone_at is null and r.at < (u.in_force::timestamp at time zone 'Europe/Madrid')
    where u.deleted_at is null and q.deleted_at is null
    group by u.id`);
