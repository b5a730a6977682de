import type { FitnessMark } from '@atalaya/core/fitness/fitness.contract';
import { markAllowance, markFault } from '@atalaya/core/fitness/marks';
import { dayInSpain } from '@atalaya/core/platform/madrid-time';
import { pastDayFault } from '@atalaya/core/platform/text/past-day';
import { findAccount } from '../auth/accounts';
import { requireRoom } from '../platform/allowance/allowance';
import { AppError } from '../platform/app-error';
import type { Kit } from '../platform/kit';
import { countOtherMarks, selectMarks, selectSettings, upsertMark } from './fitness.queries';

export async function readFitness({ db, clock }: Kit, userId: string) {
  const now = clock.now();
  const [settings, marks, account] = await Promise.all([
    selectSettings(db, userId),
    selectMarks(db, userId),
    findAccount(db, userId, now),
  ]);
  return {
    today: dayInSpain(now),
    table: settings?.officialTable ?? null,
    examDate: settings?.examDate ?? account?.examDate ?? null,
    marks,
  };
}

export async function saveMark(
  kit: Kit,
  userId: string,
  id: string,
  mark: Omit<FitnessMark, 'id'>,
): Promise<void> {
  const { db, clock } = kit;
  const value = markFault(mark.event, mark.value);
  const day = pastDayFault(mark.day, dayInSpain(clock.now()));
  if (value || day)
    throw new AppError('request.invalid', { fields: { ...(value && { value }), ...(day && { day }) } });
  await db.transaction(async (tx) => {
    const others = () => countOtherMarks(tx, userId, id);
    await requireRoom(kit, tx, markAllowance, { subject: userId }, others);
    const saved = await upsertMark(tx, { id, userId, ...mark });
    if (saved.length === 0) throw new AppError('request.not-found');
  });
}
