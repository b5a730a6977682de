import { type ImportOutcome, importOutcomes, importStatuses } from '@atalaya/core/admin/import-status';
import type { FieldChange } from '@atalaya/core/admin/imports/record-changes';
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from '../platform/columns';

const NO_OUTCOMES: Record<ImportOutcome, number> = { new: 0, changed: 0, same: 0, refused: 0 };

/** An uploaded file and its progress. */
export const dataImport = pgTable(
  'data_import',
  {
    id: uuid().primaryKey(),
    resource: text().notNull(),
    fileName: text('file_name').notNull(),
    status: text({ enum: importStatuses }).notNull(),
    total: integer().notNull(),
    done: integer().notNull(),
    outcomes: jsonb().$type<Record<ImportOutcome, number>>().notNull().default(NO_OUTCOMES),
    /** Records whose answer key changes, and how many of them bring no public reason. */
    keyChanges: integer('key_changes').notNull().default(0),
    withoutReason: integer('without_reason').notNull().default(0),
    /** The public reason for the key changes that bring none. */
    reason: text(),
    faultCount: integer('fault_count').notNull(),
    faults: jsonb().$type<{ line: number; field: string; reason: string }[]>().notNull(),
    /** No foreign key: the audit log names the admin while the account exists. */
    actorId: uuid('actor_id').notNull(),
    createdAt: timestamptz('created_at').notNull(),
    finishedAt: timestamptz('finished_at'),
  },
  (table) => [
    index('data_import_created').on(table.createdAt),
    index('data_import_resource').on(table.resource, table.createdAt),
  ],
);

/** What an import does with each row of its file. */
export const importOutcome = pgTable(
  'import_outcome',
  {
    importId: uuid('import_id')
      .notNull()
      .references(() => dataImport.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    line: integer().notNull(),
    outcome: text({ enum: importOutcomes }).notNull(),
    /** Null for a row that could not be read. */
    name: text(),
    changes: jsonb().$type<FieldChange[]>().notNull(),
    faults: jsonb().$type<{ field: string; reason: string }[]>().notNull(),
    /** The finished exams that a changed key affects; null if the key stays. */
    exams: integer(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.position] })],
);

/** Records to write, deleted once they are written or discarded. */
export const importRow = pgTable(
  'import_row',
  {
    importId: uuid('import_id')
      .notNull()
      .references(() => dataImport.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    data: jsonb().$type<Record<string, unknown>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.position] })],
);
