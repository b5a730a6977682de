import type { Tier } from '@atalaya/core/auth/user';
import { AppError } from '../platform/app-error';
import type { Kit } from '../platform/kit';
import { mustNotBeInMock } from '../syllabus/exam-questions';
import { cardsOf } from './cards';
import { catalogueFor } from './catalogue';
import { readableOf } from './open-items';
import { memoryOf } from './record';
import { countChange, type ItemKey, lockStudent, selectItems, upsertItems } from './review.queries';

/** Only items that the user has met, so that nobody can read the bank by ids. */
export async function studyItemOf(kit: Kit, user: { id: string; tier: Tier }, key: ItemKey) {
  const { db } = kit;
  const [met, catalogue] = await Promise.all([selectItems(db, user.id, [key]), catalogueFor(kit, user)]);
  const [row] = await readableOf(kit, { ...user, holdings: catalogue.holdings }, met);
  if (!row) throw new AppError('request.not-found');
  await mustNotBeInMock(kit, db, user.id, [key.itemId]);
  const [card] = await cardsOf(kit, [{ ...key, topic: row.topic, memory: memoryOf(row) }], catalogue);
  if (!card) throw new AppError('request.not-found');
  return card;
}

/** Resets memory and lapses. The log keeps every answer. */
export async function resetItem(kit: Kit, userId: string, key: ItemKey) {
  await kit.db.transaction(async (tx) => {
    await lockStudent(tx, userId);
    const [row] = await selectItems(tx, userId, [key]);
    if (!row) throw new AppError('request.not-found');
    await upsertItems(tx, [
      {
        ...row,
        stability: null,
        difficulty: null,
        reps: 0,
        lapses: 0,
        reviewedOn: null,
        dueOn: null,
        suspended: false,
      },
    ]);
    await countChange(tx, userId);
  });
  return { reset: true as const };
}
