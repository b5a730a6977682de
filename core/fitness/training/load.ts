import { allowance } from '../../platform/allowance';
import { weekdayOf } from '../../profile/study-plan';
import { plusDays } from '../../review/days';

export const trainingAllowance = allowance({
  name: 'fitness.log',
  limit: 5_000,
  per: 'at-once',
  by: 'account',
  refusal: 'fitness.too-many-results',
});

export type LogEntry = { day: string; minutes: number; effort: number | null };

export const mondayOf = (day: string): string => plusDays(day, -weekdayOf(day));

/** Perceived effort times minutes; nothing while the effort is unknown. */
export const loadOf = ({ minutes, effort }: LogEntry): number => minutes * (effort ?? 0);

/** The last weeks from Monday to Sunday, oldest first, empty ones included. */
export function weeklyLoads(entries: readonly LogEntry[], today: string, weeks: number) {
  const first = plusDays(mondayOf(today), -7 * (weeks - 1));
  return Array.from({ length: weeks }, (_, index) => {
    const monday = plusDays(first, 7 * index);
    const own = entries.filter(({ day }) => day >= monday && day <= plusDays(monday, 6));
    return {
      monday,
      sessions: own.length,
      minutes: own.reduce((sum, { minutes }) => sum + minutes, 0),
      load: own.reduce((sum, entry) => sum + loadOf(entry), 0),
    };
  });
}
