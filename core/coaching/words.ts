import { dayAndMonth, weekday } from '../platform/date-format';
import { dayInSpain, localInSpain } from '../platform/madrid-time';
import { plusDays } from '../review/days';

/** `17:30`, in mainland Spain. */
export const timeOf = (moment: Date | string): string => localInSpain(moment).slice(11, 16);

/** `martes 24 de noviembre, 17:30`, in mainland Spain. */
export const whenOf = (moment: Date | string): string => {
  const day = dayInSpain(moment);
  return `${weekday(day)} ${dayAndMonth(day)}, ${timeOf(moment)}`;
};

/** `16 de noviembre – 22 de noviembre`. */
export const weekOf = (monday: string): string =>
  `${dayAndMonth(monday)} – ${dayAndMonth(plusDays(monday, 6))}`;
