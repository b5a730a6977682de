import { streakOn } from '../progress/streak';
import { mondayOf, plusDays } from '../review/days';

export type StudiedDay = {
  day: string;
  answers: number;
  right: number;
  wrong: number;
  durationMs: number;
  /** Answers before eight in the morning, in Spain. */
  early: number;
};

const HOUR_MS = 3_600_000;
/** The weekly goal: four days of seven. */
const STEADY_DAYS = 4;
/** Fewer answers are not a session. */
const EARLY_ANSWERS = 5;

/** The measures that the totals by day give. */
export function measuresOfDays(days: readonly StudiedDay[], today: string): Record<string, number> {
  const sum = (pick: (day: StudiedDay) => number) => days.reduce((total, day) => total + pick(day), 0);
  const judged = sum(({ right, wrong }) => right + wrong);
  const daysByWeek = new Map<string, number>();
  for (const { day } of days) daysByWeek.set(mondayOf(day), (daysByWeek.get(mondayOf(day)) ?? 0) + 1);
  const { best } = streakOn(
    days.map(({ day }) => day),
    today,
  );
  return {
    hours: sum(({ durationMs }) => durationMs) / HOUR_MS,
    answers: sum(({ answers }) => answers),
    accuracy: judged > 0 ? (100 * sum(({ right }) => right)) / judged : 0,
    dayAnswers: Math.max(0, ...days.map(({ answers }) => answers)),
    studyDays: days.length,
    streak: best,
    steadyWeeks: [...daysByWeek.values()].filter((studied) => studied >= STEADY_DAYS).length,
    earlyDays: days.filter(({ early }) => early >= EARLY_ANSWERS).length,
  };
}

/** Hours of each of the last weeks, from the first with study. */
export function weeksOfStudy(
  days: readonly Pick<StudiedDay, 'day' | 'durationMs'>[],
  today: string,
  most: number,
) {
  const byWeek = new Map<string, number>();
  for (const { day, durationMs } of days)
    byWeek.set(mondayOf(day), (byWeek.get(mondayOf(day)) ?? 0) + durationMs);
  const first = [...byWeek.keys()].sort()[0];
  const weeks: { monday: string; hours: number }[] = [];
  for (
    let monday = mondayOf(today);
    weeks.length < most && first && monday >= first;
    monday = plusDays(monday, -7)
  )
    weeks.unshift({ monday, hours: Math.round((10 * (byWeek.get(monday) ?? 0)) / HOUR_MS) / 10 });
  return weeks;
}
