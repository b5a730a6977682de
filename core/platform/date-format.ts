const MONTHS = [
  ...['enero', 'febrero', 'marzo', 'abril', 'mayo', 'junio'],
  ...['julio', 'agosto', 'septiembre', 'octubre', 'noviembre', 'diciembre'],
];
const WEEKDAYS = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'];

type Parts = { day: number; month: string; shortMonth: string; year: number; weekday: string };

/** Written here because the browser's first date format takes a phone tens of milliseconds. The day is that of UTC. */
const dateFormat = (write: (parts: Parts) => string) => (date: string) => {
  const day = new Date(`${date.slice(0, 10)}T00:00:00Z`);
  const month = MONTHS[day.getUTCMonth()];
  const weekday = WEEKDAYS[day.getUTCDay()];
  if (!month || !weekday) throw new RangeError(`not a date: ${date}`);
  return write({
    day: day.getUTCDate(),
    month,
    shortMonth: month === 'septiembre' ? 'sept' : month.slice(0, 3),
    year: day.getUTCFullYear(),
    weekday,
  });
};

/** `10 de noviembre` */
export const dayAndMonth = dateFormat(({ day, month }) => `${day} de ${month}`);

/** `10 de noviembre de 2026` */
export const longDay = dateFormat(({ day, month, year }) => `${day} de ${month} de ${year}`);

/** `10 nov` */
export const dayAndShortMonth = dateFormat(({ day, shortMonth }) => `${day} ${shortMonth}`);

/** `10 nov 2026` */
export const shortDay = dateFormat(({ day, shortMonth, year }) => `${day} ${shortMonth} ${year}`);

/** `noviembre de 2026` */
export const monthAndYear = dateFormat(({ month, year }) => `${month} de ${year}`);

/** `martes` */
export const weekday = dateFormat((parts) => parts.weekday);

/** `mar` */
export const shortWeekday = dateFormat((parts) => parts.weekday.slice(0, 3));

/** A day that the database and a person can mean: `0000-01-01` is a date for zod and none for PostgreSQL. */
export const isCalendarDay = (day: string): boolean => day >= '2000-01-01' && day < '2200-01-01';
