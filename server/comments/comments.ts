import { parseSort } from '@atalaya/core/admin/sorting';
import { type Held, holds } from '@atalaya/core/auth/roles';
import {
  type CommentKind,
  type CommentState,
  commentAllowance,
  commentSorts,
} from '@atalaya/core/comments/comments';
import { adminComment } from '@atalaya/core/comments/comments.contract';
import { audit } from '../admin/audit';
import { etagOf, requireSameEtag } from '../admin/etag';
import { accountNames, findAccountIds } from '../auth/accounts';
import { spend } from '../platform/allowance/allowance';
import { AppError } from '../platform/app-error';
import type { Db } from '../platform/db';
import { newId } from '../platform/ids';
import type { Kit } from '../platform/kit';
import * as rows from './comments.queries';

type Paging = { page: number; pageSize: number };

const shownTo =
  (userId: string | undefined, names: ReadonlyMap<string, { name: string }>) => (row: rows.CommentRow) => ({
    id: row.id,
    author: names.get(row.userId)?.name ?? 'Alguien',
    isStaff: row.staff,
    isMine: row.userId === userId,
    isWaiting: row.state === 'waiting',
    body: row.body,
    createdAt: row.createdAt,
  });

export async function commentsOf(
  { db }: Kit,
  subject: rows.Subject,
  userId: string | undefined,
  { page, pageSize }: Paging,
) {
  const { items, total } = await rows.selectComments(db, subject, userId, { page, pageSize });
  const parents = items.map(({ id }) => id);
  const replies = await rows.selectReplies(db, parents, userId);
  const people = [...items, ...replies].map((row) => row.userId);
  const shown = shownTo(userId, await accountNames(db, people));
  return {
    items: items.map((item) => ({
      ...shown(item),
      replies: replies.filter(({ parentId }) => parentId === item.id).map(shown),
    })),
    total,
    page,
    pageSize,
  };
}

type Writer = { id: string } & Held;

const isSame = (row: rows.CommentRow, subject: rows.Subject): boolean =>
  'postId' in subject ? row.postId === subject.postId : row.questionId === subject.questionId;

/** The caller checks that the writer may comment on it. Comments by staff need no moderation. */
export async function addComment(
  kit: Kit,
  writer: Writer,
  subject: rows.Subject & { name: string },
  { body, parentId }: { body: string; parentId?: string | null | undefined },
) {
  const now = kit.clock.now();
  const id = newId(now);
  await kit.db.transaction(async (tx) => {
    if (!holds(writer, 'may:moderate')) await spend(kit, tx, commentAllowance, { subject: writer.id });
    if (parentId) {
      const parent = await rows.selectComment(tx, parentId);
      if (!parent || !isSame(parent, subject) || parent.state !== 'shown')
        throw new AppError('blog.no-such-comment');
      if (parent.parentId) throw new AppError('blog.reply-to-reply');
    }
    await rows.insertComment(tx, {
      id,
      ...('postId' in subject ? { postId: subject.postId } : { questionId: subject.questionId }),
      subjectName: subject.name,
      parentId: parentId ?? null,
      userId: writer.id,
      staff: holds(writer, 'may:moderate'),
      body: body.trim(),
      state: holds(writer, 'may:moderate') ? 'shown' : 'waiting',
      createdAt: now,
    });
  });
  return { id, isWaiting: !holds(writer, 'may:moderate') };
}

export async function removeOwnComment({ db }: Kit, userId: string, id: string): Promise<void> {
  const removed = await db.transaction((tx) => rows.removeComment(tx, id, userId));
  if (!removed) throw new AppError('blog.no-such-comment');
}

/** Only a published comment of someone else. */
export async function reportComment({ db, clock }: Kit, userId: string, id: string) {
  const found = await rows.selectComment(db, id);
  if (found?.state !== 'shown' || found.userId === userId) throw new AppError('blog.no-such-comment');
  await rows.insertReport(db, { commentId: id, userId, createdAt: clock.now() });
  return { reported: true as const };
}

export const shownComments = ({ db }: Pick<Kit, 'db'>, subject: rows.Subject): Promise<number> =>
  rows.countShown(db, subject);

export const commentsByPost = rows.selectPostCounts;

/** For the export of personal data. */
export const commentsBy = rows.commentsBy;

type Search = Paging & {
  q?: string | undefined;
  sort?: string | undefined;
  state?: CommentState | undefined;
  kind?: CommentKind | undefined;
};
type AdminRow = NonNullable<Awaited<ReturnType<typeof rows.selectOneForAdmin>>>;

async function shownToAdmin(db: Db, items: readonly AdminRow[]) {
  const names = await accountNames(
    db,
    items.map(({ userId }) => userId),
  );
  return items.map((row) => ({
    ...row,
    kind: row.postId === null ? ('question' as const) : ('post' as const),
    subjectId: row.questionId ?? String(row.postId),
    author: names.get(row.userId)?.name ?? '',
    email: names.get(row.userId)?.email ?? '',
    isReply: row.parentId !== null,
    etag: etagOf([row.state]),
  }));
}

export async function commentsForAdmin({ db }: Kit, { sort, q, ...rest }: Search) {
  const search = q ? { text: q, userIds: await findAccountIds(db, q) } : undefined;
  const { items, total } = await rows.selectForAdmin(db, { search, ...rest }, parseSort(sort, commentSorts));
  return { items: await shownToAdmin(db, items), total, page: rest.page, pageSize: rest.pageSize };
}

const words = { shown: 'comment.shown', hidden: 'comment.hidden', waiting: 'comment.held' } as const;

type Moderation = { state: CommentState; etag: string };

export async function moderate(kit: Kit, actorId: string, id: string, { state, etag }: Moderation) {
  const { db, clock, events } = kit;
  const row = await db.transaction(async (tx) => {
    await rows.lockComment(tx, id);
    const before = await rows.selectOneForAdmin(tx, id);
    const [current] = before ? await shownToAdmin(tx, [before]) : [];
    if (!before || !current) throw new AppError('blog.no-such-comment');
    requireSameEtag(etag, adminComment.parse(current));
    await rows.setState(tx, id, state);
    await audit(tx, {
      at: clock.now(),
      actorId,
      action: words[state],
      subject: 'comment',
      subjectId: id,
      subjectName: before.subjectName,
      before: { state: before.state },
      after: { state },
    });
    return { ...before, state };
  });
  events.publish('pages.changed', { prefixes: ['/blog'] });
  const [shown] = await shownToAdmin(db, [row]);
  if (!shown) throw new AppError('blog.no-such-comment');
  return shown;
}

export async function deleteForGood(kit: Kit, actorId: string, id: string): Promise<void> {
  await kit.db.transaction(async (tx) => {
    const before = await rows.selectOneForAdmin(tx, id);
    if (!before || !(await rows.removeComment(tx, id))) throw new AppError('blog.no-such-comment');
    await audit(tx, {
      at: kit.clock.now(),
      actorId,
      action: 'comment.deleted',
      subject: 'comment',
      subjectId: id,
      subjectName: before.subjectName,
    });
  });
  kit.events.publish('pages.changed', { prefixes: ['/blog'] });
}
