import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from '../platform/columns';

/** Whole earlier states of a record, because the audit log shortens long texts. */
export const recordVersion = pgTable(
  'record_version',
  {
    id: uuid().primaryKey(),
    resource: text().notNull(),
    recordId: text('record_id').notNull(),
    at: timestamptz('at').notNull(),
    /** No foreign key, as in the audit log; null for what came with the installation. */
    actorId: uuid('actor_id'),
    draft: jsonb().$type<Record<string, unknown>>().notNull(),
  },
  (table) => [index('record_version_record').on(table.resource, table.recordId, table.id)],
);
