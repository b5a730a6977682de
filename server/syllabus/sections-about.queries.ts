import { sql } from 'drizzle-orm';
import type { Db } from '../platform/db';

type Explaining = { topic: number; section: string; article: string; validOn: string };

/** The sections that explain questions and flashcards about a law. */
export const selectExplaining = (db: Db, law: string) =>
  db.execute<Explaining>(sql`
    select distinct item.topic, item.section, item.article, t.valid_on::text as "validOn"
    from (
      select topic, section, reference->>'article' as article from question
      where reference->>'law' = ${law} and section is not null and deleted_at is null
      union
      select topic, section, reference->>'article' from flashcard
      where reference->>'law' = ${law} and section is not null and deleted_at is null
    ) item
      join topic_section s on s.topic = item.topic and s.id = item.section
      join topic t on t.number = item.topic where t.deleted_at is null`);

/** The sections that name a law. */
export const selectNaming = (db: Db, shortName: string) =>
  db.execute<{ topic: number; section: string; body: string; validOn: string }>(sql`
    select s.topic, s.id as section, s.body, t.valid_on::text as "validOn"
    from topic_section s join topic t on t.number = s.topic
    where strpos(s.body, ${shortName}) > 0 and t.deleted_at is null`);
