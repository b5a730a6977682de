import { parseSort } from '@atalaya/core/admin/sorting';
import {
  type CaseDecision,
  type CaseKind,
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
import { actsOf } from './moderation/case-kinds';
import { tellNotifiers } from './moderation/legal-notices';
import { tellAuthor, tellReporters } from './moderation/tell-decision';
import * as cases from './moderation.queries';
import { forumCase } from './moderation.tables';
import { forumChanged } from './news';
import { authorsOf } from './people';

const auditSubjects = {
  post: 'forum-post',
  message: 'private-message',
  'patrol-message': 'patrol-message',
  'voice-room': 'voice-room',
} as const satisfies Record<CaseKind, string>;
/** What a decided case says when its messages are gone. */
const ERASED = 'Ya borrado';

async function shownToAdmin(db: Db, items: readonly cases.ShownCase[]) {
  const [authorOf, names, reports, notices] = await Promise.all([
    authorsOf(
      db,
      items.map(({ row, post }) => post?.authorId ?? row.authorId),
    ),
    accountNames(
      db,
      items.flatMap(({ row }) => row.takenBy ?? []),
    ),
    items.length > 0
      ? cases.selectReports(
          db,
          items.map(({ row }) => row.subjectId),
        )
      : [],
    cases.selectNotices(
      db,
      items.flatMap(({ row }) => row.postId ?? []),
    ),
  ]);
  return items.map(({ row, post, topic }) => ({
    ...row,
    etag: etagOf([row.state, row.takenBy, row.decidedAt, post?.body ?? null]),
    topicId: topic?.id ?? null,
    topicTitle: topic?.title ?? row.attached?.title ?? ERASED,
    number: post?.number ?? null,
    attached: row.attached?.items ?? [],
    author: authorOf(post ?? { authorId: row.authorId, sampleAuthor: null }).name,
    body: post?.body ?? row.attached?.body ?? ERASED,
    isHidden: post ? post.removal !== null : row.decision === 'remove',
    takenBy: row.takenBy ? (names.get(row.takenBy)?.name ?? null) : null,
    reports: reports
      .filter(({ subjectId }) => subjectId === row.subjectId)
      .map((report) => ({ ...report, createdAt: report.createdAt.toISOString() })),
    notices: notices
      .filter(({ postId }) => postId === row.postId)
      .map((notice) => ({ ...notice, createdAt: notice.createdAt.toISOString() })),
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
  kind?: CaseKind | undefined;
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
      subject: auditSubjects[row.kind],
      subjectId: row.subjectId,
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
    const acts = actsOf(row.kind, shown.topicId);
    const wasHidden = await (given.decision === 'remove' ? acts?.hide : acts?.show)?.(kit, tx, row.subjectId);
    if (wasHidden === undefined) throw new AppError('forum.no-such-post');
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
      subject: auditSubjects[row.kind],
      subjectId: row.subjectId,
      subjectName: shown.topicTitle,
      before: { state: row.state },
      after: { state: isAppeal ? 'closed' : 'decided', reason: given.reason },
    });
    const about = { caseId: id, kind: row.kind, topicTitle: shown.topicTitle, ...given };
    // A post that stays where it was needs no explanation.
    if (row.authorId && (given.decision === 'remove' || wasHidden || isAppeal))
      await tellAuthor(kit, tx, row.authorId, { ...about, isAppeal });
    if (!isAppeal) await tellReporters(kit, tx, row.subjectId, about);
    if (!isAppeal && row.postId) await tellNotifiers(kit, tx, row.postId, given.decision);
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
    topicTitle: topic?.title ?? row.attached?.title ?? ERASED,
    body: post?.body ?? row.attached?.body ?? ERASED,
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
