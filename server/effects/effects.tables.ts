import { effectKinds } from '@atalaya/core/effects/effects';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from '../platform/columns';

/** Each time that an effect was shown to everyone; the latest decides when the next one may be. */
export const effectRun = pgTable(
  'effect_run',
  {
    id: uuid().primaryKey(),
    kind: text({ enum: effectKinds }).notNull(),
    message: text(),
    /** Who launched it: no reference, because what everyone saw stays when the account goes. */
    actorId: uuid('actor_id').notNull(),
    reached: integer().notNull(),
    at: timestamptz('at').notNull(),
  },
  (table) => [index('effect_run_kind_at').on(table.kind, table.at)],
);
