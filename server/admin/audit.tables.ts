import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { user } from '../auth/auth.tables';
import { timestamptz } from '../platform/columns';

/** Who changed what. Rows are only ever added; a deleted account leaves its rows behind without a name. */
export const auditEntry = pgTable(
  'audit_entry',
  {
    id: uuid().primaryKey(),
    at: timestamptz('at').notNull(),
    /** Absent for what the server did by itself, and once the actor's account is gone. */
    actorId: uuid('actor_id').references(() => user.id, { onDelete: 'set null' }),
    action: text().notNull(),
    subject: text().notNull(),
    subjectId: text('subject_id'),
    /** How the thing was called, for things that can be deleted. People are looked up instead, so that they can be forgotten. */
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
