import { mondayOf, plusDays } from '../review/days';
import type { Unit } from './patrols';

/** What one person did on one day, from the daily rollup of study. */
export type StudyOfDay = { userId: string; day: string; questions: number; reviews: number; ms: number };

/** In whole questions, reviews or minutes: goals in hours are counted in minutes. */
export function amountOf(unit: Unit, done: Pick<StudyOfDay, 'questions' | 'reviews' | 'ms'>): number {
  if (unit === 'hours') return Math.floor(done.ms / 60_000);
  return Math.max(0, done[unit]);
}

export const goalAmount = (unit: Unit, goal: number): number => (unit === 'hours' ? goal * 60 : goal);

/**
 * At most one and a half times an equal share counts, so that nobody carries the patrol alone and, from three members
 * on, the others can make up for one who is absent.
 */
const CAP = 1.5;

export type Shares = { cap: number; ofDay: number };

export function sharesOf(unit: Unit, goal: number, members: number): Shares {
  const share = goalAmount(unit, goal) / Math.max(1, members);
  return { cap: Math.ceil(share * CAP), ofDay: Math.ceil(share / 7) };
}

/** `done`: the day's part is complete. */
export type DayState = 'done' | 'begun' | 'none' | 'ahead';

export type BoardRow = {
  userId: string;
  /** From Monday to Sunday. */
  days: DayState[];
  /** What the person did, and what of it counts for the goal. */
  total: number;
  counted: number;
  isDoneToday: boolean;
};

export type Board = {
  monday: string;
  goal: number;
  total: number;
  /** Ahead of an even pace, or behind it if negative. */
  ahead: number;
  ofDay: number;
  cap: number;
  rows: BoardRow[];
};

type BoardInput = {
  unit: Unit;
  goal: number;
  /** A day of the week that is shown; for a closed week its Sunday. */
  today: string;
  userIds: readonly string[];
  study: readonly StudyOfDay[];
};

export function boardOf({ unit, goal, today, userIds, study }: BoardInput): Board {
  const monday = mondayOf(today);
  const week = Array.from({ length: 7 }, (_, index) => plusDays(monday, index));
  const { cap, ofDay } = sharesOf(unit, goal, userIds.length);
  const amounts = new Map<string, number>();
  for (const one of study) amounts.set(`${one.userId} ${one.day}`, amountOf(unit, one));
  const rows = userIds.map((userId): BoardRow => {
    const byDay = week.map((day) => amounts.get(`${userId} ${day}`) ?? 0);
    const total = byDay.reduce((sum, amount) => sum + amount, 0);
    return {
      userId,
      total,
      counted: Math.min(total, cap),
      days: week.map((day, index) => stateOf(byDay[index] ?? 0, ofDay, day > today)),
      isDoneToday: (byDay[week.indexOf(today)] ?? 0) >= ofDay,
    };
  });
  const total = rows.reduce((sum, { counted }) => sum + counted, 0);
  const amount = goalAmount(unit, goal);
  const pace = Math.round((amount * (week.indexOf(today) + 1)) / 7);
  return { monday, goal: amount, total, ahead: total - pace, ofDay, cap, rows: byTotal(rows) };
}

function stateOf(amount: number, ofDay: number, isAhead: boolean): DayState {
  if (isAhead) return 'ahead';
  if (amount >= ofDay) return 'done';
  return amount > 0 ? 'begun' : 'none';
}

const byTotal = (rows: BoardRow[]) => [...rows].sort((a, b) => b.total - a.total);
