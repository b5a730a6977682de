import { type CountedGoal, doneOf, type Goal, type Studied } from '@atalaya/core/coaching/goals';
import { dayInSpain } from '@atalaya/core/platform/madrid-time';
import { mondayOf, plusDays } from '@atalaya/core/review/days';
import { studiedBetween } from '../calendar/studied';
import { trainingsBetween } from '../fitness/trained-days';
import type { Db } from '../platform/db';
import type { Kit } from '../platform/kit';
import { selectWeeksAt, updateCounts, type WeekRow } from './plan.queries';

async function studiedIn(db: Db, userId: string, monday: string): Promise<Studied> {
  const sunday = plusDays(monday, 6);
  const [days, trainings] = await Promise.all([
    studiedBetween(db, userId, monday, sunday),
    trainingsBetween(db, userId, monday, sunday),
  ]);
  const topics = new Map<number, { topic: number; answers: number; sections: number }>();
  for (const { topic, answers, sections } of days.flatMap((one) => one.topics)) {
    const sum = topics.get(topic) ?? { topic, answers: 0, sections: 0 };
    topics.set(topic, { topic, answers: sum.answers + answers, sections: sum.sections + sections });
  }
  const sumOf = (kind: 'reviews' | 'mocks') => days.reduce((sum, one) => sum + one[kind], 0);
  return { topics: [...topics.values()], reviews: sumOf('reviews'), mocks: sumOf('mocks'), trainings };
}

/** Goals with what the study events of their week hold. */
export async function countGoals(
  db: Db,
  userId: string,
  monday: string,
  goals: readonly Goal[],
): Promise<CountedGoal[]> {
  if (goals.length === 0) return [];
  const studied = await studiedIn(db, userId, monday);
  return goals.map(({ kind, topic, target, note }) => {
    const goal = { kind, topic, target, note };
    return { ...goal, done: doneOf(goal, studied) };
  });
}

/** Counts the weeks that still move: this one and the last. The others keep what they had. */
export async function freshWeeks(kit: Kit, weeks: readonly WeekRow[]): Promise<WeekRow[]> {
  const now = kit.clock.now();
  const from = plusDays(mondayOf(dayInSpain(now)), -7);
  const until = mondayOf(dayInSpain(now));
  return Promise.all(
    weeks.map(async (week) => {
      if (week.monday < from || week.monday > until) return week;
      const goals = await countGoals(kit.db, week.userId, week.monday, week.goals);
      if (goals.some(({ done }, index) => done !== week.goals[index]?.done))
        await updateCounts(kit.db, week, goals, now);
      return { ...week, goals };
    }),
  );
}

/** By the job, so that the board reads the counts of all candidates with one query. */
export async function countWeeks(kit: Kit): Promise<void> {
  const monday = mondayOf(dayInSpain(kit.clock.now()));
  for (const week of await selectWeeksAt(kit.db, monday)) await freshWeeks(kit, [week]);
}
