import { filterHit } from '@atalaya/core/forum/filters';
import { isTypedTooFast } from '@atalaya/core/forum/writing';
import { AppError } from '../../platform/app-error';
import type { Db } from '../../platform/db';
import { newId } from '../../platform/ids';
import { openCase } from '../moderation.queries';
import { hasWritten } from '../posts.queries';
import { hidePost } from '../removal';
import type { Writer } from '../standing';
import type { TopicRow } from '../topics.queries';
import { selectFilters } from './filters.queries';

/** `held`: published after a moderator has looked at it. Throws if a filter refuses it. */
export async function judgeText(db: Db, text: string): Promise<'fine' | 'held'> {
  const hit = filterHit(text, await selectFilters(db));
  if (hit?.action === 'refuse')
    throw new AppError('forum.filtered', {
      fields: { body: `Quita «${hit.text}»: en el foro no se admite.` },
    });
  return hit ? 'held' : 'fine';
}

/** Whether a moderator looks at a new text first: a filter says so, or nobody can have typed a first post so fast. */
export async function mustWait(
  db: Db,
  writer: Writer,
  { body, typedMs }: { body: string; typedMs?: number | undefined },
): Promise<boolean> {
  if (writer.isAdmin) return false;
  if ((await judgeText(db, body)) === 'held') return true;
  return isTypedTooFast(typedMs) && !(await hasWritten(db, writer.id));
}

type Held = { id: string; number: number; authorId: string | null };

/** Puts a post in the queue of the moderators, out of sight until they decide. */
export async function holdPost(
  tx: Db,
  topic: Pick<TopicRow, 'id' | 'categoryId' | 'solvedNumber'>,
  { id, number, authorId }: Held,
  now: Date,
): Promise<void> {
  await hidePost(tx, topic, { id, number, removal: null }, 'filter', now);
  await openCase(tx, {
    id: newId(now),
    subjectId: id,
    postId: id,
    authorId,
    state: 'open',
    reason: 'spam',
    wasAutomatic: true,
    openedAt: now,
  });
}
