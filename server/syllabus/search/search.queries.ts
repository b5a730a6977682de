import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db';
import type { Found } from './search-sources';
import { headline, tsquery } from './search-sql';

const MOST = 5;

// The snippet is made for the rows that are shown only: it parses the whole text.
export const findSections = (db: Db, query: string, topics: readonly number[]) =>
  db.execute<Found>(sql`
    select topic, id as section, title, ${headline('body', query)} as snippet
    from (
      select topic, id, title, body from topic_section
      where search @@ ${tsquery(query)} and topic = any(${sql.param([...topics])}::int[])
      order by ts_rank(search, ${tsquery(query)}) desc, topic, position limit ${MOST}
    ) found`);

export const findQuestions = (db: Db, query: string) =>
  db.execute<Found>(sql`
    select topic, section, stem as title, ${headline('stem', query)} as snippet
    from (
      select topic, section, stem from question
      where search @@ ${tsquery(query)} and state = 'published' and deleted_at is null
      order by ts_rank(search, ${tsquery(query)}) desc, id limit ${MOST}
    ) found`);

export const findFlashcards = (db: Db, query: string) =>
  db.execute<Found>(sql`
    select topic, section, front as title, ${headline('back', query)} as snippet
    from (
      select topic, section, front, back from flashcard
      where search @@ ${tsquery(query)} and state = 'published' and deleted_at is null
      order by ts_rank(search, ${tsquery(query)}) desc, id limit ${MOST}
    ) found`);

/** A user has few notes, found by the index on the user. */
export const findNotes = (db: Db, query: string, userId: string) =>
  db.execute<Found>(sql`
    select topic, section, left(coalesce(nullif(text, ''), quote), 120) as title,
      ${headline("quote || ' ' || text", query)} as snippet
    from (
      select topic, section, quote, text from reading_note
      where user_id = ${userId} and topic is not null and to_tsvector('es_unaccent', quote || ' ' || text) @@ ${tsquery(query)}
      order by updated_at desc limit ${MOST}
    ) found`);

/** For words with typos: section titles with a similar word. */
export const findSimilarSections = (db: Db, text: string, topics: readonly number[]) =>
  db.execute<Found>(sql`
    select topic, id as section, title, left(body, 140) as snippet from topic_section
    where topic = any(${sql.param([...topics])}::int[])
      and word_similarity(unaccent(${text}), unaccent(title)) > 0.45
    order by word_similarity(unaccent(${text}), unaccent(title)) desc, topic, position limit ${MOST}`);

export type ArticleRow = {
  law: string;
  article: string;
  topic: number;
  section: string;
  statement: string;
  questions: number;
};

/** The articles that questions refer to, each with the section and the explanation of one question, if possible one that does not only cite it. */
export const selectArticles = (db: Db) =>
  db.execute<ArticleRow>(sql`
    select distinct on (law, article) law, article, topic, section, statement,
      (count(*) over (partition by law, article))::int as questions
    from (
      select reference->>'law' as law, reference->>'article' as article, topic, section, difficulty, id,
        case when jsonb_typeof(explanation) = 'string' then explanation #>> '{}' else explanation ->> answer end as statement
      from question
      where reference is not null and section is not null and state = 'published' and deleted_at is null
    ) referring
    where statement is not null
    order by law, article, statement ~ 'art[.]', difficulty, id`);
