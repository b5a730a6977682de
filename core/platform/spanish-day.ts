const months = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
];

const weekdays = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'];

/** Of `2026-11-10`, and of a moment that begins so: by its own day, the same everywhere. Without Intl, as numbers are. */
function partsOf(date: string): { day: number; month: string; year: string } {
  const [year = '', month = '', day = ''] = date.slice(0, 10).split('-');
  return { day: Number(day), month: months[Number(month) - 1] ?? '', year };
}

/** `10 de noviembre` */
export function dayAndMonth(date: string): string {
  const { day, month } = partsOf(date);
  return `${day} de ${month}`;
}

/** `10 de noviembre de 2026` */
export const longDay = (date: string): string => `${dayAndMonth(date)} de ${partsOf(date).year}`;

/** `10 nov` */
export function dayAndShortMonth(date: string): string {
  const { day, month } = partsOf(date);
  return `${day} ${month === 'septiembre' ? 'sept' : month.slice(0, 3)}`;
}

/** `10 nov 2026` */
export const shortDay = (date: string): string => `${dayAndShortMonth(date)} ${partsOf(date).year}`;

/** `noviembre de 2026` */
export function monthAndYear(date: string): string {
  const { month, year } = partsOf(date);
  return `${month} de ${year}`;
}

/** `martes` */
export const weekday = (date: string): string =>
  weekdays[new Date(`${date.slice(0, 10)}T00:00:00Z`).getUTCDay()] ?? '';

/** `mar` */
export const shortWeekday = (date: string): string => weekday(date).slice(0, 3);
