import type { NoticeReason } from '@atalaya/core/forum/notices';
import type { Db } from '../platform/db';
import { defineJob } from '../platform/jobs/jobs';
import type { Kit } from '../platform/kit';

export type Written = { topicId: number; number: number; called: string[] };

/** Tells followers and mentioned people. */
export const notifyOfPost = defineJob<Written>('forum.tell-of-post');

export type EmailOfPost = { userId: string; topicId: number; number: number; why: NoticeReason };
export const emailOfPost = defineJob<EmailOfPost>('forum.email-of-post');

/** Queued in the transaction of the post. */
export const postWritten = (kit: Pick<Kit, 'jobs'>, db: Db, written: Written): Promise<void> =>
  kit.jobs.enqueue(db, notifyOfPost, written);

/** Everyone may read a topic, so everyone may hear that it has news. */
export const isForumRoom = async (_identity: unknown, id: string): Promise<boolean> =>
  /^(lista(-\d{1,6})?|\d{1,10})$/.test(id);

/** Who looks at the list of all topics, and at the one of this category. */
export const listRooms = (categoryId: number): string[] => ['forum:lista', `forum:lista-${categoryId}`];

/**
 * Renders cached guest pages anew. The lists of all categories may be a minute old after an answer; after anything that
 * must not be seen any more, everything is dropped.
 */
export function forumChanged(
  { events }: Pick<Kit, 'events'>,
  what: 'all' | { topicId: number; categoryId: number },
): void {
  const prefixes =
    what === 'all'
      ? ['/foro', '/legacy/foro']
      : [
          `/foro/tema/${what.topicId}`,
          `/foro/demo-threaded/${what.topicId}`,
          `/foro/categoria/${what.categoryId}`,
          '/foro?',
          '/legacy/foro',
        ];
  events.publish('pages.stale', { prefixes });
}
