import { dayAndMonth } from '../platform/date-format';
import { dayInSpain, localInSpain } from '../platform/madrid-time';

type Window = { opensAt: Date; closesAt: Date };

/** Days are Spanish days. Closing at midnight belongs to the day before. */
export const isOpenOn = (day: string, { opensAt, closesAt }: Window): boolean =>
  dayInSpain(opensAt) <= day && day <= dayInSpain(new Date(closesAt.getTime() - 1));

const timeOf = (at: Date): string => localInSpain(at).slice(11);
const dayOf = (at: Date): string => dayAndMonth(localInSpain(at));

/** `de 10:00 a 13:00`, or `del 20 de noviembre a las 10:00 al 22 de noviembre a las 20:00`. */
export function formatHours(window: Window): string {
  const { opensAt, closesAt } = window;
  if (dayInSpain(opensAt) === dayInSpain(closesAt)) return `de ${timeOf(opensAt)} a ${timeOf(closesAt)}`;
  const both = [opensAt, closesAt].map((at) => `${dayOf(at)} a las ${timeOf(at)}`);
  return `del ${both.join(' al ')}`;
}

/** Always with the day: `el 20 de noviembre, de 10:00 a 13:00`. */
export const formatWindow = (window: Window): string =>
  dayInSpain(window.opensAt) === dayInSpain(window.closesAt)
    ? `el ${dayOf(window.opensAt)}, ${formatHours(window)}`
    : formatHours(window);
