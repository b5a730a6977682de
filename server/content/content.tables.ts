import { customType, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { timestamptz } from '../platform/columns';

/** Words of a Spanish text, without accents, ready to be searched. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** What every piece of content carries, whether it was written in a file or by an admin. */
export const contentColumns = () => ({
  state: text({ enum: ['draft', 'published'] })
    .notNull()
    .default('published'),
  /**
   * The hash of the piece in its file when it was last loaded. As long as the file says the same, what an admin made of
   * it stands; null for what no file holds.
   */
  fileHash: text('file_hash'),
  createdAt: timestamptz('created_at').notNull(),
  updatedAt: timestamptz('updated_at').notNull(),
  /** Deleted or gone from its file. Rows stay: answers point at them, and a deletion can be undone. */
  deletedAt: timestamptz('deleted_at'),
});

/** The files of content/ as they were when they were last loaded. */
export const contentFile = pgTable('content_file', {
  path: text().primaryKey(),
  hash: text().notNull(),
});

/** The last look at content/: one row. */
export const contentLoad = pgTable('content_load', {
  id: smallint().primaryKey(),
  lookedAt: timestamptz('looked_at').notNull(),
  /** The last look that found something to load, and how much. */
  changedAt: timestamptz('changed_at'),
  units: integer().notNull(),
  /** What could not be read then, and is tried again at the next look. */
  skipped: text().array().notNull(),
});
