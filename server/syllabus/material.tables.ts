import type { Reference, SchemeNode } from '@atalaya/core/syllabus/content/content.contract';
import { keywordKinds } from '@atalaya/core/syllabus/keyword-kinds';
import { isNull, type SQL, sql } from 'drizzle-orm';
import { date, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { contentColumns, tsvector } from '../content/content.tables';
import { topic } from './topic.tables';

const topicNumber = () =>
  integer()
    .notNull()
    .references(() => topic.number);

export const flashcard = pgTable(
  'flashcard',
  {
    id: text().primaryKey(),
    topic: topicNumber(),
    section: text(),
    front: text().notNull(),
    back: text().notNull(),
    reference: jsonb().$type<Reference>(),
    source: text(),
    /** A later wording of its article applies since this day, and nobody has looked at it yet. */
    lawChangedOn: date('law_changed_on'),
    ...contentColumns(),
    search: tsvector()
      .notNull()
      .generatedAlwaysAs((): SQL => sql`to_tsvector('es_unaccent', "front" || ' ' || "back")`),
  },
  (table) => [
    index('flashcard_topic').on(table.topic, table.id),
    index('flashcard_article')
      .on(sql`(${table.reference}->>'law')`, sql`(${table.reference}->>'article')`)
      .where(isNull(table.deletedAt)),
    index('flashcard_search').using('gin', table.search),
  ],
);

/** Terms for crosswords and hangman. */
export const term = pgTable(
  'term',
  {
    id: text().primaryKey(),
    topic: topicNumber(),
    section: text(),
    word: text().notNull(),
    clue: text().notNull(),
    definition: text().notNull(),
    ...contentColumns(),
  },
  (table) => [index('term_topic').on(table.topic, table.id)],
);

/** One tree per topic. */
export const scheme = pgTable('scheme', {
  topic: integer()
    .primaryKey()
    .references(() => topic.number),
  title: text().notNull(),
  nodes: jsonb().$type<SchemeNode[]>().notNull(),
  ...contentColumns(),
});

export const voiceNote = pgTable(
  'voice_note',
  {
    id: text().primaryKey(),
    topic: topicNumber(),
    title: text().notNull(),
    voice: text().notNull(),
    body: text().notNull(),
    ...contentColumns(),
  },
  (table) => [index('voice_note_topic').on(table.topic, table.id)],
);

/** Extra content: `plus` for Plus and above, `elite` (VIP) for Elite. */
export const plusContent = pgTable(
  'plus_content',
  {
    id: text().primaryKey(),
    topic: topicNumber(),
    tier: text({ enum: ['plus', 'elite'] }).notNull(),
    title: text().notNull(),
    body: text().notNull(),
    ...contentColumns(),
  },
  (table) => [index('plus_content_topic').on(table.topic, table.tier, table.id)],
);

/** A keyword with an explanation. */
export const keywordRule = pgTable('keyword_rule', {
  id: text().primaryKey(),
  keyword: text().notNull(),
  kind: text({ enum: keywordKinds }).notNull(),
  meaning: text().notNull(),
  /** Null means all topics. */
  topic: integer().references(() => topic.number),
  ...contentColumns(),
});

/** A past exam and its questions in order. */
export const officialExam = pgTable('official_exam', {
  id: text().primaryKey(),
  year: integer().notNull(),
  /** The intake («promoción») and which of the year's exams. */
  call: text().notNull(),
  title: text().notNull(),
  heldOn: date('held_on'),
  questionIds: jsonb('question_ids').$type<string[]>().notNull(),
  /** How many questions each topic had, as «8: 9». Empty if unknown. */
  topicCounts: jsonb('topic_counts').$type<string[]>().notNull().default([]),
  ...contentColumns(),
});
