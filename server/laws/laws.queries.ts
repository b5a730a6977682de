import { MATCH_END, MATCH_START } from '@atalaya/core/search/search';
import { and, asc, desc, eq, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../platform/db';
import { tsquery } from '../syllabus/search/search-sql';
import { lawArticle, lawGuide, lawUpdate, lawVersion, protocolBasis } from './laws.tables';

const isShown = <T extends typeof lawArticle | typeof lawGuide | typeof lawUpdate>(table: T) =>
  and(eq(table.state, 'published'), isNull(table.deletedAt));

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

export const selectGuides = (db: Db) =>
  db
    .select({
      id: lawGuide.id,
      slug: lawGuide.slug,
      purpose: lawGuide.purpose,
      parts: lawGuide.parts,
      validOn: lawGuide.validOn,
    })
    .from(lawGuide)
    .where(isShown(lawGuide));

/** The articles of laws with a guide, in the order of each law. */
export const selectArticles = (db: Db) =>
  db
    .select({
      id: lawArticle.id,
      law: lawArticle.law,
      lawSlug: lawGuide.slug,
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
    .where(isShown(lawArticle))
    .orderBy(asc(lawArticle.law), asc(lawArticle.position), asc(lawArticle.id));

export const selectBySlugs = (db: Db, asked: readonly { law: string; article: string }[]) =>
  db
    .select({
      law: lawGuide.slug,
      article: lawArticle.slug,
      lawId: lawArticle.law,
      number: lawArticle.number,
      heading: lawArticle.heading,
    })
    .from(lawArticle)
    .innerJoin(lawGuide, and(eq(lawGuide.id, lawArticle.law), isShown(lawGuide)))
    .where(
      and(
        isShown(lawArticle),
        or(...asked.map(({ law, article }) => and(eq(lawGuide.slug, law), eq(lawArticle.slug, article)))),
      ),
    );

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
