import { holds } from '@atalaya/core/auth/roles';
import { filterHit } from '@atalaya/core/forum/filters';
import { botSign, POSTS_LOOKED_AT, repeatedHost } from '@atalaya/core/forum/signs';
import type { WritingLimits } from '@atalaya/core/forum/trust';
import { AppError } from '../../platform/app-error';
import type { Db } from '../../platform/db';
import { newId } from '../../platform/ids';
import type { Kit } from '../../platform/kit';
import { openCase } from '../moderation/cases.queries';
import { selectLastTexts } from '../posts.queries';
import { hidePost } from '../removal';
import type { Writer } from '../standing';
import type { TopicRow } from '../topics.queries';
import { selectFilters } from './filters.queries';

/** Why a moderator looks at a text before it is published, or null. Throws if a filter refuses it. */
export async function judgeText(db: Db, text: string): Promise<string | null> {
  const hit = filterHit(text, await selectFilters(db));
  if (hit?.action === 'refuse')
    throw new AppError('forum.filtered', {
      fields: { body: `Quita «${hit.text}»: en el foro no se admite.` },
    });
  return hit ? `Lleva «${hit.text}», que está en los filtros.` : null;
}

type Given = {
  body: string;
  typedMs?: number | undefined;
  website?: string | undefined;
  /** The post that is changed: its earlier text does not count. */
  postId?: string;
};

/** The same for a post: the filters first, then the signs of spam of a newcomer. */
export async function whyHeld(
  { db, env }: Pick<Kit, 'db'> & { env: Pick<Kit['env'], 'ORIGIN'> },
  writer: Writer,
  { isNewcomer }: Pick<WritingLimits, 'isNewcomer'>,
  { body, typedMs, website, postId }: Given,
): Promise<string | null> {
  if (holds(writer, 'may:moderate')) return null;
  const found = await judgeText(db, body);
  if (found || !isNewcomer) return found;
  const before = await selectLastTexts(db, writer.id, POSTS_LOOKED_AT);
  const bot = botSign({ trap: website, typedMs: before.length === 0 ? typedMs : undefined });
  if (bot) return bot;
  const earlier = before.filter(({ id }) => id !== postId).map((post) => post.body);
  const host = repeatedHost(body, earlier, env.ORIGIN ?? '');
  return host && `Enlaza ${host} por tercera vez.`;
}

type Held = { id: string; number: number; authorId: string | null };

/** Puts a post in the queue of the moderators, out of sight until they decide. */
export async function holdPost(
  tx: Db,
  topic: Pick<TopicRow, 'id' | 'categoryId' | 'solvedNumber'>,
  { id, number, authorId }: Held,
  sign: string,
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
    sign,
    openedAt: now,
  });
}
