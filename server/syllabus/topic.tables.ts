import { letters } from '@atalaya/core/syllabus/questions/letters';
import { type SQL, sql } from 'drizzle-orm';
import { date, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { contentColumns, tsvector } from '../content/content.tables';

export const law = pgTable('law', {
  id: text().primaryKey(),
  name: text().notNull(),
  shortName: text('short_name').notNull(),
  boe: text().notNull(),
  /** The date of the last reform in the checked text. */
  consolidated: date().notNull(),
  ...contentColumns(),
});

export const topic = pgTable(
  'topic',
  {
    number: integer().primaryKey(),
    /** The folder name: `02-constitucion-derechos`. */
    slug: text().notNull(),
    /** The official wording. */
    title: text().notNull(),
    shortTitle: text('short_title').notNull(),
    block: text({ enum: letters }).notNull(),
    status: text({ enum: ['written', 'outline'] }).notNull(),
    validOn: date('valid_on').notNull(),
    laws: jsonb().$type<string[]>().notNull(),
    sources: jsonb().$type<string[]>().notNull(),
    epigraphs: jsonb().$type<{ id: string; text: string }[]>().notNull(),
    /** The text before the first section. */
    intro: text().notNull(),
    ...contentColumns(),
  },
  (table) => [uniqueIndex('topic_slug').on(table.slug)],
);

export const topicSection = pgTable(
  'topic_section',
  {
    topic: integer()
      .notNull()
      .references(() => topic.number, { onDelete: 'cascade' }),
    id: text().notNull(),
    position: integer().notNull(),
    title: text().notNull(),
    epigraphs: jsonb().$type<string[]>().notNull(),
    /** Markdown; empty in an outline. */
    body: text().notNull(),
    search: tsvector()
      .notNull()
      .generatedAlwaysAs((): SQL => sql`to_tsvector('es_unaccent', "title" || ' ' || "body")`),
  },
  (table) => [
    primaryKey({ columns: [table.topic, table.id] }),
    index('topic_section_search').using('gin', table.search),
  ],
);
