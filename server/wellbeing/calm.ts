import { dayInSpain } from '@atalaya/core/platform/madrid-time';
import { pastDayFault } from '@atalaya/core/platform/text/past-day';
import { streakOn } from '@atalaya/core/progress/streak';
import { plusDays } from '@atalaya/core/review/days';
import type { Practice } from '@atalaya/core/wellbeing/calm/practices';
import { AppError } from '../platform/app-error';
import type { Kit } from '../platform/kit';
import { insertCalm, selectCalm } from './wellbeing.queries';

const WEEKS = 12;

export async function readCalm({ db, clock }: Kit, userId: string) {
  const today = dayInSpain(clock.now());
  const sessions = await selectCalm(db, userId);
  const seconds = new Map<string, number>();
  for (const session of sessions) seconds.set(session.day, (seconds.get(session.day) ?? 0) + session.seconds);
  const { days: streak, best } = streakOn([...seconds.keys()], today);
  const since = plusDays(today, -7 * WEEKS);
  return {
    today,
    streak,
    best,
    sessions: sessions.length,
    minutes: Math.round(sessions.reduce((sum, session) => sum + session.seconds, 0) / 60),
    days: [...seconds]
      .filter(([day]) => day > since)
      .map(([day, sum]) => ({ day, minutes: Math.max(1, Math.round(sum / 60)) })),
  };
}

export async function saveCalmSession(
  { db, clock }: Kit,
  userId: string,
  id: string,
  session: { practice: Practice; seconds: number; day: string },
): Promise<void> {
  const day = pastDayFault(session.day, dayInSpain(clock.now()));
  if (day) throw new AppError('request.invalid', { fields: { day } });
  await insertCalm(db, { id, userId, ...session });
}
