import type { Tier } from '@atalaya/core/auth/user';
import { listAllowance, listQuestionAllowance } from '@atalaya/core/review/lists/lists';
import { requireRoom } from '../../platform/allowance/allowance';
import { AppError } from '../../platform/app-error';
import { newId } from '../../platform/ids';
import type { Kit } from '../../platform/kit';
import { readableQuestions } from '../answered-question';
import { lockStudent } from '../review.queries';
import * as queries from './lists.queries';

type User = { id: string; tier: Tier };
type Addition = { name: string; questionIds: readonly string[] };

/** Adds questions to the user's list of that name, which is made if they have none. What it has already stays. */
export async function addToNamedList(kit: Kit, user: User, { name, questionIds }: Addition) {
  const now = kit.clock.now();
  const userId = user.id;
  const found = (await readableQuestions(kit, user, questionIds)).map(({ id }) => id);
  if (found.length === 0) throw new AppError('request.not-found');
  return kit.db.transaction(async (tx) => {
    // Two requests at once must not make the list twice.
    await lockStudent(tx, userId);
    const lists = await queries.selectLists(tx, userId);
    const held = lists.find((list) => list.name.toLowerCase() === name.toLowerCase());
    const id = held?.id ?? newId(now);
    if (!held) await requireRoom(kit, tx, listAllowance, { subject: userId }, async () => lists.length);
    const room = { subject: id, amount: found.length };
    await requireRoom(kit, tx, listQuestionAllowance, room, async () => held?.questions ?? 0);
    if (!held) await queries.insertList(tx, { id, userId, name, createdAt: now });
    const added = await queries.insertItems(tx, userId, id, found, now);
    return { id, name: held?.name ?? name, added: added.length };
  });
}
