import type { Db } from '../platform/db';
import { defineJob } from '../platform/jobs/jobs';
import type { Kit } from '../platform/kit';

export type Written = { topicId: number; number: number; called: string[] };

/** Tells followers and mentioned people. */
export const tellOfPost = defineJob<Written>('forum.tell-of-post');

/** Queued in the transaction of the post. */
export const postWritten = (kit: Pick<Kit, 'jobs'>, db: Db, written: Written): Promise<void> =>
  kit.jobs.enqueue(db, tellOfPost, written);

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
