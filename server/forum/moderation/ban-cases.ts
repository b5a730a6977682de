import { holds } from '@atalaya/core/auth/roles';
import { type BanLength, daysOf } from '@atalaya/core/forum/bans';
import type { ReportReason } from '@atalaya/core/forum/moderation';
import { audit } from '../../admin/audit';
import { lockAccount } from '../../auth/accounts';
import { AppError } from '../../platform/app-error';
import { newId } from '../../platform/ids';
import type { Kit } from '../../platform/kit';
import { insertBan, lockBan, selectWithBan, updateBan } from './bans.queries';
import { lockSame, one } from './cases';
import { openCase, selectShownCase, updateCase } from './cases.queries';
import { notifyAuthor } from './notify-decision';

type Proposal = { length: BanLength; reason: ReportReason; statement: string };

/** Opens a case of its own in the same queue. Nobody is kept out until it is decided. */
export async function proposeBan(
  { db, clock }: Kit,
  actorId: string,
  fromId: string,
  { length, reason, statement }: Proposal,
) {
  const now = clock.now();
  const caseId = newId(now);
  await db.transaction(async (tx) => {
    const from = await selectShownCase(tx, fromId);
    if (!from) throw new AppError('request.not-found');
    const account = from.row.authorId ? await lockAccount(tx, from.row.authorId) : undefined;
    if (!account || holds(account, 'may:moderate')) throw new AppError('forum.no-author');
    if ((await selectWithBan(tx, [account.id], now)).size > 0) throw new AppError('forum.already-banned');
    const banId = newId(now);
    await insertBan(tx, {
      id: banId,
      userId: account.id,
      days: daysOf(length),
      proposedBy: actorId,
      proposedAt: now,
    });
    // What is public comes along; something private stays in its own case.
    const { post } = from;
    const items = post
      ? [
          {
            author: account.username,
            body: post.body,
            image: null,
            createdAt: from.row.openedAt.toISOString(),
            isReported: true,
          },
        ]
      : [];
    await openCase(tx, {
      id: caseId,
      kind: 'ban',
      subjectId: banId,
      authorId: account.id,
      attached: { title: 'Expulsión de la comunidad', body: statement, items },
      state: 'open',
      reason,
      openedAt: now,
    });
    await audit(tx, {
      at: now,
      actorId,
      action: 'forum.ban-proposed',
      subject: 'user',
      subjectId: account.id,
      after: { length, reason, statement },
    });
  });
  return one(db, caseId, { actorId, now });
}

/** One moderator is enough to give back. */
export async function liftBan(
  kit: Kit,
  actorId: string,
  id: string,
  { etag, statement }: { etag: string; statement: string },
) {
  const { db, clock } = kit;
  const looking = { actorId, now: clock.now() };
  await db.transaction(async (tx) => {
    const { row, shown } = await lockSame(tx, id, etag, looking);
    const ban = row.kind === 'ban' ? await lockBan(tx, row.subjectId) : undefined;
    if (!ban || !shown.ban?.isActive) throw new AppError('forum.not-banned');
    await updateBan(tx, ban.id, { closedAt: looking.now });
    await updateCase(tx, id, {
      state: 'closed',
      decision: 'keep',
      outcome: statement,
      decidedBy: actorId,
      decidedAt: looking.now,
    });
    await audit(tx, {
      at: looking.now,
      actorId,
      action: 'forum.ban-lifted',
      subject: 'user',
      subjectId: ban.userId,
      after: { statement },
    });
    await notifyAuthor(kit, tx, ban.userId, {
      caseId: id,
      kind: 'ban',
      topicTitle: shown.topicTitle,
      decision: 'keep',
      reason: row.reason,
      statement,
      ban: null,
      isAppeal: false,
    });
  });
  return one(db, id, looking);
}
