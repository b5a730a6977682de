import { highlightColors } from '@atalaya/core/syllabus/reading/notes';
import { boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { user } from '../../auth/auth.tables';
import { timestamptz } from '../../platform/columns';
import { topic } from '../topic.tables';

const owner = () =>
  uuid('user_id')
    .notNull()
    .references(() => user.id, { onDelete: 'cascade' });
const topicNumber = () =>
  integer()
    .notNull()
    .references(() => topic.number, { onDelete: 'cascade' });

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

/** A highlight, a note, or both, on a passage of a section. */
export const readingNote = pgTable(
  'reading_note',
  {
    userId: owner(),
    /** Created by the device. The user is part of the key, so that ids of different users cannot collide. */
    id: uuid().notNull(),
    topic: topicNumber(),
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
  ],
);
