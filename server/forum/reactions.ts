import { type Held, holds } from '@atalaya/core/auth/roles';
import type { ReactionKind } from '@atalaya/core/forum/forum';
import { AppError } from '../platform/app-error';
import type { Db } from '../platform/db';
import type { Kit } from '../platform/kit';
import { addToMember } from './members.queries';
import { requireNotBanned } from './moderation/bans';
import { forumChanged } from './news';
import * as posts from './posts.queries';
import { addToTopic, lockTopic, updateTopic } from './topics.queries';

async function shownPost(db: Db, id: string) {
  const post = await posts.selectPost(db, id);
  if (!post || post.removal) throw new AppError('forum.no-such-post');
  return post;
}

type Post = Awaited<ReturnType<typeof shownPost>>;

/** The counts of the post, the order of the topic and the standing of the author. */
async function count(tx: Db, post: Post, kind: ReactionKind, change: 1 | -1, now: Date) {
  const reactions = await posts.addToReactions(tx, post.id, kind, change);
  if (post.number === 1 && kind !== 'gracias') await addToTopic(tx, post.topicId, { useful: change });
  if (post.authorId && kind === 'util') await addToMember(tx, post.authorId, { useful: change }, now);
  return reactions;
}

export async function react(kit: Kit, userId: string, postId: string, kind: ReactionKind) {
  const { db, clock } = kit;
  const post = await shownPost(db, postId);
  if (post.authorId === userId) throw new AppError('forum.own-post');
  await requireNotBanned(db, userId, clock.now());
  const { topicId, number } = post;
  const reactions = await db.transaction(async (tx) => {
    const isNew = await posts.insertReaction(tx, { userId, topicId, number, kind, createdAt: clock.now() });
    return isNew ? count(tx, post, kind, 1, clock.now()) : post.reactions;
  });
  changed(kit, topicId);
  return { reactions };
}

export async function unreact(kit: Kit, userId: string, postId: string, kind: ReactionKind) {
  const { db, clock } = kit;
  const post = await shownPost(db, postId);
  const { topicId, number } = post;
  const reactions = await db.transaction(async (tx) => {
    const wasThere = await posts.deleteReaction(tx, { userId, topicId, number, kind });
    return wasThere ? count(tx, post, kind, -1, clock.now()) : post.reactions;
  });
  changed(kit, topicId);
  return { reactions };
}

/** Only the page of the topic shows reactions. */
const changed = ({ events }: Kit, topicId: number): void =>
  events.publish('pages.stale', { prefixes: [`/foro/tema/${topicId}`] });

/** `number` null takes the mark back. */
export async function markSolution(
  kit: Kit,
  user: { id: string } & Held,
  topicId: number,
  number: number | null,
): Promise<void> {
  const { db, clock } = kit;
  await db.transaction(async (tx) => {
    const found = await lockTopic(tx, topicId);
    if (!found || found.removal) throw new AppError('forum.no-such-topic');
    if (found.authorId !== user.id && !holds(user, 'may:moderate')) throw new AppError('forum.not-the-asker');
    const chosen = number === null ? undefined : await posts.selectPostAt(tx, topicId, number);
    if (number !== null && (!chosen || chosen.removal)) throw new AppError('forum.no-such-post');
    const before =
      found.solvedNumber === null ? undefined : await posts.selectPostAt(tx, topicId, found.solvedNumber);
    if (before?.number === chosen?.number) return;
    await updateTopic(tx, topicId, { solvedNumber: number });
    // Marking one's own answer is useful to readers, but is no merit.
    for (const [post, change] of [
      [before, -1],
      [chosen, 1],
    ] as const)
      if (post?.authorId && post.authorId !== found.authorId)
        await addToMember(tx, post.authorId, { solutions: change }, clock.now());
  });
  forumChanged(kit, 'all');
}
