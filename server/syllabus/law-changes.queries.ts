import { sql } from 'drizzle-orm';
import type { Db } from '../platform/db';

type Day = { article: string; changedOn: string };

const pairs = (days: readonly Day[]) =>
  sql`jsonb_to_recordset(${JSON.stringify(days)}::jsonb) as day(article text, "changedOn" date)`;

/** Questions checked against the new wording or a later one are left alone. */
export async function updateQuestions(db: Db, law: string, days: readonly Day[]): Promise<number> {
  const rows = await db.execute(sql`
    update question q set law_changed_on = day."changedOn" from ${pairs(days)}
    where q.reference->>'law' = ${law} and q.reference->>'article' = day.article
      and q.deleted_at is null and q.valid_on < day."changedOn"
    returning q.id`);
  return rows.length;
}

export async function updateFlashcards(db: Db, law: string, days: readonly Day[]): Promise<number> {
  const rows = await db.execute(sql`
    update flashcard c set law_changed_on = day."changedOn" from ${pairs(days)}
    where c.reference->>'law' = ${law} and c.reference->>'article' = day.article and c.deleted_at is null
    returning c.id`);
  return rows.length;
}

export type ChangedItem = {
  kind: 'choice' | 'true-false' | 'flashcard';
  id: string;
  topic: number;
  text: string;
  law: string;
  article: string;
  changedOn: string;
};

const MOST = 200;

export const selectChanged = (db: Db) =>
  db.execute<ChangedItem>(sql`
    select * from (
      select kind, id, topic, stem as text, reference->>'law' as law, reference->>'article' as article,
        law_changed_on::text as "changedOn"
      from question where law_changed_on is not null and deleted_at is null
      union all
      select 'flashcard', id, topic, front, reference->>'law', reference->>'article', law_changed_on::text
      from flashcard where law_changed_on is not null and deleted_at is null
    ) marked order by law, article, kind, id limit ${MOST}`);

export async function releaseItem(
  db: Db,
  { kind, id, now }: { kind: ChangedItem['kind']; id: string; now: Date },
): Promise<boolean> {
  const table = kind === 'flashcard' ? sql`flashcard` : sql`question`;
  const rows = await db.execute(sql`
    update ${table} set law_changed_on = null, updated_at = ${now.toISOString()}
    where id = ${id} and law_changed_on is not null returning id`);
  return rows.length > 0;
}
