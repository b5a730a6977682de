import { DAY_MS, HOUR_MS, MINUTE_MS } from '../durations';
import { formatCount } from '../number-format';

/** `hace 2 horas`, in whole units. */
export function formatAge(ms: number): string {
  if (ms < MINUTE_MS) return 'hace un momento';
  if (ms < HOUR_MS) return `hace ${formatCount(Math.floor(ms / MINUTE_MS), 'minuto', 'minutos')}`;
  if (ms < DAY_MS) return `hace ${formatCount(Math.floor(ms / HOUR_MS), 'hora', 'horas')}`;
  return `hace ${formatCount(Math.floor(ms / DAY_MS), 'día', 'días')}`;
}
