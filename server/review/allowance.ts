import { isAtLeastTier, type Tier } from '@atalaya/core/auth/user';
import { dayInSpain } from '@atalaya/core/platform/madrid-time';
import { answerAllowance, TIER_WITHOUT_LIMIT } from '@atalaya/core/review/session';
import { type Holdings, holdsItem } from '@atalaya/core/syllabus/access';
import { type AllowanceKit, allowanceLeft } from '../platform/allowance/allowance';
import type { Db } from '../platform/db';
import { selectDay, selectDayByTopic } from './study.queries';

/** Answers left today for a free account; null without a limit. Bought topics do not count. */
export async function answersLeft(
  kit: AllowanceKit,
  db: Db,
  { id, tier }: { id: string; tier: Tier },
  holdings: Holdings,
): Promise<number | null> {
  if (isAtLeastTier(tier, TIER_WITHOUT_LIMIT)) return null;
  const today = dayInSpain(kit.clock.now());
  const given = holdings.size > 0 ? await givenBeside(db, id, holdings, today) : await givenOn(db, id, today);
  const withoutLate = await allowanceLeft(kit, db, answerAllowance, { subject: id });
  return Math.max(0, withoutLate - given);
}

const givenOn = async (db: Db, userId: string, day: string): Promise<number> =>
  (await selectDay(db, userId, day))?.answers ?? 0;

const givenBeside = async (db: Db, userId: string, holdings: Holdings, day: string): Promise<number> =>
  (await selectDayByTopic(db, userId, day))
    .filter(({ kind, topic }) => kind === 'word' || !holdsItem(holdings, kind, topic))
    .reduce((sum, { answers }) => sum + answers, 0);
