import { eventNames, eventsOf, type OfficialTable } from '@atalaya/core/fitness/events';
import { type Result, standingOverTime } from '@atalaya/core/fitness/standing';
import { dayAndShortMonth } from '@atalaya/core/platform/date-format';
import { formatUpToTwoDecimals } from '@atalaya/core/platform/number-format';
import { plusDays } from '@atalaya/core/review/days';
import { useState } from 'react';
import { Card } from '../../ui/card';
import { ChartFrame } from '../../ui/charts/chart-frame';
import { ChartLegend } from '../../ui/charts/chart-legend';
import { LineChart } from '../../ui/charts/line-chart';
import { Segmented } from '../../ui/forms/segmented';
import { EventChart } from './event-chart';

type ChartsProps = {
  results: readonly Result[];
  table: OfficialTable;
  today: string;
  examDate: string | null;
};

const WEEKS = 12;
const MOST_POINTS = 6;

/** The mean of twelve weeks, or one exercise over the bands of its table. */
export function ResultCharts({ results, table, today, examDate }: ChartsProps) {
  const own = eventsOf(table);
  const [view, setView] = useState<string>('mean');
  const event = own.find((one) => one === view);
  const views = [
    { value: 'mean', label: 'Media' },
    ...own.map((one) => ({ value: one, label: eventNames[one].split(' ')[0] ?? '' })),
  ];
  return (
    <Card className="grid min-w-0 content-start gap-5">
      <Segmented label="Gráfico" options={views} value={event ?? 'mean'} onChange={setView} inPairs />
      {event ? (
        <EventChart {...{ event, results, table, today, examDate }} />
      ) : (
        <MeanChart results={results} table={table} today={today} />
      )}
    </Card>
  );
}

function MeanChart({ results, table, today }: Omit<ChartsProps, 'examDate'>) {
  const since = plusDays(today, -7 * WEEKS);
  const all = standingOverTime(results, table).filter(({ day }) => day >= since);
  const step = Math.max(1, Math.ceil(all.length / MOST_POINTS));
  const shown = all.filter((_, index) => (all.length - 1 - index) % step === 0);
  if (shown.length < 2)
    return (
      <div className="grid gap-2 py-6">
        <h2 className="font-display text-h4 font-bold">Doce semanas</h2>
        <p className="text-muted">Con marcas de dos días distintos verás aquí cómo cambia tu media.</p>
      </div>
    );
  const own = eventsOf(table);
  const mean = (sum: number | null) => (sum === null ? null : Number((sum / 3).toFixed(2)));
  const words = (value: number | null) => (value === null ? '—' : formatUpToTwoDecimals(value));
  return (
    <ChartFrame
      title="Doce semanas"
      table={{
        columns: ['Día', 'Media', ...own.map((event) => eventNames[event])],
        rows: all.map(({ day, sum, points }) => [
          dayAndShortMonth(day),
          words(mean(sum)),
          ...points.map((one) => words(one.points)),
        ]),
      }}
      legend={
        <ChartLegend
          entries={[{ label: 'Media' }, { label: 'Cada ejercicio', tone: 'muted', dashed: true }]}
        />
      }
    >
      <LineChart
        series={[
          ...own.map((event, index) => ({
            label: eventNames[event],
            points: shown.map(({ points }) => points[index]?.points ?? null),
            tone: 'muted' as const,
            dashed: true,
          })),
          { label: 'Media', points: shown.map(({ sum }) => mean(sum)) },
        ]}
        xLabels={shown.map(({ day }) => dayAndShortMonth(day))}
        yTicks={[0, 5, 10]}
        target={{ value: 5, label: 'La media que hace falta' }}
      />
    </ChartFrame>
  );
}
