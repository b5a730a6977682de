export const MIN_STUDY_MINUTES = 5;
export const MAX_STUDY_MINUTES = 720;
const FURTHEST_EXAM_YEARS = 6;

/** What is wrong with an exam date (`YYYY-MM-DD`) that someone sets on `today`, as a sentence, or null. */
export function examDateFault(date: string, today: string): string | null {
  if (date < today) return 'Esa fecha ya ha pasado.';
  const furthest = `${Number(today.slice(0, 4)) + FURTHEST_EXAM_YEARS}${today.slice(4)}`;
  return date > furthest ? 'Esa fecha queda demasiado lejos.' : null;
}

const madridDay = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Madrid',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

const HOUR_MS = 3_600_000;
let lastAsked = { hour: Number.NaN, day: '' };

/** The day it is in Spain, where the exam is held. A whole hour lies in one day: what is asked of an exam is asked once. */
export function dayInSpain(now: Date): string {
  const hour = Math.floor(now.getTime() / HOUR_MS);
  if (hour !== lastAsked.hour) lastAsked = { hour, day: madridDay.format(now) };
  return lastAsked.day;
}

/** Whole days from one day to another. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);

/** 0 is Monday. */
export const weekdayOf = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
