import type { Scope } from '@atalaya/core/coaching/coaching';
import { checkInWeek, isAnswered, isAskedAbout } from '@atalaya/core/coaching/weeks';
import { dayInSpain } from '@atalaya/core/platform/madrid-time';
import { accountNames } from '../auth/accounts';
import { AppError } from '../platform/app-error';
import type { Kit } from '../platform/kit';
import { requirePlace } from './candidates';
import * as checkIns from './check-ins.queries';
import * as rows from './coaching.queries';
import { COACH_PATH, notifyMember } from './notify';

// What the candidate writes.

type Questionnaire = Omit<rows.QuestionnaireRow, 'userId' | 'savedAt'>;

export async function saveQuestionnaire(kit: Kit, userId: string, given: Questionnaire): Promise<void> {
  const { coachId } = await requirePlace(kit, userId);
  await kit.db.transaction(async (tx) => {
    const isFirst = !(await rows.selectQuestionnaire(tx, userId));
    await rows.upsertQuestionnaire(tx, { userId, ...given, savedAt: kit.clock.now() });
    if (!isFirst || !coachId) return;
    await notifyMember(kit, tx, coachId, {
      title: 'Cuestionario recibido',
      body: `${(await accountNames(tx, [userId])).get(userId)?.name ?? 'Alguien'} ha contado de dónde parte. Ya puedes proponer un plan.`,
      url: `${COACH_PATH}/candidatos/${userId}`,
      tag: `coaching-questionnaire-${userId}`,
      about: userId,
    });
  });
}

/** Takes effect with the next request of the coach. */
export async function saveScopes(kit: Kit, userId: string, scopes: readonly Scope[]): Promise<void> {
  await requirePlace(kit, userId);
  await rows.updateCoaching(kit.db, userId, { scopes: [...new Set(scopes)], scopesAt: kit.clock.now() });
}

type CheckIn = Pick<checkIns.CheckInRow, 'went' | 'hard' | 'next' | 'blockers'> & {
  mood: NonNullable<checkIns.CheckInRow['mood']>;
};

/** Of the open week only. A missed one can still be told until the next opens. */
export async function saveCheckIn(kit: Kit, userId: string, monday: string, given: CheckIn): Promise<void> {
  const { coachId, startedAt } = await requirePlace(kit, userId);
  const now = kit.clock.now();
  if (monday !== checkInWeek(dayInSpain(now)) || !isAskedAbout(monday, dayInSpain(startedAt)))
    throw new AppError('coaching.week-closed');
  await kit.db.transaction(async (tx) => {
    const before = await checkIns.lockCheckIn(tx, userId, monday);
    if (before?.writtenAt && isAnswered(before)) throw new AppError('coaching.already-answered');
    await checkIns.upsertCheckIn(tx, { userId, monday, ...given, writtenAt: now, coachId });
    if (!coachId || before?.writtenAt) return;
    await notifyMember(kit, tx, coachId, {
      title: 'Seguimiento de la semana',
      body: `${(await accountNames(tx, [userId])).get(userId)?.name ?? 'Alguien'} ha escrito el seguimiento y espera tu respuesta.`,
      url: `${COACH_PATH}/candidatos/${userId}`,
      tag: `coaching-check-in-${userId}-${monday}`,
      about: userId,
    });
  });
}

export async function rateMonth(
  kit: Kit,
  userId: string,
  month: number,
  given: { score: number; text: string },
): Promise<void> {
  const isAsked = await checkIns.updateRating(kit.db, userId, month, { ...given, ratedAt: kit.clock.now() });
  if (!isAsked) throw new AppError('coaching.not-asked');
}
