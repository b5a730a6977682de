import { coinsOfStudy, isMockDone, isReviewDone } from '@atalaya/core/games/coins';
import { dayInSpain } from '@atalaya/core/platform/madrid-time';
import { plusDays } from '@atalaya/core/review/days';
import { finishedMocks } from '../../exams/finished-mocks';
import type { Db } from '../../platform/db';
import type { Kit } from '../../platform/kit';
import { dayDetails } from '../../review/history';
import { sectionsReadSince } from '../../syllabus/reading/sections-read';
import { selectKnown } from './coins.queries';
import { earnCoins } from './ledger';

/** Study that arrives later than this, from a device that was offline, is still paid. */
const DAYS_BACK = 7;

type Earning = {
  key: string;
  day: string;
  amount: number;
  reason: keyof typeof coinsOfStudy;
  reference: string;
};

/** Pays the study of the last days that has not been paid yet. It reads the study data, so it can run at any time. */
export async function settleStudy(kit: Kit, userId: string): Promise<void> {
  const now = kit.clock.now();
  const earnings = await earningsOf(kit.db, userId, dayInSpain(now));
  if (earnings.length === 0) return;
  const known = await selectKnown(
    kit.db,
    userId,
    earnings.map(({ key }) => key),
  );
  const paid = new Set(known.map(({ key }) => key));
  const open = earnings
    .filter(({ key }) => !paid.has(key))
    .sort((one, other) => one.day.localeCompare(other.day));
  if (open.length === 0) return;
  await kit.db.transaction(async (tx) => {
    // A millisecond apart, so that they are listed by day.
    for (const [index, { day, ...earning }] of open.entries())
      await earnCoins(tx, { userId, at: new Date(now.getTime() + index), ...earning }, day);
  });
}

async function earningsOf(db: Db, userId: string, today: string): Promise<Earning[]> {
  const days = Array.from({ length: DAYS_BACK }, (_, back) => plusDays(today, -back));
  const from = days.at(-1) ?? today;
  const [details, mocks, sections] = await Promise.all([
    dayDetails(db, userId, days),
    finishedMocks(db, userId, from),
    sectionsReadSince(db, userId, from),
  ]);
  const answers = new Map<string, number>();
  for (const { day, source, answers: given } of details)
    if (source === 'study' || source === 'review') answers.set(day, (answers.get(day) ?? 0) + given);
  const of = (reason: Earning['reason'], day: string, name: string): Earning => ({
    key: `study:${name}`,
    day,
    amount: coinsOfStudy[reason],
    reason,
    reference: name,
  });
  return [
    ...[...answers].flatMap(([day, given]) =>
      isReviewDone(given) ? [of('review', day, `${day}:review`)] : [],
    ),
    ...mocks.flatMap((mock) => (isMockDone(mock) ? [of('mock', mock.day, `mock:${mock.id}`)] : [])),
    ...sections.map(({ day, topic, section }) => of('section', day, `section:${topic}:${section}`)),
  ];
}
