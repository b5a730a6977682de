const long = new Intl.DateTimeFormat('es-ES', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const short = new Intl.DateTimeFormat('es-ES', { month: 'short', timeZone: 'UTC' });

/** `2026-11` → `noviembre de 2026` */
export const monthName = (month: string): string => long.format(new Date(`${month}-01T00:00:00Z`));

/** `2026-11` → `nov` */
export const shortMonth = (month: string): string => short.format(new Date(`${month}-01T00:00:00Z`));
