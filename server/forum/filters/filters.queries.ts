import { and, eq, isNull } from 'drizzle-orm';
import type { Part } from '../../admin/resource/table-resource';
import { shown } from '../../content/sync';
import type { Db } from '../../platform/db';
import { forumFilter } from '../forum.tables';

export const selectFilters = (db: Db) =>
  db
    .select({ kind: forumFilter.kind, text: forumFilter.text, action: forumFilter.action })
    .from(forumFilter)
    .where(and(eq(forumFilter.state, 'published'), isNull(forumFilter.deletedAt)));

export const selectFilterRecords = async (db: Db, { where, order, limit, offset }: Part) =>
  (
    await db
      .select()
      .from(forumFilter)
      .where(where)
      .orderBy(...order)
      .limit(limit)
      .offset(offset)
  ).map(shown);
