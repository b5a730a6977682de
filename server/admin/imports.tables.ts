import { importStatuses } from '@atalaya/core/admin/import-status';
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from '../platform/columns';

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
    faultCount: integer('fault_count').notNull(),
    faults: jsonb().$type<{ line: number; field: string; reason: string }[]>().notNull(),
    /** No foreign key: the audit log names the admin while the account exists. */
    actorId: uuid('actor_id').notNull(),
    createdAt: timestamptz('created_at').notNull(),
    finishedAt: timestamptz('finished_at'),
  },
  (table) => [index('data_import_created').on(table.createdAt)],
);

/** Validated records, deleted once they are written or discarded. */
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
