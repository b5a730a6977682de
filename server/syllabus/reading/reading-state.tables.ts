import { highlightColors } from '@atalaya/core/syllabus/reading/notes';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { user } from '../../auth/auth.tables';
import { timestamptz } from '../../platform/columns';
import { topic } from '../topic.tables';

const owner = () =>
  uuid('user_id')
    .notNull()
    .references(() => user.id, { onDelete: 'cascade' });
const topicOfNote = () => integer().references(() => topic.number, { onDelete: 'cascade' });
const topicNumber = () => topicOfNote().notNull();

/** The reading position. No foreign key to the section, which a rewrite may remove. */
export const readingPlace = pgTable(
  'reading_place',
  {
    userId: owner(),
    topic: topicNumber(),
    section: text().notNull(),
    block: integer().notNull(),
    at: timestamptz('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.topic] }),
    index('reading_place_at').on(table.userId, table.at),
  ],
);

/** Sections read to the end. */
export const readingSection = pgTable(
  'reading_section',
  {
    userId: owner(),
    topic: topicNumber(),
    section: text().notNull(),
    readAt: timestamptz('read_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.topic, table.section] })],
);

/** A highlight, a note, or both, on a passage: of a section of a topic, or of an article of a law. */
export const readingNote = pgTable(
  'reading_note',
  {
    userId: owner(),
    /** Created by the device. The user is part of the key, so that ids of different users cannot collide. */
    id: uuid().notNull(),
    topic: topicOfNote(),
    /** The id of the article. No foreign key: a file may lose an article and bring it back. */
    article: text(),
    section: text().notNull(),
    start: integer().notNull(),
    end: integer().notNull(),
    quote: text().notNull(),
    text: text().notNull(),
    isHighlighted: boolean('is_highlighted').notNull(),
    color: text({ enum: highlightColors }).notNull().default('yellow'),
    createdAt: timestamptz('created_at').notNull(),
    updatedAt: timestamptz('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('reading_note_topic').on(table.userId, table.topic, table.section, table.start),
    index('reading_note_article').on(table.userId, table.article),
    check('reading_note_place', sql`num_nonnulls(${table.topic}, ${table.article}) = 1`),
  ],
);
