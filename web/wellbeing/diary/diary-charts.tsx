import type { Answer } from '@atalaya/core/api';
import { dayAndShortMonth } from '@atalaya/core/platform/date-format';
import { formatUpToTwoDecimals } from '@atalaya/core/platform/number-format';
import { useState } from 'react';
import { Card } from '../../ui/card';
import { ChartFrame } from '../../ui/charts/chart-frame';
import { ChartLegend } from '../../ui/charts/chart-legend';
import { LineChart } from '../../ui/charts/line-chart';
import { Segmented } from '../../ui/forms/segmented';

type Days = Answer<'GET /api/diary'>['days'];

const words = (value: number | null): string => (value === null ? '—' : formatUpToTwoDecimals(value));
const views = [
  { value: 'study', label: 'Con el estudio' },
  { value: 'sleep', label: 'Con el sueño' },
] as const;

/** Mood and energy of the days with an entry, beside the hours of study or of sleep. */
export function DiaryCharts({ days }: { days: Days }) {
  const [view, setView] = useState<(typeof views)[number]['value']>('study');
  const known = days.filter(({ mood, energy }) => mood !== null || energy !== null).slice(-14);
  if (known.length < 2)
    return (
      <Card>
        <h2 className="text-h4">Ánimo y energía</h2>
        <p className="mt-2 text-muted">
          Con dos días anotados verás aquí tu ánimo y tu energía junto a lo que estudias y duermes.
        </p>
      </Card>
    );
  const beside = known.map(({ studyMinutes, sleepHours }) =>
    view === 'study' ? studyMinutes / 60 : sleepHours,
  );
  const every = Math.ceil(known.length / 4);
  return (
    <Card className="grid min-w-0 gap-4">
      <Segmented label="Comparar" options={views} value={view} onChange={setView} />
      <ChartFrame
        title="Ánimo y energía"
        table={{
          columns: ['Día', 'Ánimo', 'Energía', 'Horas de estudio', 'Horas de sueño'],
          rows: known.map(({ day, mood, energy, studyMinutes, sleepHours }) => [
            dayAndShortMonth(day),
            words(mood),
            words(energy),
            words(studyMinutes / 60),
            words(sleepHours),
          ]),
        }}
        legend={
          <ChartLegend
            entries={[
              { label: 'Ánimo, 1 a 5' },
              { label: 'Energía, 1 a 5', tone: 'gold' },
              {
                label: view === 'study' ? 'Horas de estudio' : 'Horas de sueño',
                tone: 'muted',
                dashed: true,
              },
            ]}
          />
        }
        note="Dos líneas que se mueven juntas no prueban que una cause la otra."
      >
        <LineChart
          height={200}
          series={[
            { label: 'Horas', points: beside, tone: 'muted', dashed: true },
            { label: 'Energía', points: known.map(({ energy }) => energy), tone: 'gold' },
            { label: 'Ánimo', points: known.map(({ mood }) => mood) },
          ]}
          xLabels={known.map(({ day }, index) =>
            index % every === 0 ? dayAndShortMonth(day) : `\u200b${' '.repeat(index)}`,
          )}
          yTicks={
            view === 'study' && beside.every((value) => (value ?? 0) <= 5)
              ? [0, 1, 2, 3, 4, 5]
              : [0, 3, 6, 9, 12]
          }
        />
      </ChartFrame>
    </Card>
  );
}
