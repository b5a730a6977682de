import { plainWords } from '@atalaya/core/platform/fold';
import { and, asc, eq, inArray, isNull, ne, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/db';
import { question, questionStat } from '../question.tables';
import { law, topic, topicSection } from '../topic.tables';

export async function selectStatistics(db: Db, ids: readonly string[]) {
  const rows = await db
    .select({ id: questionStat.questionId, answers: questionStat.answers, errors: questionStat.errors })
    .from(questionStat)
    .where(inArray(questionStat.questionId, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}

export const selectSectionsOf = (db: Db, topics: readonly number[]) =>
  db
    .select({
      topic: topicSection.topic,
      id: topicSection.id,
      title: topicSection.title,
      epigraphs: topicSection.epigraphs,
      body: topicSection.body,
    })
    .from(topicSection)
    .where(inArray(topicSection.topic, [...topics]))
    .orderBy(asc(topicSection.topic), asc(topicSection.position));

/** Full-text search by stem and without accents; the last word may be incomplete. Ids match too. */
export function fullText(column: SQLWrapper, key: PgColumn, text: string): SQL | undefined {
  const words = plainWords(text);
  const last = words.pop();
  if (last === undefined) return sql`false`;
  const tail = sql`to_tsquery('es_unaccent', ${`${last}:*`})`;
  const query =
    words.length === 0 ? tail : sql`(plainto_tsquery('es_unaccent', ${words.join(' ')}) && ${tail})`;
  return or(sql`${column} @@ ${query}`, eq(key, text.trim().toLowerCase()));
}

/** Includes deleted ones, which old changes may name. */
export const selectTopicNames = (db: Db) =>
  db.select({ number: topic.number, shortTitle: topic.shortTitle }).from(topic).orderBy(asc(topic.number));

export const selectLawNames = (db: Db) => db.select({ id: law.id, shortName: law.shortName }).from(law);

export const selectSectionNames = (db: Db) =>
  db
    .select({ topic: topicSection.topic, id: topicSection.id, title: topicSection.title })
    .from(topicSection)
    .orderBy(asc(topicSection.topic), asc(topicSection.position));

export const selectKnownTopics = async (db: Db, numbers: readonly number[]): Promise<Set<number>> =>
  new Set(
    (
      await db
        .select({ number: topic.number })
        .from(topic)
        .where(and(inArray(topic.number, [...numbers]), isNull(topic.deletedAt)))
    ).map(({ number }) => number),
  );

export const selectKnownLaws = async (db: Db, ids: readonly string[]): Promise<Set<string>> =>
  new Set(
    (
      await db
        .select({ id: law.id })
        .from(law)
        .where(and(inArray(law.id, [...ids]), isNull(law.deletedAt)))
    ).map(({ id }) => id),
  );

/** The existing ones of these questions, optionally without a kind. */
export const selectKnownQuestions = async (
  db: Db,
  ids: readonly string[],
  notOf?: 'choice' | 'true-false',
): Promise<Set<string>> =>
  new Set(
    (
      await db
        .select({ id: question.id })
        .from(question)
        .where(and(inArray(question.id, [...ids]), notOf ? ne(question.kind, notOf) : undefined))
    ).map(({ id }) => id),
  );
