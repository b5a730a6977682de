import { audit } from '../../admin/audit';
import { etagOf, requireSameEtag } from '../../admin/etag';
import { AppError } from '../../platform/app-error';
import type { Kit } from '../../platform/kit';
import { forumChanged } from '../news';
import {
  addToCategory,
  lockTopic,
  selectCategory,
  selectTopic,
  type TopicRow,
  updateTopic,
} from '../topics.queries';

type Position = { isPinned: boolean; isClosed: boolean; categoryId: number };

function position({ id, pinnedAt, closedAt, categoryId }: TopicRow) {
  const state = { isPinned: pinnedAt !== null, isClosed: closedAt !== null, categoryId };
  return { id, ...state, etag: etagOf(state) };
}

export async function topicForAdmin({ db }: Kit, id: number) {
  const row = await selectTopic(db, id);
  if (!row) throw new AppError('forum.no-such-topic');
  return position(row);
}

/** Pins, closes or moves a topic. */
export async function moveTopic(kit: Kit, actorId: string, id: number, given: Position & { etag: string }) {
  const now = kit.clock.now();
  await kit.db.transaction(async (tx) => {
    const row = await lockTopic(tx, id);
    if (!row || row.removal) throw new AppError('forum.no-such-topic');
    const { etag: _, id: __, ...before } = position(row);
    requireSameEtag(given.etag, position(row));
    if (!(await selectCategory(tx, given.categoryId))) throw new AppError('forum.no-such-category');
    const { etag: ___, ...after } = given;
    await updateTopic(tx, id, {
      categoryId: after.categoryId,
      pinnedAt: after.isPinned ? (row.pinnedAt ?? now) : null,
      closedAt: after.isClosed ? (row.closedAt ?? now) : null,
    });
    if (before.categoryId !== after.categoryId) {
      await addToCategory(tx, before.categoryId, -1);
      await addToCategory(tx, after.categoryId, 1);
    }
    await audit(tx, {
      at: now,
      actorId,
      action: 'forum.topic-moved',
      subject: 'forum-topic',
      subjectId: String(id),
      subjectName: row.title,
      before,
      after,
    });
  });
  forumChanged(kit, 'all');
}
