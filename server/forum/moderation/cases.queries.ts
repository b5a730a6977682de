import type { Order } from '@atalaya/core/admin/sorting';
import type { CaseKind, CaseState, caseSorts } from '@atalaya/core/forum/moderation';
import { and, asc, count, desc, eq, gt, inArray, isNotNull, lt, type SQL, sql } from 'drizzle-orm';
import { inOrder, matches, slice } from '../../admin/resource/list-sql';
import { type Db, first } from '../../platform/db';
import { forumPost, forumTopic } from '../forum.tables';
import { forumCase, forumNotice, forumReport } from './moderation.tables';

export type CaseRow = typeof forumCase.$inferSelect;

/** False if this user has reported it before. */
export async function insertReport(db: Db, row: typeof forumReport.$inferInsert): Promise<boolean> {
  const rows = await db
    .insert(forumReport)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: forumReport.id });
  return rows.length > 0;
}

export const countTrusted = (db: Db, subjectId: string, since: Date | undefined): Promise<number> =>
  db.$count(
    forumReport,
    and(
      eq(forumReport.subjectId, subjectId),
      eq(forumReport.isTrusted, true),
      since ? gt(forumReport.createdAt, since) : undefined,
    ),
  );

/** Opens a case unless one is waiting. */
export const openCase = (db: Db, row: typeof forumCase.$inferInsert) =>
  db.insert(forumCase).values(row).onConflictDoNothing();

export const markAutomatic = (db: Db, subjectId: string) =>
  db
    .update(forumCase)
    .set({ wasAutomatic: true })
    .where(and(eq(forumCase.subjectId, subjectId), inArray(forumCase.state, ['open', 'taken'])));

/** When the last decision about something was made: earlier reports no longer count. */
export async function lastDecision(db: Db, subjectId: string): Promise<Date | undefined> {
  const [row] = await db
    .select({ at: forumCase.decidedAt })
    .from(forumCase)
    .where(and(eq(forumCase.subjectId, subjectId), inArray(forumCase.state, ['decided', 'closed'])))
    .orderBy(desc(forumCase.decidedAt))
    .limit(1);
  return row?.at ?? undefined;
}

export const selectCase = (db: Db, id: string): Promise<CaseRow | undefined> =>
  first(db.select().from(forumCase).where(eq(forumCase.id, id)));

export const lockCase = (db: Db, id: string): Promise<CaseRow | undefined> =>
  first(db.select().from(forumCase).where(eq(forumCase.id, id)).for('update'));

export const updateCase = (db: Db, id: string, changes: Partial<typeof forumCase.$inferInsert>) =>
  db.update(forumCase).set(changes).where(eq(forumCase.id, id));

const columns = {
  row: forumCase,
  post: {
    id: forumPost.id,
    number: forumPost.number,
    body: forumPost.body,
    removal: forumPost.removal,
    authorId: forumPost.authorId,
    sampleAuthor: forumPost.sampleAuthor,
  },
  topic: { id: forumTopic.id, title: forumTopic.title },
};

const cases = (db: Db) =>
  db
    .select(columns)
    .from(forumCase)
    .leftJoin(forumPost, eq(forumPost.id, forumCase.postId))
    .leftJoin(forumTopic, eq(forumTopic.id, forumPost.topicId));

export type ShownCase = Awaited<ReturnType<typeof cases>>[number];

export const selectShownCase = (db: Db, id: string): Promise<ShownCase | undefined> =>
  first(cases(db).where(eq(forumCase.id, id)));

type Search = {
  q?: string | undefined;
  state?: CaseState | undefined;
  kind?: CaseKind | undefined;
  page: number;
  pageSize: number;
};

/** By what is to be done: an appeal before everything else, the oldest first. */
const urgency = sql`array_position(array['closed', 'decided', 'taken', 'open', 'appealed'], ${forumCase.state})`;

type CaseOrder = Order<(typeof caseSorts)[number]>;

const orderOf = ({ field, descending }: CaseOrder): SQL[] =>
  field === 'state'
    ? [descending ? desc(urgency) : asc(urgency), asc(forumCase.openedAt), asc(forumCase.id)]
    : inOrder(forumCase.openedAt, descending, forumCase.id);

export async function selectCases(
  db: Db,
  { q, state, kind, ...paging }: Search,
  order: CaseOrder | undefined,
) {
  const where = and(
    state ? eq(forumCase.state, state) : undefined,
    kind ? eq(forumCase.kind, kind) : undefined,
    q ? matches(q, [forumPost.body, forumTopic.title, sql`${forumCase.attached}->>'body'`]) : undefined,
  );
  const { limit, offset } = slice(paging);
  const items = await cases(db)
    .where(where)
    .orderBy(...orderOf(order ?? { field: 'state', descending: true }))
    .limit(limit)
    .offset(offset);
  const [total] = await db
    .select({ total: count() })
    .from(forumCase)
    .leftJoin(forumPost, eq(forumPost.id, forumCase.postId))
    .leftJoin(forumTopic, eq(forumTopic.id, forumPost.topicId))
    .where(where);
  return { items, total: total?.total ?? 0 };
}

export const selectReports = (db: Db, subjectIds: readonly string[]) =>
  db
    .select()
    .from(forumReport)
    .where(inArray(forumReport.subjectId, [...subjectIds]))
    .orderBy(asc(forumReport.createdAt));

export const reportsBy = (db: Db, userId: string) =>
  db
    .select({
      subjectId: forumReport.subjectId,
      reason: forumReport.reason,
      text: forumReport.text,
      createdAt: forumReport.createdAt,
    })
    .from(forumReport)
    .where(eq(forumReport.userId, userId));

export const casesAbout = (db: Db, userId: string) =>
  db
    .select({
      kind: forumCase.kind,
      subjectId: forumCase.subjectId,
      decision: forumCase.decision,
      statement: forumCase.statement,
      appeal: forumCase.appeal,
      outcome: forumCase.outcome,
      openedAt: forumCase.openedAt,
    })
    .from(forumCase)
    .where(eq(forumCase.authorId, userId));

/** Posts of an author that moderators have removed since a moment. */
export const countRemovedOf = (db: Db, authorId: string, since: Date): Promise<number> =>
  db.$count(
    forumPost,
    and(eq(forumPost.authorId, authorId), eq(forumPost.removal, 'moderator'), gt(forumPost.removedAt, since)),
  );

/** Also drops the private messages that came with the reports by and about this account. */
export async function anonymiseCases(db: Db, userId: string): Promise<void> {
  const reported = db
    .select({ id: forumReport.subjectId })
    .from(forumReport)
    .where(eq(forumReport.userId, userId));
  await db.update(forumCase).set({ attached: null }).where(inArray(forumCase.subjectId, reported));
  await db
    .update(forumCase)
    .set({ authorId: null, appeal: null, attached: null })
    .where(eq(forumCase.authorId, userId));
}

/** After the time for an appeal nobody needs the messages of a decided case. */
export const dropAttached = (db: Db, decidedBefore: Date) =>
  db
    .update(forumCase)
    .set({ attached: null })
    .where(
      and(
        isNotNull(forumCase.attached),
        inArray(forumCase.state, ['decided', 'closed']),
        lt(forumCase.decidedAt, decidedBefore),
      ),
    );

export const insertNotice = (db: Db, row: typeof forumNotice.$inferInsert) =>
  db.insert(forumNotice).values(row);

export const selectNotices = (db: Db, postIds: readonly string[]) =>
  db
    .select()
    .from(forumNotice)
    .where(inArray(forumNotice.postId, [...postIds]))
    .orderBy(asc(forumNotice.createdAt));

export const dropNotices = (db: Db, before: Date) =>
  db.delete(forumNotice).where(lt(forumNotice.createdAt, before));

/** What was sent from the address of an account. */
export const noticesFrom = (db: Db, email: string) =>
  db
    .select({ text: forumNotice.text, createdAt: forumNotice.createdAt })
    .from(forumNotice)
    .where(eq(sql`lower(${forumNotice.email})`, email.toLowerCase()));

export const eraseNotices = (db: Db, email: string) =>
  db.delete(forumNotice).where(eq(sql`lower(${forumNotice.email})`, email.toLowerCase()));
