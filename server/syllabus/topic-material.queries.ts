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

export async function selectTopicTitle(db: Db, number: number): Promise<string | undefined> {
  const [row] = await db
    .select({ title: topic.shortTitle })
    .from(topic)
    .where(and(eq(topic.number, number), isShown(topic)));
  return row?.title;
}
