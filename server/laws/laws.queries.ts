import { MATCH_END, MATCH_START } from '@atalaya/core/search/search';
import { and, asc, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../platform/db';
import { flashcard, term } from '../syllabus/material.tables';
import { question } from '../syllabus/question.tables';
import { tsquery } from '../syllabus/search/search-sql';
import { law, topic } from '../syllabus/topic.tables';
import { lawArticle, lawGuide, lawUpdate, lawVersion, protocolBasis } from './laws.tables';

const isShown = <T extends typeof lawArticle | typeof lawGuide | typeof lawUpdate | typeof flashcard>(
  table: T,
) => and(eq(table.state, 'published'), isNull(table.deletedAt));

export const selectLawIds = async (db: Db): Promise<string[]> =>
  (await db.select({ id: law.id }).from(law)).map(({ id }) => id);

export const upsertVersions = async (
  db: Db,
  rows: readonly (typeof lawVersion.$inferInsert)[],
): Promise<void> => {
  if (rows.length > 0)
    await db
      .insert(lawVersion)
      .values([...rows])
      .onConflictDoNothing();
};

/** Every law that is not in the trash, with its guide if there is one. */
export const selectLaws = (db: Db) =>
  db
    .select({
      id: law.id,
      name: law.name,
      shortName: law.shortName,
      boe: law.boe,
      consolidated: law.consolidated,
      slug: lawGuide.slug,
      purpose: lawGuide.purpose,
      parts: lawGuide.parts,
      validOn: lawGuide.validOn,
    })
    .from(law)
    .leftJoin(lawGuide, and(eq(lawGuide.id, law.id), isShown(lawGuide)))
    .where(and(eq(law.state, 'published'), isNull(law.deletedAt)))
    .orderBy(asc(law.id));

/** The articles of laws with a guide, in the order of each law. */
export const selectArticles = (db: Db) =>
  db
    .select({
      id: lawArticle.id,
      law: lawArticle.law,
      lawSlug: lawGuide.slug,
      lawShortName: law.shortName,
      number: lawArticle.number,
      slug: lawArticle.slug,
      part: lawArticle.part,
      heading: lawArticle.heading,
      statement: lawArticle.statement,
      figures: lawArticle.figures,
      validOn: lawArticle.validOn,
    })
    .from(lawArticle)
    .innerJoin(lawGuide, and(eq(lawGuide.id, lawArticle.law), isShown(lawGuide)))
    .innerJoin(law, eq(law.id, lawArticle.law))
    .where(isShown(lawArticle))
    .orderBy(asc(lawArticle.law), asc(lawArticle.position), asc(lawArticle.id));

/** The laws that each topic names. */
export const selectTopicLaws = (db: Db) =>
  db
    .select({ number: topic.number, slug: topic.slug, shortTitle: topic.shortTitle, laws: topic.laws })
    .from(topic)
    .where(and(eq(topic.state, 'published'), isNull(topic.deletedAt)))
    .orderBy(asc(topic.number));

export const selectUpdates = (db: Db) =>
  db
    .select({
      id: lawUpdate.id,
      law: lawUpdate.law,
      title: lawUpdate.title,
      summary: lawUpdate.summary,
      norm: lawUpdate.norm,
      boe: lawUpdate.boe,
      inForce: lawUpdate.inForce,
      topics: lawUpdate.topics,
      articles: lawUpdate.articles,
      elsewhere: lawUpdate.elsewhere,
    })
    .from(lawUpdate)
    .where(isShown(lawUpdate))
    .orderBy(desc(lawUpdate.inForce), asc(lawUpdate.id));

/** The most that a search ranks. */
const MOST_FOUND = 400;

export const findArticleIds = async (db: Db, query: string): Promise<string[]> =>
  (
    await db.execute<{ id: string }>(sql`
      select id from law_article
      where search @@ ${tsquery(query)} and state = 'published' and deleted_at is null
      limit ${MOST_FOUND}`)
  ).map(({ id }) => id);

/** The statements of a page with the matched words marked. */
export const selectMarked = async (db: Db, ids: readonly string[], query: string) =>
  new Map(
    (
      await db.execute<{ id: string; marked: string }>(sql`
        select id, ts_headline('es_unaccent', statement, ${tsquery(query)},
          ${`StartSel=${MATCH_START}, StopSel=${MATCH_END}, HighlightAll=true`}) as marked
        from law_article where id = any(${sql.param([...ids])}::text[])`)
    ).map(({ id, marked }) => [id, marked]),
  );

const refersTo = (table: typeof question | typeof flashcard, lawId: string, number: string) =>
  and(
    sql`${table.reference}->>'law' = ${lawId}`,
    sql`${table.reference}->>'article' = ${number}`,
    isNull(table.deletedAt),
    eq(table.state, 'published'),
  );

const SAMPLES = 3;

/** Questions of an article in the order of the exam's difficulty. */
export const selectSamples = (db: Db, lawId: string, number: string) =>
  db
    .select({ id: question.id, topic: question.topic, stem: question.stem })
    .from(question)
    .where(and(refersTo(question, lawId, number), eq(question.kind, 'choice')))
    .orderBy(asc(question.difficulty), asc(question.id))
    .limit(SAMPLES);

export async function countFlashcards(db: Db, lawId: string, number: string): Promise<number> {
  const [row] = await db
    .select({ cards: count() })
    .from(flashcard)
    .where(refersTo(flashcard, lawId, number));
  return row?.cards ?? 0;
}

export const selectSteps = (db: Db, lawId: string, number: string) =>
  db
    .selectDistinct({
      protocol: protocolBasis.protocol,
      protocolTitle: protocolBasis.protocolTitle,
      step: protocolBasis.step,
      stepTitle: protocolBasis.stepTitle,
    })
    .from(protocolBasis)
    .where(
      and(eq(protocolBasis.law, lawId), eq(protocolBasis.article, number), isNull(protocolBasis.deletedAt)),
    )
    .orderBy(asc(protocolBasis.protocol), asc(protocolBasis.step));

/** The glossary of these topics. */
export const selectTerms = (db: Db, topics: readonly number[]) =>
  topics.length === 0
    ? Promise.resolve([])
    : db
        .select({ word: term.word, definition: term.definition })
        .from(term)
        .where(and(inArray(term.topic, [...topics]), eq(term.state, 'published'), isNull(term.deletedAt)));
