import { plusDays } from '../review/days';

/** Days without study per month that do not break the streak. */
export const FREE_DAYS = 2;

/** Rest days that a user can hold for later. */
export const MAX_REST_DAYS = 2;

export type Streak = {
  /** Days studied in the current streak; free days are not counted. */
  days: number;
  best: number;
  /** Free days left this month. */
  freeLeft: number;
  /** Rest days that are held and not used. */
  restLeft: number;
  /** This week, Monday first; null for future days. */
  week: ('studied' | 'free' | 'missed' | 'today' | null)[];
};

/**
 * A day without study is free while its month has free days left; after them it takes a rest day, if one was held by
 * then: a streak that is lost stays lost. `rest` has the day on which each rest day was obtained. Today is not missed
 * until it is over.
 */
export function streakOn(studied: readonly string[], today: string, rest: readonly string[] = []): Streak {
  const days = new Set(studied.filter((day) => day <= today));
  const first = [...days].sort()[0];
  const free = new Set<string>();
  const held = [...rest].sort();
  let running = 0;
  let best = 0;
  let month = '';
  let used = 0;
  for (let day = first ?? today; day <= today; day = plusDays(day, 1)) {
    if (day.slice(0, 7) !== month) {
      month = day.slice(0, 7);
      used = 0;
    }
    if (days.has(day)) running += 1;
    else if (day < today) {
      if (running > 0 && used < FREE_DAYS) {
        used += 1;
        free.add(day);
      } else if (running > 0 && held[0] !== undefined && held[0] <= day) {
        held.shift();
        free.add(day);
      } else running = 0;
    }
    best = Math.max(best, running);
  }
  const monday = plusDays(today, -((new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7));
  const week = Array.from({ length: 7 }, (_, index) => {
    const day = plusDays(monday, index);
    if (days.has(day)) return 'studied' as const;
    if (day === today) return 'today' as const;
    if (day > today) return null;
    return free.has(day) ? ('free' as const) : ('missed' as const);
  });
  return { days: running, best, freeLeft: FREE_DAYS - used, restLeft: held.length, week };
}
