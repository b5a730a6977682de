import type { briefingContent } from '@atalaya/core/briefing/briefing.contract';
import { date, index, jsonb, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import { user } from '../auth/auth.tables';
import { timestamptz } from '../platform/columns';

export type BriefingContent = z.infer<typeof briefingContent>;

export const briefing = pgTable(
  'briefing',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** In Spain. */
    day: date().notNull(),
    content: jsonb().$type<BriefingContent>().notNull(),
    madeAt: timestamptz('made_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day] }), index('briefing_day').on(table.day)],
);
