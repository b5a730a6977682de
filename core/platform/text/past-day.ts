import { parseDate } from './date-text';

const FIRST_DAY = '2010-01-01';

/** What is wrong with the day of something done, or null. */
export function pastDayFault(day: string, today: string): string | null {
  if (parseDate(day) !== day) return 'Escribe la fecha completa, como 15/03/2026.';
  if (day > today) return 'Esa fecha todavía no ha llegado.';
  return day < FIRST_DAY ? 'Esa fecha queda demasiado atrás.' : null;
}
