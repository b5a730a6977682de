import { parseSort } from '@atalaya/core/admin/sorting';
import {
  type CaseDecision,
  type CaseState,
  caseSorts,
  mayAppeal,
  type ReportReason,
} from '@atalaya/core/forum/moderation';
import { adminCase } from '@atalaya/core/forum/moderation.contract';
import { audit } from '../admin/audit';
import { etagOf, requireSameEtag } from '../admin/etag';
import { inOrder } from '../admin/resource/list-sql';
import { accountNames } from '../auth/accounts';
import { AppError } from '../platform/app-error';
import type { Db } from '../platform/db';
import type { Kit } from '../platform/kit';
import * as cases from './moderation.queries';
import { forumCase } from './moderation.tables';
import { forumChanged } from './news';
import { authorsOf } from './people';
import { lockPost } from './posts.queries';
import { hidePost, showPost } from './removal';
import { tellAuthor, tellReporters } from './tell-decision';
import { lockTopic } from './topics.queries';

async function shownToAdmin(db: Db, items: readonly cases.ShownCase[]) {
  const [authorOf, names, reports] = await Promise.all([
    authorsOf(
      db,
      items.map(({ post }) => post.authorId),
    ),
    accountNames(
      db,
      items.flatMap(({ row }) => row.takenBy ?? []),
    ),
    items.length > 0
      ? cases.selectReports(
          db,
          items.map(({ post }) => post.id),
        )
      : [],
  ]);
  return items.map(({ row, post, topic }) => ({
    ...row,
    etag: etagOf([row.state, row.takenBy, row.decidedAt, post.body]),
    topicId: topic.id,
    topicTitle: topic.title,
    number: post.number,
    author: authorOf(post).name,
    body: post.body,
    isHidden: post.removal !== null,
    takenBy: row.takenBy ? (names.get(row.takenBy)?.name ?? null) : null,
    reports: reports
      .filter(({ postId }) => postId === post.id)
      .map((report) => ({ ...report, createdAt: report.createdAt.toISOString() })),
    openedAt: row.openedAt.toISOString(),
  }));
}

async function one(db: Db, id: string) {
  const found = await cases.selectShownCase(db, id);
  const [shown] = found ? await shownToAdmin(db, [found]) : [];
  if (!shown) throw new AppError('request.not-found');
  return shown;
}

type Search = {
  page: number;
  pageSize: number;
  q?: string | undefined;
  sort?: string | undefined;
  state?: CaseState | undefined;
};

export async function casesForAdmin({ db }: Kit, { sort, ...search }: Search) {
  const order = parseSort(sort, caseSorts);
  const by = order && (order.field === 'state' ? forumCase.state : forumCase.openedAt);
  const { items, total } = await cases.selectCases(
    db,
    search,
    order && by ? inOrder(by, order.descending, forumCase.id) : undefined,
  );
  return { items: await shownToAdmin(db, items), total, page: search.page, pageSize: search.pageSize };
}

async function lockSame(tx: Db, id: string, etag: string) {
  const row = await cases.lockCase(tx, id);
  if (!row) throw new AppError('request.not-found');
  const shown = await one(tx, id);
  requireSameEtag(etag, adminCase.parse(shown));
  return { row, shown };
}

export async function claimCase(kit: Kit, actorId: string, id: string, etag: string) {
  await kit.db.transaction(async (tx) => {
    const { row, shown } = await lockSame(tx, id, etag);
    if (row.state === 'decided' || row.state === 'closed') throw new AppError('forum.already-decided');
    await cases.updateCase(tx, id, { takenBy: actorId, ...(row.state === 'open' ? { state: 'taken' } : {}) });
    await audit(tx, {
      at: kit.clock.now(),
      actorId,
      action: 'forum.case-taken',
      subject: 'forum-post',
      subjectId: row.postId,
      subjectName: shown.topicTitle,
    });
  });
  return one(kit.db, id);
}

type Decision = { etag: string; decision: CaseDecision; reason: ReportReason; statement: string };

/** The first decision, or the final one after an appeal. */
export async function decideCase(kit: Kit, actorId: string, id: string, given: Decision) {
  const { db, clock } = kit;
  const now = clock.now();
  await db.transaction(async (tx) => {
    const { row, shown } = await lockSame(tx, id, given.etag);
    if (row.state === 'decided' || row.state === 'closed') throw new AppError('forum.already-decided');
    const isAppeal = row.state === 'appealed';
    const topic = await lockTopic(tx, shown.topicId);
    const post = topic && (await lockPost(tx, row.postId));
    if (!topic || !post) throw new AppError('forum.no-such-post');
    if (given.decision === 'remove') await hidePost(tx, topic, post, 'moderator', now);
    else if (post.removal === 'reports' || post.removal === 'moderator') await showPost(tx, topic, post);
    await cases.updateCase(tx, id, {
      state: isAppeal ? 'closed' : 'decided',
      decision: given.decision,
      reason: given.reason,
      takenBy: actorId,
      decidedBy: actorId,
      decidedAt: now,
      ...(isAppeal ? { outcome: given.statement } : { statement: given.statement }),
    });
    await audit(tx, {
      at: now,
      actorId,
      action: given.decision === 'remove' ? 'forum.post-removed' : 'forum.post-kept',
      subject: 'forum-post',
      subjectId: row.postId,
      subjectName: shown.topicTitle,
      before: { state: row.state },
      after: { state: isAppeal ? 'closed' : 'decided', reason: given.reason },
    });
    const about = { caseId: id, topicTitle: shown.topicTitle, ...given };
    // A post that stays where it was needs no explanation.
    if (row.authorId && (given.decision === 'remove' || post.removal || isAppeal))
      await tellAuthor(kit, tx, row.authorId, { ...about, isAppeal });
    if (!isAppeal) await tellReporters(kit, tx, row.postId, about);
  });
  forumChanged(kit, 'all');
  return one(db, id);
}

/** Only for the author of the post. */
async function ownCase(db: Db, userId: string, id: string) {
  const found = await cases.selectShownCase(db, id);
  if (!found || found.row.authorId !== userId || found.row.decision === null)
    throw new AppError('request.not-found');
  return found;
}

export async function readOwnCase({ db, clock }: Kit, userId: string, id: string) {
  const { row, post, topic } = await ownCase(db, userId, id);
  return {
    ...row,
    topicTitle: topic.title,
    body: post.body,
    decidedAt: row.decidedAt?.toISOString() ?? null,
    mayAppeal: mayAppeal(row, clock.now()),
  };
}

export async function appealCase(
  { db, clock }: Kit,
  userId: string,
  id: string,
  text: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    await cases.lockCase(tx, id);
    const { row } = await ownCase(tx, userId, id);
    if (!mayAppeal(row, clock.now())) throw new AppError('forum.no-appeal');
    await cases.updateCase(tx, id, {
      state: 'appealed',
      appeal: text,
      appealedAt: clock.now(),
      takenBy: null,
    });
  });
}
