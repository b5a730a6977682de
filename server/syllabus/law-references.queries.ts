import { and, asc, count, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../platform/db';
import { flashcard, term } from './material.tables';
import { question } from './question.tables';
import { isInForce } from './question-bank.queries';
import { law, topic } from './topic.tables';

export const selectLawIds = async (db: Db): Promise<string[]> =>
  (await db.select({ id: law.id }).from(law)).map(({ id }) => id);

/** Every law that is not in the trash. */
export const selectLaws = (db: Db) =>
  db
    .select({
      id: law.id,
      name: law.name,
      shortName: law.shortName,
      boe: law.boe,
      consolidated: law.consolidated,
    })
    .from(law)
    .where(and(eq(law.state, 'published'), isNull(law.deletedAt)))
    .orderBy(asc(law.id));

/** The laws that each topic names. */
export const selectTopicLaws = (db: Db) =>
  db
    .select({ number: topic.number, slug: topic.slug, shortTitle: topic.shortTitle, laws: topic.laws })
    .from(topic)
    .where(and(eq(topic.state, 'published'), isNull(topic.deletedAt)))
    .orderBy(asc(topic.number));

const refersTo = (table: typeof question | typeof flashcard, lawId: string, number: string) =>
  and(
    sql`${table.reference}->>'law' = ${lawId}`,
    sql`${table.reference}->>'article' = ${number}`,
    isNull(table.deletedAt),
    eq(table.state, 'published'),
  );

const SAMPLES = 3;

/** Questions of an article in the order of the exam's difficulty. */
export const selectSamples = (db: Db, lawId: string, number: string, today: string) =>
  db
    .select({ id: question.id, topic: question.topic, stem: question.stem })
    .from(question)
    .where(and(refersTo(question, lawId, number), isInForce(today), eq(question.kind, 'choice')))
    .orderBy(asc(question.difficulty), asc(question.id))
    .limit(SAMPLES);

export async function countFlashcards(db: Db, lawId: string, number: string): Promise<number> {
  const [row] = await db
    .select({ cards: count() })
    .from(flashcard)
    .where(refersTo(flashcard, lawId, number));
  return row?.cards ?? 0;
}

/** The glossary of these topics. */
export const selectTerms = (db: Db, topics: readonly number[]) =>
  topics.length === 0
    ? Promise.resolve([])
    : db
        .select({ word: term.word, definition: term.definition })
        .from(term)
        .where(and(inArray(term.topic, [...topics]), eq(term.state, 'published'), isNull(term.deletedAt)));
