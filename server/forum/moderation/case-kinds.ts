import type { Removal } from '@atalaya/core/forum/forum';
import type { CaseKind } from '@atalaya/core/forum/moderation';
import type { Db } from '../../platform/db';
import { defineHook } from '../../platform/hooks';
import type { Kit } from '../../platform/kit';
import { postWritten } from '../news';
import { lockPost } from '../posts.queries';
import { hidePost, showPost } from '../removal';
import { lockTopic } from '../topics.queries';

export type Acts = {
  /** Takes it out of sight. Both return whether it was hidden before, or undefined if it is gone. */
  hide(kit: Kit, tx: Db, subjectId: string, actorId: string): Promise<boolean | undefined>;
  show(kit: Kit, tx: Db, subjectId: string, actorId: string): Promise<boolean | undefined>;
};

async function lockBoth(tx: Db, topicId: number | null, postId: string) {
  const topic = topicId === null ? undefined : await lockTopic(tx, topicId);
  const post = topic && (await lockPost(tx, postId));
  return topic && post ? { topic, post } : undefined;
}

/** What a decision shows again; a post that its author deleted stays deleted. */
const HIDDEN_BY_US: ReadonlySet<Removal> = new Set(['reports', 'moderator', 'filter']);

/** A post of the forum. The topic is locked first, as everywhere. */
export const postActs = (topicId: number | null): Acts => ({
  async hide({ clock }, tx, postId) {
    const found = await lockBoth(tx, topicId, postId);
    if (!found) return undefined;
    await hidePost(tx, found.topic, found.post, 'moderator', clock.now());
    return found.post.removal !== null;
  },
  async show(kit, tx, postId) {
    const found = await lockBoth(tx, topicId, postId);
    if (!found) return undefined;
    const { removal } = found.post;
    if (removal && HIDDEN_BY_US.has(removal)) await showPost(tx, found.topic, found.post);
    // Nobody has heard of it yet.
    if (removal === 'filter')
      await postWritten(kit, tx, { topicId: found.topic.id, number: found.post.number, called: [] });
    return removal !== null;
  },
});

/** What a decision does to the things of other features that can be reported, by kind of case. */
export const caseActs = defineHook<Acts>('forum.case-acts');

export const actsOf = ({ hooks }: Kit, kind: CaseKind, topicId: number | null): Acts | undefined =>
  kind === 'post' ? postActs(topicId) : hooks.get(caseActs, kind);
