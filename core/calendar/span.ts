import { mondayOf, plusDays } from '../review/days';

export const calendarViews = ['mes', 'semana'] as const;
export type CalendarView = (typeof calendarViews)[number];

export type Span = {
  view: CalendarView;
  day: string;
  from: string;
  to: string;
  before: string;
  after: string;
};

const monthStart = (day: string): string => `${day.slice(0, 7)}-01`;

/** The whole weeks shown for a day, and a day in the previous and the next period. */
export function spanAround(view: CalendarView, day: string): Span {
  if (view === 'semana') {
    const from = mondayOf(day);
    return { view, day, from, to: plusDays(from, 6), before: plusDays(day, -7), after: plusDays(day, 7) };
  }
  const first = monthStart(day);
  const next = monthStart(plusDays(first, 31));
  return {
    view,
    day,
    from: mondayOf(first),
    to: plusDays(mondayOf(plusDays(next, -1)), 6),
    before: monthStart(plusDays(first, -1)),
    after: next,
  };
}

export const daysOf = ({ from, to }: Pick<Span, 'from' | 'to'>): string[] => {
  const days: string[] = [];
  for (let day = from; day <= to; day = plusDays(day, 1)) days.push(day);
  return days;
};
