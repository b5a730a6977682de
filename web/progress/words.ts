import { dayAndMonth, dayAndShortMonth, shortWeekday, weekday } from '@atalaya/core/platform/date-format';

export const percentOf = (share: number): number => Math.round(share * 100);

const numbers = ['ningún', 'un', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez'];

/** «cinco», «14». */
export const numberWord = (count: number): string => numbers[count] ?? String(count);

/** «un tramo», «cuatro tramos», «14 tramos». */
export const stretchWords = (count: number): string =>
  `${numberWord(count)} ${count === 1 ? 'tramo' : 'tramos'}`;

/** «1 minuto», «52 minutos». */
export const minuteWords = (count: number): string => `${count} ${count === 1 ? 'minuto' : 'minutos'}`;

/** «45 min», «3 h 20 min», «12 h». */
export function hourWords(minutes: number): string {
  if (minutes < 60) return `${minutes} min`;
  const rest = minutes % 60;
  return rest === 0 ? `${Math.floor(minutes / 60)} h` : `${Math.floor(minutes / 60)} h ${rest} min`;
}

/** `domingo, 15 de noviembre` */
export const longDay = (day: string): string => `${weekday(day)}, ${dayAndMonth(day)}`;
/** `sáb, 26 sept` */
export const shortDay = (day: string): string => `${shortWeekday(day)}, ${dayAndShortMonth(day)}`;
