import { DAY_MS } from '@atalaya/core/platform/durations';

const timeZone = 'Europe/Madrid';

const day = new Intl.DateTimeFormat('es-ES', { day: 'numeric', month: 'short', timeZone });
const dayOfYear = new Intl.DateTimeFormat('es-ES', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone,
});
const time = new Intl.DateTimeFormat('es-ES', { hour: '2-digit', minute: '2-digit', timeZone });
const longDay = new Intl.DateTimeFormat('es-ES', { dateStyle: 'long', timeZone });
const exact = new Intl.DateTimeFormat('es-ES', { dateStyle: 'long', timeStyle: 'medium', timeZone });
const dayAndHour = new Intl.DateTimeFormat('es-ES', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone,
});
const key = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone });

/** `15 de noviembre de 2026`. */
export const inFull = (moment: string | Date): string => longDay.format(new Date(moment));

/** `15 de noviembre de 2026, 11:00:00`. */
export const toTheSecond = (moment: string | Date): string => exact.format(new Date(moment));

/** `15 nov 2026`. */
export const inShort = (moment: string | Date): string => dayOfYear.format(new Date(moment));

/** `15 nov 2026, 18:00`. */
export const withHour = (moment: string | Date): string => dayAndHour.format(new Date(moment));

/** `15 nov 2026, 18:00–20:00`, or both days where they differ. */
export const span = (from: string | Date, to: string | Date): string =>
  key.format(new Date(from)) === key.format(new Date(to))
    ? `${withHour(from)}–${time.format(new Date(to))}`
    : `${withHour(from)} – ${withHour(to)}`;

/** `hoy 18:22`, `ayer 17:40`, `12 jul`, `12 jul 2024`. */
export function recently(moment: string | Date, now: Date = new Date()): string {
  const at = new Date(moment);
  if (key.format(at) === key.format(now)) return `hoy ${time.format(at)}`;
  if (key.format(at) === key.format(new Date(now.getTime() - DAY_MS))) return `ayer ${time.format(at)}`;
  return at.getUTCFullYear() === now.getUTCFullYear() ? day.format(at) : dayOfYear.format(at);
}
