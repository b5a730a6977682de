import { dayAndShortMonth, shortDay } from '@atalaya/core/platform/date-format';
import { DAY_MS } from '@atalaya/core/platform/durations';
import { dayInSpain, localInSpain } from '@atalaya/core/platform/madrid-time';
import { formatAge } from '@atalaya/core/platform/text/age';
import { useHydrated } from '../platform/use-hydrated';

const RECENT_MS = 7 * DAY_MS;

/** The day in cached pages, which are the same for hours; in the browser, how long ago it was. */
export function Moment({ at, className }: { at: string; className?: string }) {
  const isHydrated = useHydrated();
  const day = dayInSpain(at);
  const age = isHydrated ? Math.max(0, Date.now() - Date.parse(at)) : Number.POSITIVE_INFINITY;
  const isThisYear = isHydrated && day.slice(0, 4) === dayInSpain(new Date()).slice(0, 4);
  const written = isThisYear ? dayAndShortMonth(day) : shortDay(day);
  return (
    <time dateTime={at} title={localInSpain(at).replace('T', ', ')} className={className}>
      {age < RECENT_MS ? formatAge(age) : written}
    </time>
  );
}
