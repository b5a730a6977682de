/** Created at its first use. In UTC, so that the day does not depend on the reader's time zone. */
const dateFormat = (options: Intl.DateTimeFormatOptions) => {
  let format: Intl.DateTimeFormat | undefined;
  return (date: string): string => {
    format ??= new Intl.DateTimeFormat('es-ES', { ...options, timeZone: 'UTC' });
    return format.format(new Date(`${date.slice(0, 10)}T00:00:00Z`));
  };
};

/** `10 de noviembre` */
export const dayAndMonth = dateFormat({ day: 'numeric', month: 'long' });

/** `10 de noviembre de 2026` */
export const longDay = dateFormat({ day: 'numeric', month: 'long', year: 'numeric' });

/** `10 nov` */
export const dayAndShortMonth = dateFormat({ day: 'numeric', month: 'short' });

/** `10 nov 2026` */
export const shortDay = dateFormat({ day: 'numeric', month: 'short', year: 'numeric' });

/** `noviembre de 2026` */
export const monthAndYear = dateFormat({ month: 'long', year: 'numeric' });

/** `martes` */
export const weekday = dateFormat({ weekday: 'long' });

/** `mar` */
export const shortWeekday = dateFormat({ weekday: 'short' });
