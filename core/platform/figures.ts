import { spanishNumber } from './spanish-number';

/** `12.847`. */
export const figure = (value: number): string => spanishNumber(value);

/** `1 cuenta`, `12.847 cuentas`. */
export const counted = (value: number, one: string, many: string): string =>
  `${figure(value)} ${value === 1 ? one : many}`;

/** How a figure stands to the one before it: `+12 %`, `−3 %`, `como antes`. From nothing there is no percentage. */
export function changeWords(now: number, before: number): string {
  if (before === 0) return now === 0 ? 'como antes' : 'antes, 0';
  const percent = Math.round(((now - before) / before) * 100);
  if (percent === 0) return 'como antes';
  return `${percent > 0 ? '+' : '−'}${figure(Math.abs(percent))} %`;
}
