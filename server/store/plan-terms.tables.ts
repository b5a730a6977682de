import type { Prices } from '@atalaya/core/store/plans';
import { planIds } from '@atalaya/core/store/plans';
import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { timestamptz } from '../platform/columns';

/** Only plans that were edited; the others have the defaults of core/store/plans.ts. */
export const planTerms = pgTable('plan_terms', {
  id: text({ enum: planIds }).primaryKey(),
  cents: jsonb().$type<Prices>().notNull(),
  claim: text().notNull(),
  saves: text(),
  includes: jsonb().$type<string[]>().notNull(),
  leavesOut: jsonb('leaves_out').$type<string[]>().notNull(),
  updatedAt: timestamptz('updated_at').notNull(),
});
