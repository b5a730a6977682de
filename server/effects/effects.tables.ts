import { effectKinds } from '@atalaya/core/effects/effects';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from '../platform/columns';

/** History of effects shown to everyone; the latest decides when the next one is allowed. */
export const effectRun = pgTable(
  'effect_run',
  {
    id: uuid().primaryKey(),
    kind: text({ enum: effectKinds }).notNull(),
    message: text(),
    /** The admin who launched it. No foreign key: the history stays when the account is deleted. */
    actorId: uuid('actor_id').notNull(),
    reached: integer().notNull(),
    at: timestamptz('at').notNull(),
  },
  (table) => [index('effect_run_kind_at').on(table.kind, table.at)],
);
