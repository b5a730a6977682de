const shortDay = new Intl.DateTimeFormat('es-ES', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** `10 nov 2026`. A post has a day, not an hour: the same one everywhere. */
export const dayOf = (date: string): string => shortDay.format(new Date(date));
