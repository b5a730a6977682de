import { compareText } from '@atalaya/core/platform/collation';
import { and, asc, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { type Db, first } from '../../platform/db';
import { flashcard, keywordRule, plusContent, scheme, term, voiceNote } from '../material.tables';
import { question } from '../question.tables';
import { isInForce } from '../question-bank.queries';
import { law, topic, topicSection } from '../topic.tables';

/** Published and not deleted. */
const isShown = (table: { state: PgColumn; deletedAt: PgColumn }) =>
  and(eq(table.state, 'published'), isNull(table.deletedAt));

export async function countQuestions(db: Db): Promise<number> {
  const [found] = await db.select({ total: count() }).from(question).where(isShown(question));
  return found?.total ?? 0;
}

export const selectTopics = (db: Db) =>
  db
    .select({
      number: topic.number,
      slug: topic.slug,
      title: topic.title,
      shortTitle: topic.shortTitle,
      block: topic.block,
      status: topic.status,
    })
    .from(topic)
    .where(isShown(topic))
    .orderBy(asc(topic.number));

const inTopic = (table: { topic: PgColumn }, number: number | undefined) =>
  number === undefined ? undefined : eq(table.topic, number);

type Counted = PgTable & { topic: PgColumn; state: PgColumn; deletedAt: PgColumn };

async function countsIn(db: Db, table: Counted, number?: number): Promise<Map<number, number>> {
  const rows = await db
    .select({ topic: sql<number>`${table.topic}`, total: count() })
    .from(table)
    .where(and(isShown(table), inTopic(table, number)))
    .groupBy(table.topic);
  return new Map(rows.map((row) => [row.topic, row.total]));
}

async function countSections(db: Db, number?: number): Promise<Map<number, number>> {
  const rows = await db
    .select({ topic: topicSection.topic, total: count() })
    .from(topicSection)
    .where(inTopic(topicSection, number))
    .groupBy(topicSection.topic);
  return new Map(rows.map((row) => [row.topic, row.total]));
}

async function countKinds(db: Db, number?: number) {
  const rows = await db
    .select({ topic: question.topic, kind: question.kind, total: count() })
    .from(question)
    .where(and(isShown(question), inTopic(question, number)))
    .groupBy(question.topic, question.kind);
  const of = (kind: 'choice' | 'true-false') =>
    new Map(rows.flatMap((row) => (row.kind === kind ? [[row.topic, row.total] as const] : [])));
  return { questions: of('choice'), trueFalse: of('true-false') };
}

/** Counts by topic and kind. */
export async function countByTopic(db: Db, number?: number) {
  const [kinds, sections, flashcards, terms, voiceNotes, schemes] = await Promise.all([
    countKinds(db, number),
    countSections(db, number),
    countsIn(db, flashcard, number),
    countsIn(db, term, number),
    countsIn(db, voiceNote, number),
    countsIn(db, scheme, number),
  ]);
  return { ...kinds, sections, flashcards, terms, voiceNotes, schemes };
}

export const selectTopic = (db: Db, number: number) =>
  first(
    db
      .select()
      .from(topic)
      .where(and(eq(topic.number, number), isShown(topic))),
  );

export const selectSections = (db: Db, number: number) =>
  db
    .select({
      id: topicSection.id,
      title: topicSection.title,
      epigraphs: topicSection.epigraphs,
      body: topicSection.body,
    })
    .from(topicSection)
    .where(eq(topicSection.topic, number))
    .orderBy(asc(topicSection.position));

export const selectLaws = (db: Db, ids: readonly string[]) =>
  db
    .select({
      id: law.id,
      name: law.name,
      shortName: law.shortName,
      boe: law.boe,
      consolidated: law.consolidated,
    })
    .from(law)
    .where(and(inArray(law.id, [...ids]), isNull(law.deletedAt)));

export const selectScheme = (db: Db, number: number) =>
  first(
    db
      .select({ topic: scheme.topic, title: scheme.title, nodes: scheme.nodes })
      .from(scheme)
      .where(and(eq(scheme.topic, number), isShown(scheme))),
  );

export const selectFlashcards = (db: Db, number: number) =>
  db
    .select({
      id: flashcard.id,
      section: flashcard.section,
      front: flashcard.front,
      back: flashcard.back,
      reference: flashcard.reference,
      source: flashcard.source,
    })
    .from(flashcard)
    .where(and(eq(flashcard.topic, number), isShown(flashcard)))
    .orderBy(asc(flashcard.id));

/** Spanish collation: the database compares code points and would sort «árbitro» after «zona». */
export async function selectTerms(db: Db, number: number) {
  const terms = await db
    .select({ id: term.id, section: term.section, word: term.word, definition: term.definition })
    .from(term)
    .where(and(eq(term.topic, number), isShown(term)))
    .orderBy(asc(term.id));
  return terms.sort((one, other) => compareText(one.word, other.word));
}

export const selectStatements = (db: Db, number: number, today: string) =>
  db
    .select({
      id: question.id,
      version: question.version,
      section: question.section,
      statement: question.stem,
      difficulty: question.difficulty,
    })
    .from(question)
    .where(
      and(eq(question.topic, number), eq(question.kind, 'true-false'), isShown(question), isInForce(today)),
    )
    .orderBy(asc(question.id));

export const selectVoiceNotes = (db: Db, number: number) =>
  db
    .select({ id: voiceNote.id, title: voiceNote.title, voice: voiceNote.voice, text: voiceNote.body })
    .from(voiceNote)
    .where(and(eq(voiceNote.topic, number), isShown(voiceNote)))
    .orderBy(asc(voiceNote.id));

const plusColumns = {
  id: plusContent.id,
  topic: plusContent.topic,
  title: plusContent.title,
  tier: plusContent.tier,
  body: plusContent.body,
};

export const selectPlusContent = (db: Db, number: number, tier: 'plus' | 'elite') =>
  db
    .select(plusColumns)
    .from(plusContent)
    .where(and(eq(plusContent.topic, number), eq(plusContent.tier, tier), isShown(plusContent)))
    .orderBy(asc(plusContent.id));

export const selectPlusPiece = (db: Db, id: string) =>
  first(
    db
      .select(plusColumns)
      .from(plusContent)
      .where(and(eq(plusContent.id, id), isShown(plusContent))),
  );

/** Longest first, so that «LO 2/1986» matches before «LO». */
export const selectKeywordRules = (db: Db) =>
  db
    .select({
      id: keywordRule.id,
      keyword: keywordRule.keyword,
      kind: keywordRule.kind,
      meaning: keywordRule.meaning,
      topic: keywordRule.topic,
    })
    .from(keywordRule)
    .where(isShown(keywordRule))
    .orderBy(desc(sql`length(${keywordRule.keyword})`), asc(keywordRule.keyword), asc(keywordRule.id));
