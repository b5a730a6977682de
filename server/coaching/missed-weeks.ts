import { weekToMiss } from '@atalaya/core/coaching/weeks';
import { weekOf } from '@atalaya/core/coaching/words';
import { dayInSpain } from '@atalaya/core/platform/madrid-time';
import { accountNames } from '../auth/accounts';
import type { Kit } from '../platform/kit';
import { notify } from '../push/notifications';
import { insertMissed } from './check-ins.queries';
import { type CoachingRow, selectCurrent } from './coaching.queries';
import { CANDIDATE_PATH, COACH_PATH, notifyMember } from './notify';

type Place = Pick<CoachingRow, 'userId' | 'coachId' | 'startedAt'>;

/** By the job, for everybody. */
export const noticeMissedWeeks = async (kit: Kit): Promise<number> =>
  noticeMissed(kit, await selectCurrent(kit.db));

/** Tells the coach of whoever let a week pass without a word, and the candidate that it can still be written. */
export async function noticeMissed(kit: Kit, places: readonly Place[]): Promise<number> {
  const now = kit.clock.now();
  const today = dayInSpain(now);
  let missed = 0;
  for (const { userId, coachId, startedAt } of places) {
    const monday = weekToMiss(dayInSpain(startedAt), today);
    if (!monday) continue;
    await kit.db.transaction(async (tx) => {
      if (!(await insertMissed(tx, { userId, monday, coachId, missedAt: now }))) return;
      missed += 1;
      if (coachId)
        await notifyMember(kit, tx, coachId, {
          title: 'Una semana sin seguimiento',
          body: `${(await accountNames(tx, [userId])).get(userId)?.name ?? 'Alguien'} no escribió la semana del ${weekOf(monday)}. Unas líneas tuyas pueden bastar.`,
          url: `${COACH_PATH}/candidatos/${userId}`,
          tag: `coaching-missed-${userId}-${monday}`,
          about: userId,
        });
      await notify(kit, tx, [userId], {
        kind: 'coaching',
        title: 'Falta tu seguimiento',
        body: `La semana del ${weekOf(monday)} aún se puede contar, hasta el miércoles.`,
        url: `${CANDIDATE_PATH}#seguimiento`,
        tag: `coaching-check-in-${monday}`,
      });
    });
  }
  return missed;
}
