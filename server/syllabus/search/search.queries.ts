import { MATCH_END, MATCH_START } from '@atalaya/core/search/search';
import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db';

export type Found = { topic: number; section: string | null; title: string; snippet: string };

const MOST = 5;
const tsquery = (query: string) => sql`to_tsquery('es_unaccent', ${query})`;
const headline = (text: string, query: string) =>
  sql`ts_headline('es_unaccent', ${sql.raw(text)}, ${tsquery(query)},
    ${`StartSel=${MATCH_START}, StopSel=${MATCH_END}, MaxWords=18, MinWords=8, MaxFragments=1`})`;

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
      where user_id = ${userId} and to_tsvector('es_unaccent', quote || ' ' || text) @@ ${tsquery(query)}
      order by updated_at desc limit ${MOST}
    ) found`);

/** For words with typos: section titles with a similar word. */
export const findSimilarSections = (db: Db, text: string, topics: readonly number[]) =>
  db.execute<Found>(sql`
    select topic, id as section, title, left(body, 140) as snippet from topic_section
    where topic = any(${sql.param([...topics])}::int[])
      and word_similarity(unaccent(${text}), unaccent(title)) > 0.45
    order by word_similarity(unaccent(${text}), unaccent(title)) desc, topic, position limit ${MOST}`);
