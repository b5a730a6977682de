const month = new Intl.DateTimeFormat('es-ES', { month: 'long', year: 'numeric', timeZone: 'Europe/Madrid' });

/** `Miembro desde marzo de 2026`. */
export function memberSince(createdAt: string): string {
  const joined = new Date(createdAt);
  return `Miembro desde ${month.format(Number.isNaN(joined.getTime()) ? new Date() : joined)}`;
}
