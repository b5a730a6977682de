import { isAtLeastTier, type Tier } from '@atalaya/core/auth/user';
import { creditStudy } from '@atalaya/core/calendar/credit';
import { makePlan } from '@atalaya/core/calendar/plan';
import { mockSizeOf } from '@atalaya/core/exams/allowance';
import { examSeconds } from '@atalaya/core/exams/exam';
import { daysBetween, weekdayOf } from '@atalaya/core/profile/study-plan';
import { estimateReadiness } from '@atalaya/core/progress/readiness';
import { plusDays } from '@atalaya/core/review/days';
import { topicWeight } from '@atalaya/core/syllabus/topic-weights';
import type { Db } from '../platform/db';
import { newId } from '../platform/ids';
import { firstAnswers, seenByTopic } from '../review/history';
import {
  deletePlanned,
  insertEntries,
  insertPlan,
  lockPlan,
  markDone,
  type PlanRow,
  selectDone,
  selectOpen,
  updatePlan,
} from './calendar.queries';
import { studiedBetween } from './studied';

/** Whose plan, and what it is made from. */
export type Planner = {
  userId: string;
  tier: Tier;
  today: string;
  now: Date;
  examDate: string;
  weekMinutes: readonly number[];
};

/** How far back work that arrives late (a device without network) may still mark a block done. */
const LATE_DAYS = 45;
/** Knowledge moves: at least so often the plan looks at it again. */
const FRESH_DAYS = 7;
/** After a mock one looks at its faults: half as long again. */
const MOCK_FACTOR = 1.5;

export const mockMinutesFor = (tier: Tier): number =>
  Math.round((examSeconds(mockSizeOf(tier)) / 60) * MOCK_FACTOR);

/** What the plan depends on, as a text that is compared. */
const purposeOf = ({ tier, examDate, weekMinutes }: Planner, freeDays: readonly string[]): string =>
  JSON.stringify([examDate, weekMinutes, isAtLeastTier(tier, 'plus'), [...freeDays].sort()]);

/**
 * Brings a plan up to date in the caller's transaction: marks what was studied, and makes it anew when days were missed or
 * work was done ahead, when what it was made for has changed, or when a week has passed.
 */
export async function savePlan(db: Db, planner: Planner, always = false): Promise<PlanRow> {
  const { userId, today, now } = planner;
  await insertPlan(db, {
    userId,
    id: newId(now),
    feedId: newId(now),
    madeFor: '',
    madeOn: today,
    madeAt: now,
    replaced: 0,
    freeDays: [],
  });
  const plan = await lockPlan(db, userId);
  if (!plan) throw new Error('the plan was not written');
  const isAhead = await markStudied(db, userId, today);
  const missed = (await selectOpen(db, userId)).filter(({ day }) => day < today);
  const madeFor = purposeOf(planner, plan.freeDays);
  const isOld = daysBetween(plan.madeOn, today) >= FRESH_DAYS;
  if (!always && !isAhead && missed.length === 0 && plan.madeFor === madeFor && !isOld) return plan;
  await remake(db, planner, plan.freeDays);
  const changes = {
    madeFor,
    madeOn: today,
    madeAt: now,
    replaced: missed.filter(({ kind }) => kind !== 'review').length,
  };
  await updatePlan(db, userId, changes);
  return { ...plan, ...changes };
}

/** True when something that was planned for a day to come is done: that day has room again. */
async function markStudied(db: Db, userId: string, today: string): Promise<boolean> {
  const open = await selectOpen(db, userId);
  if (open.length === 0) return false;
  const oldest = open.reduce((first, { day }) => (day < first ? day : first), today);
  const limit = plusDays(today, -LATE_DAYS);
  const [studied, done] = await Promise.all([
    studiedBetween(db, userId, oldest < limit ? limit : oldest, today),
    selectDone(db, userId),
  ]);
  const credited = creditStudy([...open, ...done], studied);
  for (const day of new Set(credited.values()))
    await markDone(
      db,
      userId,
      [...credited].filter(([, on]) => on === day).map(([key]) => key),
      day,
    );
  return open.some(({ key, day }) => day > today && credited.has(key));
}

async function remake(db: Db, planner: Planner, freeDays: readonly string[]): Promise<void> {
  const { userId, today, examDate, weekMinutes } = planner;
  await deletePlanned(db, userId, today, examDate);
  const [kept, done, topics, seen] = await Promise.all([
    selectOpen(db, userId),
    selectDone(db, userId),
    needs(db, planner),
    seenByTopic(db, userId),
  ]);
  const free = new Set(freeDays);
  const entries = makePlan({
    today,
    examDate,
    minutesOn: (day) => (free.has(day) ? 0 : (weekMinutes[weekdayOf(day)] ?? 0)),
    topics,
    fixed: [...kept, ...done.filter(({ doneOn }) => doneOn === today)],
    done,
    mockMinutes: mockMinutesFor(planner.tier),
    hasReviews: seen.length > 0,
  });
  await insertEntries(
    db,
    entries.map((entry) => ({ ...entry, userId, moved: false, doneOn: null })),
  );
}

/** What each topic is worth studying: its share of the exam, less what is known of it already. */
async function needs(db: Db, { userId, today }: Planner) {
  const rows = await firstAnswers(db, userId);
  const { topics } = estimateReadiness(
    rows.map(({ topic, day, answers, score }) => ({
      topic,
      answers,
      score,
      daysAgo: Math.max(0, daysBetween(day, today)),
    })),
  );
  return topics.map(({ topic, mean }) => ({ topic, need: topicWeight(topic) * (1 - mean) }));
}
