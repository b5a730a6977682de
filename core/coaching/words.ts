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

/** `16 al 22 de noviembre`, `30 de noviembre al 6 de diciembre`; reads well after «la semana del». */
export const weekOf = (monday: string): string => {
  const sunday = plusDays(monday, 6);
  const first = monday.slice(0, 7) === sunday.slice(0, 7) ? Number(monday.slice(8)) : dayAndMonth(monday);
  return `${first} al ${dayAndMonth(sunday)}`;
};
