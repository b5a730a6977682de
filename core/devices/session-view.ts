import { DAY_MS, HOUR_MS, MINUTE_MS } from '../platform/durations';
import type { DeviceKind } from './user-agent';

export const POLL_MS = 30_000;
export const REDIRECT_AFTER_MS = 2_000;
const SHORT_ID_LENGTH = 8;

export const MOMENTS_AGO = 'Hace unos momentos';
export const BLOCKED_MESSAGE = 'Has alcanzado el límite máximo de 2 dispositivos.';
export const OVER_LIMIT_MESSAGE = 'Has alcanzado el límite máximo de 2 dispositivos activos simultáneamente.';

const kindNames: Record<DeviceKind, string> = {
  desktop: 'Ordenador',
  laptop: 'Portátil',
  mobile: 'Móvil',
  tablet: 'Tableta',
};

const isKind = (kind: string): kind is DeviceKind => Object.hasOwn(kindNames, kind);

/** `Móvil`; an unknown kind is returned unchanged. */
export const kindName = (kind: string): string => (isKind(kind) ? kindNames[kind] : kind);

export const shortDeviceId = (id: string): string => id.slice(0, SHORT_ID_LENGTH);

const steps = [
  { one: 'día', many: 'días', ms: DAY_MS },
  { one: 'hora', many: 'horas', ms: HOUR_MS },
  { one: 'minuto', many: 'minutos', ms: MINUTE_MS },
] as const;

/** `Hace 12 minutos`; «unos momentos» for less than a minute or a missing time. */
export function lastActivityLabel(lastActivity: string | null | undefined, now: Date): string {
  const age = lastActivity ? now.getTime() - Date.parse(lastActivity) : Number.NaN;
  const step = steps.find(({ ms }) => age >= ms);
  if (!step) return MOMENTS_AGO;
  const count = Math.floor(age / step.ms);
  return `Hace ${count} ${count === 1 ? step.one : step.many}`;
}
