import type { ReviewKind } from '@atalaya/core/laws/reviews';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db';
import { insertRows } from '../../platform/rows/insert-rows';
import { lawReview } from '../laws.tables';

type About = { kind: ReviewKind; id: string; article: string };

/** Articles of ours and steps of protocols about these articles, unless they were checked after the change. */
export const selectAbout = (db: Db, law: string, changed: ReadonlyMap<string, string>) =>
  db.execute<About>(sql`
    with day as (select * from jsonb_to_recordset(${JSON.stringify(
      [...changed].map(([article, changedOn]) => ({ article, changedOn })),
    )}::jsonb) as day(article text, "changedOn" date))
    select 'article' as kind, a.id, a.number as article from law_article a join day on day.article = a.number
    where a.law = ${law} and a.deleted_at is null and a.valid_on < day."changedOn"
    union
    select 'step', b.protocol || '/' || b.step, b.article from protocol_basis b join day on day.article = b.article
    where b.law = ${law} and b.deleted_at is null and b.valid_on < day."changedOn"`);

export const upsertReviews = (db: Db, rows: readonly (typeof lawReview.$inferInsert)[]) =>
  db.execute(sql`
    ${insertRows(lawReview, rows)}
    on conflict (kind, id, law, article) do update set changed_on = excluded.changed_on`);

type Review = About & { law: string; changedOn: string; text: string };

/** With the words that an editor knows it by. What was checked again since its law changed no longer waits. */
export const selectReviews = (db: Db) =>
  db.execute<Review>(sql`
    select r.kind, r.id, r.law, r.article, r.changed_on::text as "changedOn",
      coalesce(a.heading, s.title, b.title, r.id) as text
    from law_review r
      left join law_article a on r.kind = 'article' and a.id = r.id
      left join topic_section s on r.kind = 'section' and s.topic || '/' || s.id = r.id
      left join topic t on t.number = s.topic
      left join lateral (
        select protocol_title || ': ' || step_title as title, max(valid_on) over () as valid_on
        from protocol_basis where r.kind = 'step' and protocol || '/' || step = r.id and deleted_at is null limit 1
      ) b on true
    where coalesce(a.valid_on, t.valid_on, b.valid_on, '-infinity') < r.changed_on
    order by r.law, r.article, r.kind, r.id`);

export async function deleteReview(db: Db, kind: ReviewKind, id: string): Promise<boolean> {
  const rows = await db
    .delete(lawReview)
    .where(and(eq(lawReview.kind, kind), eq(lawReview.id, id)))
    .returning({ id: lawReview.id });
  return rows.length > 0;
}
