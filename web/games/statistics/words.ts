import { hourWords } from '../../progress/words';

/** A play of some seconds is a minute of the chart. */
export const minutesOf = (ms: number): number => Math.ceil(ms / 60_000);

/** «45 s», «12 min», «1 h 12 min». */
export const timeWords = (ms: number): string =>
  ms < 60_000 ? `${Math.round(ms / 1_000)} s` : hourWords(minutesOf(ms));

/** «74 %», or a dash without a figure. */
export const percentWords = (part: number, whole: number): string =>
  whole === 0 ? '—' : `${Math.round((part / whole) * 100)} %`;
