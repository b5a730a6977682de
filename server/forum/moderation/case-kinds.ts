import type { CaseKind } from '@atalaya/core/forum/moderation';
import type { Db } from '../../platform/db';
import type { Kit } from '../../platform/kit';
import { lockPost } from '../posts.queries';
import { hidePost, showPost } from '../removal';
import { lockTopic } from '../topics.queries';

type Acts = {
  /** Takes it out of sight. Both return whether it was hidden before, or undefined if it is gone. */
  hide(kit: Kit, tx: Db, subjectId: string): Promise<boolean | undefined>;
  show(kit: Kit, tx: Db, subjectId: string): Promise<boolean | undefined>;
};

async function lockBoth(tx: Db, topicId: number | null, postId: string) {
  const topic = topicId === null ? undefined : await lockTopic(tx, topicId);
  const post = topic && (await lockPost(tx, postId));
  return topic && post ? { topic, post } : undefined;
}

/** A post of the forum. The topic is locked first, as everywhere. */
export const postActs = (topicId: number | null): Acts => ({
  async hide({ clock }, tx, postId) {
    const found = await lockBoth(tx, topicId, postId);
    if (!found) return undefined;
    await hidePost(tx, found.topic, found.post, 'moderator', clock.now());
    return found.post.removal !== null;
  },
  async show(_kit, tx, postId) {
    const found = await lockBoth(tx, topicId, postId);
    if (!found) return undefined;
    const { removal } = found.post;
    if (removal === 'reports' || removal === 'moderator') await showPost(tx, found.topic, found.post);
    return removal !== null;
  },
});

const others = new Map<CaseKind, Acts>();

/** A feature whose things can be reported says here what a decision does to them. */
export function registerCaseKind(kind: Exclude<CaseKind, 'post'>, acts: Acts): void {
  others.set(kind, acts);
}

export const actsOf = (kind: CaseKind, topicId: number | null): Acts | undefined =>
  kind === 'post' ? postActs(topicId) : others.get(kind);
