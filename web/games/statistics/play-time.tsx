import type { GameStatistics } from '@atalaya/core/games/statistics.contract';
import { dayAndShortMonth, shortWeekday } from '@atalaya/core/platform/date-format';
import { BarChart } from '../../ui/charts/bar-chart';
import { ChartFrame } from '../../ui/charts/chart-frame';
import { minutesOf, percentWords, timeWords } from './words';

type Stretch = { label: string; name: string; plays: number; activeMs: number };

const DAYS_SHOWN = 7;

/** Days, or weeks in longer periods: more bars than seven do not fit a phone. */
export function stretchesOf(days: GameStatistics['days']): Stretch[] {
  if (days.length <= DAYS_SHOWN)
    return days.map(({ day, ...sums }) => ({
      label: shortWeekday(day),
      name: dayAndShortMonth(day),
      ...sums,
    }));
  const width = Math.ceil(days.length / DAYS_SHOWN);
  return Array.from({ length: Math.ceil(days.length / width) }, (_, index) => {
    const part = days.slice(index * width, (index + 1) * width);
    const from = dayAndShortMonth(part[0]?.day ?? '');
    return {
      label: from,
      name: `${from} a ${dayAndShortMonth(part.at(-1)?.day ?? '')}`,
      plays: part.reduce((sum, { plays }) => sum + plays, 0),
      activeMs: part.reduce((sum, { activeMs }) => sum + activeMs, 0),
    };
  });
}

export function PlayTime({ statistics: { total, days } }: { statistics: GameStatistics }) {
  const stretches = stretchesOf(days);
  return (
    <>
      <p className="mb-5 flex flex-wrap items-baseline gap-x-3">
        <b className="num text-h1 whitespace-nowrap">{timeWords(total.activeMs)}</b>
        <span className="text-muted">
          en {total.plays} {total.plays === 1 ? 'partida' : 'partidas'},{' '}
          {percentWords(total.right, total.items)} de aciertos
        </span>
      </p>
      <ChartFrame
        title="Minutos de juego"
        table={{
          columns: ['Días', 'Minutos', 'Partidas'],
          rows: stretches.map(({ name, activeMs, plays }) => [name, minutesOf(activeMs), plays]),
        }}
      >
        <BarChart
          format={(value) => (value === 0 ? '' : String(value))}
          bars={stretches.map(({ label, activeMs }, index) => ({
            label,
            value: minutesOf(activeMs),
            current: index === stretches.length - 1,
          }))}
        />
      </ChartFrame>
    </>
  );
}
