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
import { audit } from '../../admin/audit';
import { etagOf, requireSameEtag } from '../../admin/etag';
import { accountNames } from '../../auth/accounts';
import { AppError } from '../../platform/app-error';
import type { Db } from '../../platform/db';
import { defineHook } from '../../platform/hooks';
import type { Kit } from '../../platform/kit';
import { forumChanged } from '../news';
import { authorsOf } from '../people';
import { bansShown, factsOf, moderators } from './bans';
import { selectWithBan } from './bans.queries';
import { actsOf } from './case-kinds';
import * as cases from './cases.queries';
import { notifySenders } from './legal-notices';
import { notifyAuthor, notifyReporters } from './notify-decision';

const auditSubjects = {
  post: 'forum-post',
  message: 'private-message',
  'patrol-message': 'patrol-message',
  'voice-room': 'voice-room',
  ban: 'user',
} as const satisfies Record<CaseKind, string>;

/** A ban stands in the record of the person. */
const auditedAs = ({ kind, subjectId, authorId }: cases.CaseRow, title: string) =>
  kind === 'ban'
    ? ({ subject: auditSubjects.ban, subjectId: authorId } as const)
    : { subject: auditSubjects[kind], subjectId, subjectName: title };

/** What a decided case says when its messages are gone. */
const ERASED = 'Ya borrado';

/** Who looks, and when. */
type Looking = { actorId: string; now: Date };

async function shownToAdmin(db: Db, items: readonly cases.ShownCase[], { actorId, now }: Looking) {
  const authorIds = items.flatMap(({ row }) => row.authorId ?? []);
  const [authorOf, names, reports, notices, bans, withBan, staff] = await Promise.all([
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
    bansShown(
      db,
      items.flatMap(({ row }) => (row.kind === 'ban' ? row.subjectId : [])),
      actorId,
      now,
    ),
    selectWithBan(db, authorIds, now),
    moderators(db),
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
    reports: reports.filter(({ subjectId }) => subjectId === row.subjectId),
    notices: notices.filter(({ postId }) => postId === row.postId),
    ban: bans.get(row.subjectId) ?? null,
    mayProposeBan: row.authorId !== null && !withBan.has(row.authorId) && !staff.includes(row.authorId),
  }));
}

export async function one(db: Db, id: string, looking: Looking) {
  const found = await cases.selectShownCase(db, id);
  const [shown] = found ? await shownToAdmin(db, [found], looking) : [];
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

export async function casesForAdmin({ db, clock }: Kit, actorId: string, { sort, ...search }: Search) {
  const { items, total } = await cases.selectCases(db, search, parseSort(sort, caseSorts));
  const shown = await shownToAdmin(db, items, { actorId, now: clock.now() });
  return { items: shown, total, page: search.page, pageSize: search.pageSize };
}

export async function lockSame(tx: Db, id: string, etag: string, looking: Looking) {
  const row = await cases.lockCase(tx, id);
  if (!row) throw new AppError('request.not-found');
  const shown = await one(tx, id, looking);
  requireSameEtag(etag, adminCase.parse(shown));
  return { row, shown };
}

export async function claimCase(kit: Kit, actorId: string, id: string, etag: string) {
  const looking = { actorId, now: kit.clock.now() };
  await kit.db.transaction(async (tx) => {
    const { row, shown } = await lockSame(tx, id, etag, looking);
    if (row.state === 'decided' || row.state === 'closed') throw new AppError('forum.already-decided');
    await cases.updateCase(tx, id, { takenBy: actorId, ...(row.state === 'open' ? { state: 'taken' } : {}) });
    await audit(tx, {
      at: kit.clock.now(),
      actorId,
      action: 'forum.case-taken',
      ...auditedAs(row, shown.topicTitle),
    });
  });
  return one(kit.db, id, looking);
}

/** Run after the commit when somebody is kept out of the community. */
export const banListeners = defineHook<(kit: Kit, userId: string) => Promise<void>>('forum.banned');

type Decision = { etag: string; decision: CaseDecision; reason: ReportReason; statement: string };

/** The first decision, or the final one after an appeal. */
export async function decideCase(kit: Kit, actorId: string, id: string, given: Decision) {
  const { db, clock } = kit;
  const now = clock.now();
  const banned = await db.transaction(async (tx) => {
    const { row, shown } = await lockSame(tx, id, given.etag, { actorId, now });
    if (row.state === 'decided' || row.state === 'closed') throw new AppError('forum.already-decided');
    const isAppeal = row.state === 'appealed';
    const acts = actsOf(kit, row.kind, shown.topicId);
    const act = given.decision === 'remove' ? acts?.hide : acts?.show;
    // Its author may have deleted it meanwhile: the case is decided all the same, and the reporters hear of it.
    const wasHidden = (await act?.(kit, tx, row.subjectId, actorId)) ?? false;
    await cases.updateCase(tx, id, {
      state: isAppeal ? 'closed' : 'decided',
      decision: given.decision,
      reason: given.reason,
      takenBy: actorId,
      decidedBy: actorId,
      decidedAt: now,
      ...(isAppeal ? { outcome: given.statement } : { statement: given.statement }),
    });
    const ban = row.kind === 'ban' ? await factsOf(tx, row.subjectId) : null;
    await audit(tx, {
      at: now,
      actorId,
      action: actionOf(given.decision, ban, wasHidden),
      ...auditedAs(row, shown.topicTitle),
      before: { state: row.state },
      after: { state: isAppeal ? 'closed' : 'decided', reason: given.reason },
    });
    const about = { caseId: id, kind: row.kind, topicTitle: shown.topicTitle, ban, ...given };
    // A post that stays where it was needs no explanation.
    if (row.authorId && (given.decision === 'remove' || wasHidden || isAppeal))
      await notifyAuthor(kit, tx, row.authorId, { ...about, isAppeal });
    if (!isAppeal) await notifyReporters(kit, tx, row.subjectId, about);
    if (!isAppeal && row.postId) await notifySenders(kit, tx, row.postId, given.decision);
    return row.kind === 'ban' && given.decision === 'remove' ? row.authorId : null;
  });
  if (banned) for (const listener of kit.hooks.all(banListeners)) await listener(kit, banned);
  forumChanged(kit, 'all');
  return one(db, id, { actorId, now });
}

function actionOf(decision: CaseDecision, ban: { isAlone: boolean } | null, wasInForce: boolean) {
  if (!ban) return decision === 'remove' ? 'forum.post-removed' : 'forum.post-kept';
  if (decision === 'keep') return wasInForce ? 'forum.ban-lifted' : 'forum.ban-rejected';
  return ban.isAlone ? 'forum.ban-confirmed-alone' : 'forum.ban-confirmed';
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
    ban: row.kind === 'ban' && row.decision === 'remove' ? await factsOf(db, row.subjectId) : null,
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
