import { dayAndMonth } from '../platform/date-format.ts';
import { plusDays } from '../review/days.ts';

/** With fewer the comparison says little about the exam and too much about the people. */
export const MIN_TAKERS = 30;

/** How many people got a score, in ten-thousandths. */
export type ScoreCount = { score: number; takers: number };

export type Comparison =
  | { state: 'few'; takers: number; missing: number }
  | { state: 'known'; takers: number; better: number; position: number };

/**
 * `better`: the percentage of the others with a lower score, rounded down. Ties share the better position. `isCounted`:
 * the own score is among the counts; a repeated attempt is not.
 */
export function compareScore(counts: readonly ScoreCount[], own: number, isCounted: boolean): Comparison {
  const sum = (matches: (score: number) => boolean): number =>
    counts.reduce((total, { score, takers }) => total + (matches(score) ? takers : 0), 0);
  const takers = sum(() => true);
  if (takers < MIN_TAKERS) return { state: 'few', takers, missing: MIN_TAKERS - takers };
  const others = takers - (isCounted ? 1 : 0);
  return {
    state: 'known',
    takers,
    better: Math.floor((100 * sum((score) => score < own)) / others),
    position: sum((score) => score > own) + 1,
  };
}

const FIRST_WORDS = ['Faro', 'Roble', 'Halcón', 'Río', 'Monte', 'Viento', 'Puente', 'Cabo', 'Lince', 'Norte'];
const SECOND_WORDS = ['sereno', 'firme', 'alto', 'claro', 'constante', 'tenaz', 'libre', 'lejano'];

const pick = (words: readonly string[], random: () => number): string =>
  words[Math.floor(random() * words.length)] ?? '';

/** «Faro sereno 4821». */
export const makePseudonym = (random: () => number): string =>
  `${pick(FIRST_WORDS, random)} ${pick(SECOND_WORDS, random)} ${1000 + Math.floor(random() * 9000)}`;

export const PSEUDONYM = /^[\p{L}\d][\p{L}\d _.-]{1,22}[\p{L}\d]$/u;

export const WEEKLY_QUESTIONS = 50;

/** The week of a Spanish day: its Monday, and the Monday after it. */
export function weekOf(day: string): { monday: string; next: string } {
  const monday = plusDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));
  return { monday, next: plusDays(monday, 7) };
}

/** «Simulacro semanal, del 16 de noviembre al 22 de noviembre». */
export const weeklyTitle = (monday: string): string =>
  `Simulacro semanal, del ${dayAndMonth(monday)} al ${dayAndMonth(plusDays(monday, 6))}`;
