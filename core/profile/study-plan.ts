import { DAY_MS } from '../platform/durations';
import { parseDate } from '../platform/text/date-text';

export const MIN_STUDY_MINUTES = 5;
export const MAX_STUDY_MINUTES = 720;
const MAX_EXAM_YEARS = 6;

/** Validation message for an exam date (`YYYY-MM-DD`), or null. */
export function examDateFault(date: string, today: string): string | null {
  if (!parseDate(date)) return 'Escribe la fecha completa, como 15/03/2027.';
  if (date < today) return 'Esa fecha ya ha pasado.';
  const furthest = `${Number(today.slice(0, 4)) + MAX_EXAM_YEARS}${today.slice(4)}`;
  return date > furthest ? 'Esa fecha queda demasiado lejos.' : null;
}

export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);

/** 0 is Monday. */
export const weekdayOf = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
