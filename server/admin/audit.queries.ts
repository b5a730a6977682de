import { parseSort } from '@atalaya/core/admin/sorting';
import { and, count, desc, eq, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../platform/db';
import { auditEntry } from './audit.tables';
import { inOrder, matches, slice } from './resource/list-sql';

export type AuditFilter = {
  action?: string;
  subject?: string;
  subjectId?: string;
  actorId?: string;
  from?: string;
  to?: string;
  /** The search text and the users whose names match it. */
  search?: { text: string; personIds: readonly string[] };
};

export const insertEntry = (db: Db, row: typeof auditEntry.$inferInsert) => db.insert(auditEntry).values(row);

export async function selectEntries(
  db: Db,
  filter: AuditFilter,
  { sort = '-at', ...range }: { page: number; pageSize: number; sort?: string },
) {
  const where = whereOf(filter);
  const items = await db
    .select()
    .from(auditEntry)
    .where(where)
    .orderBy(...inOrder(auditEntry.at, parseSort(sort, ['at'])?.descending ?? true, auditEntry.id))
    .limit(slice(range).limit)
    .offset(slice(range).offset);
  const [found] = await db.select({ total: count() }).from(auditEntry).where(where);
  return { items, total: found?.total ?? 0 };
}

export const selectEntriesAbout = (
  db: Db,
  userId: string,
  { after, limit }: { after?: string | undefined; limit: number },
) =>
  db
    .select()
    .from(auditEntry)
    .where(
      and(
        eq(auditEntry.subject, 'user'),
        eq(auditEntry.subjectId, userId),
        after ? lt(auditEntry.id, after) : undefined,
      ),
    )
    .orderBy(desc(auditEntry.id))
    .limit(limit);

/** For the export of personal data. */
export const selectEntriesBy = (db: Db, actorId: string) =>
  db.select().from(auditEntry).where(eq(auditEntry.actorId, actorId)).orderBy(auditEntry.at);

/** Removes the link to a deleted account. */
export const anonymiseEntriesAbout = (db: Db, userId: string) =>
  db
    .update(auditEntry)
    .set({ subjectId: null, subjectName: null, before: null, after: null })
    .where(and(eq(auditEntry.subject, 'user'), eq(auditEntry.subjectId, userId)));

const startOf = (day: string, plusDays = 0): SQL<Date> =>
  sql`((${day}::date + ${plusDays}::int)::timestamp at time zone 'Europe/Madrid')`;

function whereOf({ search, ...filter }: AuditFilter): SQL | undefined {
  const people = search && search.personIds.length > 0 ? [...search.personIds] : undefined;
  return and(
    filter.action ? eq(auditEntry.action, filter.action) : undefined,
    filter.subject ? eq(auditEntry.subject, filter.subject) : undefined,
    filter.subjectId ? eq(auditEntry.subjectId, filter.subjectId) : undefined,
    filter.actorId ? eq(auditEntry.actorId, filter.actorId) : undefined,
    filter.from ? gte(auditEntry.at, startOf(filter.from)) : undefined,
    filter.to ? lt(auditEntry.at, startOf(filter.to, 1)) : undefined,
    search
      ? or(
          matches(search.text, [auditEntry.subjectName, auditEntry.subjectId]),
          people ? inArray(auditEntry.actorId, people) : undefined,
          people ? and(eq(auditEntry.subject, 'user'), inArray(auditEntry.subjectId, people)) : undefined,
        )
      : undefined,
  );
}
