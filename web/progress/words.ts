import { spanishNumber } from '@atalaya/core/platform/spanish-number';

/** `7,2` */
export const oneDecimal = (value: number): string => spanishNumber(value, { least: 1, most: 1 });
/** `7,17` */
export const mark = (value: number): string => spanishNumber(value, { least: 2, most: 2 });
export const percentOf = (share: number): number => Math.round(share * 100);

const numbers = ['ningún', 'un', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez'];

/** «un tramo», «cuatro tramos», «14 tramos». */
export const stretchWords = (count: number): string =>
  `${numbers[count] ?? count} ${count === 1 ? 'tramo' : 'tramos'}`;

/** «1 minuto», «52 minutos». */
export const minuteWords = (count: number): string => `${count} ${count === 1 ? 'minuto' : 'minutos'}`;

/** «45 min», «3 h 20 min», «12 h». */
export function hourWords(minutes: number): string {
  if (minutes < 60) return `${minutes} min`;
  const rest = minutes % 60;
  return rest === 0 ? `${Math.floor(minutes / 60)} h` : `${Math.floor(minutes / 60)} h ${rest} min`;
}

/** Noon in UTC is the same day in Spain, in summer and in winter. */
const noon = (day: string): Date => new Date(`${day}T12:00:00Z`);
const format = (options: Intl.DateTimeFormatOptions) => {
  const formatter = new Intl.DateTimeFormat('es-ES', { ...options, timeZone: 'UTC' });
  return (day: string): string => formatter.format(noon(day));
};

/** `domingo, 15 de noviembre` */
export const longDay = format({ weekday: 'long', day: 'numeric', month: 'long' });
/** `sáb, 26 sept` */
export const shortDay = format({ weekday: 'short', day: 'numeric', month: 'short' });
/** `15 nov` */
export const dayAndMonth = format({ day: 'numeric', month: 'short' });
/** `noviembre de 2026` */
export const monthAndYear = format({ month: 'long', year: 'numeric' });
/** `dom` */
export const weekday = format({ weekday: 'short' });

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
