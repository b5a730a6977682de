import { customType, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { timestamptz } from '../platform/columns';

/** Full-text search vector, Spanish and without accents. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** Columns of every content table. */
export const contentColumns = () => ({
  state: text({ enum: ['draft', 'published'] })
    .notNull()
    .default('published'),
  /**
   * The hash of the record in its file at the last load. An admin's edit stays while the file is unchanged; null for
   * records without a file.
   */
  fileHash: text('file_hash'),
  createdAt: timestamptz('created_at').notNull(),
  updatedAt: timestamptz('updated_at').notNull(),
  /** Soft deletion: answers reference the rows, and a deletion can be undone. */
  deletedAt: timestamptz('deleted_at'),
});

/** Hashes of the content files at the last load. */
export const contentFile = pgTable('content_file', {
  path: text().primaryKey(),
  hash: text().notNull(),
});

/** The last load: one row. */
export const contentLoad = pgTable('content_load', {
  id: smallint().primaryKey(),
  lookedAt: timestamptz('looked_at').notNull(),
  /** The last load that changed something, and how much. */
  changedAt: timestamptz('changed_at'),
  units: integer().notNull(),
  /** Units that could not be loaded and are retried at the next load. */
  skipped: text().array().notNull(),
});
