import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../platform/db';
import { forumFilter } from '../forum.tables';

export const selectFilters = (db: Db) =>
  db
    .select({ kind: forumFilter.kind, text: forumFilter.text, action: forumFilter.action })
    .from(forumFilter)
    .where(and(eq(forumFilter.state, 'published'), isNull(forumFilter.deletedAt)));
