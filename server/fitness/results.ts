import type { FitnessResult } from '@atalaya/core/fitness/fitness.contract';
import { resultAllowance, resultFault } from '@atalaya/core/fitness/results';
import { dayInSpain } from '@atalaya/core/platform/madrid-time';
import { pastDayFault } from '@atalaya/core/platform/text/past-day';
import { findAccount } from '../auth/accounts';
import { requireRoom } from '../platform/allowance/allowance';
import { AppError } from '../platform/app-error';
import type { Kit } from '../platform/kit';
import { countOtherResults, selectResults, selectSettings, upsertResult } from './fitness.queries';

export async function readFitness({ db, clock }: Kit, userId: string) {
  const now = clock.now();
  const [settings, results, account] = await Promise.all([
    selectSettings(db, userId),
    selectResults(db, userId),
    findAccount(db, userId, now),
  ]);
  return {
    today: dayInSpain(now),
    table: settings?.officialTable ?? null,
    examDate: settings?.examDate ?? account?.examDate ?? null,
    results,
  };
}

export async function saveResult(
  kit: Kit,
  userId: string,
  id: string,
  result: Omit<FitnessResult, 'id'>,
): Promise<void> {
  const { db, clock } = kit;
  const value = resultFault(result.event, result.value);
  const day = pastDayFault(result.day, dayInSpain(clock.now()));
  if (value || day)
    throw new AppError('request.invalid', { fields: { ...(value && { value }), ...(day && { day }) } });
  await db.transaction(async (tx) => {
    const others = () => countOtherResults(tx, userId, id);
    await requireRoom(kit, tx, resultAllowance, { subject: userId }, others);
    const saved = await upsertResult(tx, { id, userId, ...result });
    if (saved.length === 0) throw new AppError('request.not-found');
  });
}
