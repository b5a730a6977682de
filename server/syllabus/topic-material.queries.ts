import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../platform/db';
import { flashcard, scheme, term } from './material.tables';
import { topic } from './topic.tables';

const isShown = (table: { state: PgColumn; deletedAt: PgColumn }) =>
  and(eq(table.state, 'published'), isNull(table.deletedAt));

export const selectTermsOf = (db: Db, topics: readonly number[]) =>
  db
    .select({
      id: term.id,
      topic: term.topic,
      word: term.word,
      clue: term.clue,
      definition: term.definition,
    })
    .from(term)
    .where(and(inArray(term.topic, [...topics]), isShown(term)))
    .orderBy(asc(term.id));

export const selectCardsOf = (db: Db, topics: readonly number[]) =>
  db
    .select({ id: flashcard.id, topic: flashcard.topic, front: flashcard.front, back: flashcard.back })
    .from(flashcard)
    .where(and(inArray(flashcard.topic, [...topics]), isShown(flashcard)))
    .orderBy(asc(flashcard.id));

export const selectSchemesOf = (db: Db, topics: readonly number[]) =>
  db
    .select({ topic: scheme.topic, nodes: scheme.nodes })
    .from(scheme)
    .where(and(inArray(scheme.topic, [...topics]), isShown(scheme)))
    .orderBy(asc(scheme.topic));

/** By number; topics that are not published have none. */
export async function selectTopicTitles(
  db: Db,
  numbers: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .select({ number: topic.number, title: topic.shortTitle })
    .from(topic)
    .where(and(inArray(topic.number, [...numbers]), isShown(topic)));
  return new Map(rows.map(({ number, title }) => [number, title]));
}
