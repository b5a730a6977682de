import type { LawPart } from '@atalaya/core/laws/content.contract';
import { reviewKinds } from '@atalaya/core/laws/reviews';
import { type SQL, sql } from 'drizzle-orm';
import {
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { contentColumns, tsvector } from '../content/content.tables';
import { timestamptz } from '../platform/columns';
import { law } from '../syllabus/topic.tables';

const lawId = () =>
  text()
    .notNull()
    .references(() => law.id);

/** Our guide to a law: what it is for and its parts. */
export const lawGuide = pgTable(
  'law_guide',
  {
    /** The id of the law. */
    id: text()
      .primaryKey()
      .references(() => law.id),
    /** In addresses: `ce`. */
    slug: text().notNull(),
    purpose: text().notNull(),
    parts: jsonb().$type<LawPart[]>().notNull(),
    /** The date of the official text it was checked against. */
    validOn: date('valid_on').notNull(),
    ...contentColumns(),
  },
  (table) => [uniqueIndex('law_guide_slug').on(table.slug)],
);

/** An article in our own words. */
export const lawArticle = pgTable(
  'law_article',
  {
    /** `constitucion-17`. */
    id: text().primaryKey(),
    law: lawId(),
    /** As questions refer to it: «588 ter g». */
    number: text().notNull(),
    /** In addresses: `588-ter-g`. */
    slug: text().notNull(),
    /** In the order of the law. */
    position: integer().notNull(),
    /** The id of one of the guide's parts. */
    part: text().notNull(),
    heading: text().notNull(),
    statement: text().notNull(),
    figures: jsonb().$type<string[]>().notNull(),
    validOn: date('valid_on').notNull(),
    ...contentColumns(),
    search: tsvector()
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`setweight(to_tsvector('es_unaccent', "number" || ' ' || "heading"), 'A') || setweight(to_tsvector('es_unaccent', "statement" || ' ' || "figures"::text), 'B')`,
      ),
  },
  (table) => [
    uniqueIndex('law_article_slug').on(table.law, table.slug),
    index('law_article_position').on(table.law, table.position),
    index('law_article_search').using('gin', table.search),
  ],
);

/** A dated state of a law: of the text our content was checked against, or imported by an admin. */
export const lawVersion = pgTable(
  'law_version',
  {
    law: lawId(),
    /** The day from which this state applies. */
    validFrom: date('valid_from').notNull(),
    origin: text({ enum: ['content', 'import'] }).notNull(),
    /** The reforming norm, if known. */
    norm: text(),
    createdAt: timestamptz('created_at').notNull(),
    createdBy: uuid('created_by'),
  },
  (table) => [primaryKey({ columns: [table.law, table.validFrom] })],
);

/** The official wording of an article from a day on. */
export const lawArticleText = pgTable(
  'law_article_text',
  {
    law: lawId(),
    number: text().notNull(),
    validFrom: date('valid_from').notNull(),
    /** The first day without it; null while it is in force. */
    validTo: date('valid_to'),
    norm: text(),
    title: text().notNull(),
    body: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.law, table.number, table.validFrom] })],
);

/** A change of a law. */
export const lawUpdate = pgTable(
  'law_update',
  {
    id: text().primaryKey(),
    law: lawId(),
    title: text().notNull(),
    summary: text().notNull(),
    norm: text().notNull(),
    boe: text().notNull(),
    inForce: date('in_force').notNull(),
    topics: jsonb().$type<number[]>().notNull(),
    /** Numbers of articles, in the order of the law. */
    articles: jsonb().$type<string[]>().notNull(),
    /** Annexes and provisions. */
    elsewhere: text(),
    ...contentColumns(),
  },
  (table) => [
    index('law_update_in_force').on(table.inForce, table.id),
    index('law_update_law').on(table.law),
  ],
);

/** An article that a step of a protocol rests on. */
export const protocolBasis = pgTable(
  'protocol_basis',
  {
    /** `detencion/derechos/0`: protocol, step and place. */
    id: text().primaryKey(),
    protocol: text().notNull(),
    protocolTitle: text('protocol_title').notNull(),
    step: text().notNull(),
    stepTitle: text('step_title').notNull(),
    law: text().notNull(),
    article: text().notNull(),
    /** The day of the law texts that the protocol was checked against. */
    validOn: date('valid_on').notNull().default('2026-05-02'),
    ...contentColumns(),
  },
  (table) => [index('protocol_basis_article').on(table.law, table.article)],
);

/** Something that waits for an editor because an article behind it changed. The row goes when it was reviewed. */
export const lawReview = pgTable(
  'law_review',
  {
    kind: text({ enum: reviewKinds }).notNull(),
    /** `3/la-detencion`, `detencion/derechos`, `alcoholimetro` or `constitucion-17`. */
    id: text().notNull(),
    law: lawId(),
    article: text().notNull(),
    changedOn: date('changed_on').notNull(),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.id, table.law, table.article] })],
);
