import { index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from '../platform/columns';

/** What undo does with a record: nothing stored means that it goes to the trash. */
export type Before =
  /** Columns with their old values. */
  | { set: Record<string, unknown> }
  /** The whole record as it was; `isDeleted` if it was in the trash. */
  | { draft: Record<string, unknown>; isDeleted: boolean };

/** Several records changed together, by an import or from a list, so that they can be undone together. */
export const recordBatch = pgTable(
  'record_batch',
  {
    id: uuid().primaryKey(),
    resource: text().notNull(),
    /** No foreign key: the audit log names the admin while the account exists. */
    actorId: uuid('actor_id').notNull(),
    createdAt: timestamptz('created_at').notNull(),
    undoneAt: timestamptz('undone_at'),
  },
  (table) => [index('record_batch_created').on(table.createdAt)],
);

export const recordBatchItem = pgTable(
  'record_batch_item',
  {
    batchId: uuid('batch_id')
      .notNull()
      .references(() => recordBatch.id, { onDelete: 'cascade' }),
    recordId: text('record_id').notNull(),
    before: jsonb().$type<Before>(),
    /** The version after the change: undo is refused if it is another one by then. */
    etag: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.batchId, table.recordId] })],
);
