import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { user } from '../auth/auth.tables';
import { timestamptz } from '../platform/columns';

/** Append-only; rows of deleted accounts lose their name. */
export const auditEntry = pgTable(
  'audit_entry',
  {
    id: uuid().primaryKey(),
    at: timestamptz('at').notNull(),
    /** Null for the server itself and for deleted accounts. */
    actorId: uuid('actor_id').references(() => user.id, { onDelete: 'set null' }),
    action: text().notNull(),
    subject: text().notNull(),
    subjectId: text('subject_id'),
    /** The name of things that can be deleted. Users are looked up instead. */
    subjectName: text('subject_name'),
    before: jsonb().$type<Record<string, unknown>>(),
    after: jsonb().$type<Record<string, unknown>>(),
  },
  (table) => [
    index('audit_entry_at').on(table.at, table.id),
    index('audit_entry_subject').on(table.subject, table.subjectId),
    index('audit_entry_actor').on(table.actorId),
  ],
);
