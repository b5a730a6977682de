import { type NoticeReason, postNotice } from '@atalaya/core/forum/notices';
import { findAccount } from '../auth/accounts';
import { linkTo } from '../auth/emails';
import { blockedEitherWay } from '../blocks/blocks';
import type { Kit } from '../platform/kit';
import { leaveToken, unsubscribeHeaders } from '../platform/mail/leave-token';
import { signature } from '../platform/mail/signature';
import { wanting, wants } from '../profile/notifications';
import { notify } from '../push/notifications';
import { leavesAt } from '../push/subscriptions';
import { type EmailOfPost, emailOfPost, type Written } from './news';
import { authorsOf } from './people';
import { selectPostAt } from './posts.queries';
import { selectCategoryReaders, selectFollowers, selectReader, selectReaders } from './readers.queries';
import { selectTopic } from './topics.queries';

const AT_ONCE = 500;
type News = Parameters<typeof postNotice>[1] & { authorId: string | null };

/** Runs as a job: mentioned people first, then the followers, each of them once. */
export async function notifyOf(kit: Kit, { topicId, number, called }: Written): Promise<void> {
  const { db } = kit;
  const found = await newsOf(kit, topicId, number);
  if (!found) return;
  const { topic, post, told } = found;
  const reached = async (userIds: readonly string[]) => {
    const others = userIds.filter((id) => id !== post.authorId);
    const blocked = post.authorId ? await blockedEitherWay(db, post.authorId, others) : new Set();
    return others.filter((id) => !blocked.has(id));
  };
  const mentioned = await reached(called);
  const readers = mentioned.length > 0 ? await selectReaders(db, topicId, mentioned) : [];
  const levels = new Map(readers.map(({ userId, level }) => [userId, level]));
  const deaf = await selectCategoryReaders(db, topic.categoryId, 'mute', {
    among: mentioned,
    limit: AT_ONCE,
  });
  const hasMuted = new Set(deaf.map(({ userId }) => userId));
  // A followed topic is heard even in a muted category.
  const isMuted = (id: string) =>
    levels.get(id) === 'mute' || (hasMuted.has(id) && levels.get(id) !== 'follow');
  await notifyReached(
    kit,
    mentioned.filter((id) => !isMuted(id)),
    'mention',
    told,
  );
  if (number === 1)
    return notifyCategory(kit, topic.categoryId, told, async (ids) =>
      (await reached(ids)).filter((id) => !mentioned.includes(id)),
    );
  for (let after: string | undefined; ; ) {
    const some = await selectFollowers(db, topicId, after, AT_ONCE);
    // Whoever has not read the answer before was told of that one.
    const waiting = some.flatMap(({ userId, lastRead }) => (lastRead >= number - 1 ? [userId] : []));
    await notifyReached(
      kit,
      (await reached(waiting)).filter((id) => !mentioned.includes(id)),
      'reply',
      told,
    );
    after = some.at(-1)?.userId;
    if (some.length < AT_ONCE) return;
  }
}

/** A new topic: those who follow its category. */
async function notifyCategory(
  kit: Kit,
  categoryId: number,
  told: News,
  reached: (userIds: string[]) => Promise<string[]>,
): Promise<void> {
  for (let after: string | undefined; ; ) {
    const some = await selectCategoryReaders(kit.db, categoryId, 'follow', { after, limit: AT_ONCE });
    await notifyReached(kit, await reached(some.map(({ userId }) => userId)), 'topic', told);
    after = some.at(-1)?.userId;
    if (some.length < AT_ONCE) return;
  }
}

async function notifyReached(
  kit: Kit,
  userIds: readonly string[],
  why: NoticeReason,
  told: News,
): Promise<void> {
  if (userIds.length === 0) return;
  const { db, jobs } = kit;
  // A new topic of a followed category is no reason for an email.
  const byEmail = why === 'topic' ? [] : await wanting(db, userIds, 'community', 'email');
  await db.transaction(async (tx) => {
    await notify(kit, tx, userIds, postNotice(why, told), told.authorId);
  });
  const { topicId, number } = told;
  for (const userId of byEmail) {
    const startAfter = await leavesAt(kit, userId);
    await jobs.enqueue(db, emailOfPost, { userId, topicId, number, why }, startAfter ? { startAfter } : {});
  }
}

/** What an answer says, or undefined if it is no longer there. */
async function newsOf({ db }: Kit, topicId: number, number: number) {
  const [topic, post] = await Promise.all([selectTopic(db, topicId), selectPostAt(db, topicId, number)]);
  if (!topic || !post || post.removal) return undefined;
  const author = (await authorsOf(db, [post.authorId]))(post).name;
  const told: News = {
    topicId,
    number,
    title: topic.title,
    author,
    blocks: post.blocks,
    authorId: post.authorId,
  };
  return { topic, post, told };
}

/** Runs as a job, which may have waited for the end of the quiet hours: much may have been read meanwhile. */
export async function writeEmail(kit: Kit, { userId, topicId, number, why }: EmailOfPost): Promise<void> {
  const { db, env, clock } = kit;
  const [found, reader, account] = await Promise.all([
    newsOf(kit, topicId, number),
    selectReader(db, userId, topicId),
    findAccount(db, userId, clock.now()),
  ]);
  if (!found || (reader && reader.lastRead >= number)) return;
  if (!account || account.deletionRequestedAt || account.suspendedAt) return;
  if (!(await wants(db, userId, 'community', 'email'))) return;
  const { title, body, url } = postNotice(why, found.told);
  const token = leaveToken(kit.secret, 'community', userId);
  await kit.mail.send(db, {
    to: account.email,
    about: found.post.authorId,
    subject: title,
    headers: unsubscribeHeaders(linkTo(env, `/api/newsletter/unsubscribe/${token}`)),
    body: [
      `Hola, ${account.displayName ?? account.username}:`,
      `${title}:`,
      body,
      `Léelo y contesta: ${linkTo(env, url)}`,
      'No te escribiremos otra vez por este tema hasta que lo hayas abierto.',
      `Para no recibir más correos del foro: ${linkTo(env, `/avisos/baja?token=${token}`)}`,
      signature(env),
    ].join('\n\n'),
  });
}
