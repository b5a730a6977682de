import { HIDE_AFTER, REPORTS_PER_DAY, type ReportReason } from '@atalaya/core/forum/moderation';
import { DAY_MS } from '@atalaya/core/platform/durations';
import { AppError } from '../platform/app-error';
import { newId } from '../platform/ids';
import type { Kit } from '../platform/kit';
import * as cases from './moderation.queries';
import { forumChanged } from './news';
import { lockPost, selectPost } from './posts.queries';
import { hidePost } from './removal';
import { levelOf, type Writer } from './standing';
import { lockTopic } from './topics.queries';

/** Opens a case; enough reports by trusted people hide the post until it is decided. */
export async function reportPost(
  kit: Kit,
  reporter: Writer,
  postId: string,
  { reason, text }: { reason: ReportReason; text: string },
): Promise<void> {
  const { db, clock } = kit;
  const now = clock.now();
  const found = await selectPost(db, postId);
  if (!found || found.removal) throw new AppError('forum.no-such-post');
  if (found.authorId === reporter.id) throw new AppError('forum.own-report');
  const level = await levelOf(db, reporter.id, now);
  const isHidden = await db.transaction(async (tx) => {
    if ((await cases.countReportsBy(tx, reporter.id, new Date(now.getTime() - DAY_MS))) >= REPORTS_PER_DAY)
      throw new AppError('forum.too-many-reports');
    const topic = await lockTopic(tx, found.topicId);
    const post = topic && (await lockPost(tx, postId));
    if (!topic || !post) throw new AppError('forum.no-such-post');
    const isTrusted = level >= 1 || reporter.isAdmin;
    const report = { id: newId(now), postId, userId: reporter.id, reason, text, isTrusted, createdAt: now };
    if (!(await cases.insertReport(tx, report))) return false;
    await cases.openCase(tx, {
      id: newId(now),
      postId,
      authorId: post.authorId,
      state: 'open',
      reason,
      openedAt: now,
    });
    const trusted = await cases.countTrusted(tx, postId, await cases.lastDecision(tx, postId));
    if (trusted < HIDE_AFTER || post.removal) return false;
    await hidePost(tx, topic, post, 'reports', now);
    await cases.markAutomatic(tx, postId);
    return true;
  });
  if (isHidden) forumChanged(kit, 'all');
}
