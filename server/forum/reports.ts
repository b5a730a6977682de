import { holds } from '@atalaya/core/auth/roles';
import { postPath } from '@atalaya/core/forum/forum';
import {
  type Attached,
  type CaseKind,
  HIDE_AFTER,
  type ReportReason,
  reportAllowance,
} from '@atalaya/core/forum/moderation';
import { spend } from '../platform/allowance/allowance';
import { AppError } from '../platform/app-error';
import type { Db } from '../platform/db';
import { newId } from '../platform/ids';
import type { Kit } from '../platform/kit';
import { notify } from '../push/notifications';
import * as cases from './moderation/cases.queries';
import { forumChanged } from './news';
import { lockPost, selectPost } from './posts.queries';
import { hidePost } from './removal';
import { levelOf, type Writer } from './standing';
import { lockTopic } from './topics.queries';

export type Report = { reason: ReportReason; text: string };

type Subject = {
  kind: CaseKind;
  id: string;
  postId: string | null;
  authorId: string | null;
  attached: Attached | null;
};

/** Stores a report and opens its case. False if this user has reported it before. */
export async function fileReport(
  kit: Kit,
  tx: Db,
  reporter: { id: string; isTrusted: boolean },
  { kind, id: subjectId, postId, authorId, attached }: Subject,
  { reason, text }: Report,
): Promise<boolean> {
  const now = kit.clock.now();
  const isNew = await cases.insertReport(tx, {
    id: newId(now),
    subjectId,
    postId,
    userId: reporter.id,
    reason,
    text,
    isTrusted: reporter.isTrusted,
    createdAt: now,
  });
  if (!isNew) return false;
  await spend(kit, tx, reportAllowance, { subject: reporter.id });
  await cases.openCase(tx, {
    id: newId(now),
    kind,
    subjectId,
    postId,
    authorId,
    attached,
    state: 'open',
    reason,
    openedAt: now,
  });
  return true;
}

/** Opens a case; enough reports by trusted people hide the post until it is decided. */
export async function reportPost(kit: Kit, reporter: Writer, postId: string, report: Report): Promise<void> {
  const { db, clock } = kit;
  const now = clock.now();
  const found = await selectPost(db, postId);
  if (!found || found.removal) throw new AppError('forum.no-such-post');
  if (found.authorId === reporter.id) throw new AppError('forum.own-report');
  const isTrusted = (await levelOf(db, reporter.id, now)) >= 1 || holds(reporter, 'may:moderate');
  const isHidden = await db.transaction(async (tx) => {
    const topic = await lockTopic(tx, found.topicId);
    const post = topic && (await lockPost(tx, postId));
    if (!topic || !post) throw new AppError('forum.no-such-post');
    const subject = { kind: 'post', id: postId, postId, authorId: post.authorId, attached: null } as const;
    if (!(await fileReport(kit, tx, { id: reporter.id, isTrusted }, subject, report))) return false;
    const trusted = await cases.countTrusted(tx, postId, await cases.lastDecision(tx, postId));
    if (trusted < HIDE_AFTER || post.removal) return false;
    await hidePost(tx, topic, post, 'reports', now);
    await cases.markAutomatic(tx, postId);
    if (post.authorId)
      await notify(kit, tx, [post.authorId], {
        kind: 'community',
        title: 'Tu mensaje del foro está oculto por ahora',
        body: 'Varias personas han avisado de él y se ha ocultado de forma automática. Lo revisará una persona y te diremos qué decide y por qué.',
        // The page of a hidden question is gone.
        url: post.number === 1 ? '/foro' : postPath(topic.id, post.number),
        tag: `foro-oculto-${postId}`,
      });
    return true;
  });
  if (isHidden) forumChanged(kit, 'all');
}
