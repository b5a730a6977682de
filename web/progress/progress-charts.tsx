import type { Answer } from '@atalaya/core/api';
import { dayAndShortMonth } from '@atalaya/core/platform/date-format';
import { formatNumber, formatOneDecimal, formatTwoDecimals } from '@atalaya/core/platform/number-format';
import { latestCutOff } from '@atalaya/core/progress/past-cut-offs';
import { Card } from '../ui/card';
import { BarChart } from '../ui/charts/bar-chart';
import { ChartFrame } from '../ui/charts/chart-frame';
import { LineChart } from '../ui/charts/line-chart';
import { StreakCard } from './streak-card';
import { TopicAccuracy } from './topic-accuracy';
import { hourWords, percentOf, shortDay } from './words';

type Progress = Answer<'GET /api/progress/summary'>;
export type ExamScore = { day: string; score: number };

export function ProgressCharts({ progress, scores }: { progress: Progress; scores: readonly ExamScore[] }) {
  const { totals, streak } = progress;
  const judged = totals.right + totals.wrong;
  return (
    <div className="grid gap-4 md:gap-6">
      <div className="grid gap-4 md:gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
        <StreakCard streak={streak} />
        <Card>
          <dl className="grid h-full grid-cols-2 content-center gap-x-6 gap-y-7 sm:grid-cols-4">
            <Total
              label="de estudio"
              value={
                totals.minutes < 60 ? `${totals.minutes} min` : `${formatOneDecimal(totals.minutes / 60)} h`
              }
            />
            <Total label="respuestas" value={formatNumber(totals.answers)} />
            <Total label="de acierto" value={judged > 0 ? `${percentOf(totals.right / judged)} %` : '—'} />
            <Total
              label={`de ${formatNumber(totals.items)} preguntas y tarjetas vistas`}
              value={formatNumber(totals.seen)}
            />
          </dl>
        </Card>
      </div>
      <div className="grid gap-4 md:gap-6 xl:grid-cols-2">
        <Card>
          <Hours weeks={progress.weeks} />
        </Card>
        <Card>
          <Forecast forecast={progress.forecast} />
        </Card>
      </div>
      <Card>
        <Scores predictions={progress.predictions} scores={scores} />
      </Card>
      <TopicAccuracy topics={progress.topics} />
    </div>
  );
}

function Total({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex flex-col-reverse justify-end gap-1.5">
      <dt className="text-small leading-[1.3] text-muted">{label}</dt>
      <dd className="num text-[2.5rem] whitespace-nowrap">{value}</dd>
    </div>
  );
}

function Hours({ weeks }: Pick<Progress, 'weeks'>) {
  return (
    <ChartFrame
      title="Horas por semana"
      table={{
        columns: ['Semana del', 'Tiempo', 'Respuestas', 'Acierto'],
        rows: weeks.map(({ monday, minutes, answers, accuracy }) => [
          dayAndShortMonth(monday),
          hourWords(minutes),
          answers,
          accuracy === null ? '—' : `${percentOf(accuracy)} %`,
        ]),
      }}
    >
      <BarChart
        height={150}
        format={(value) => (value === 0 ? '' : formatOneDecimal(value))}
        bars={weeks.slice(-8).map(({ monday, minutes }, index, shown) => ({
          label: dayAndShortMonth(monday),
          value: minutes / 60,
          current: index === shown.length - 1,
        }))}
      />
    </ChartFrame>
  );
}

function Forecast({ forecast }: Pick<Progress, 'forecast'>) {
  return (
    <ChartFrame
      title="Repasos previstos"
      table={{ columns: ['Día', 'Repasos'], rows: forecast.map(({ day, due }) => [shortDay(day), due]) }}
    >
      <BarChart
        height={150}
        bars={forecast.slice(0, 10).map(({ day, due }, index) => ({
          // The day of the month only: ten labels share the width of a phone.
          label: index === 0 ? 'hoy' : String(Number(day.slice(8))),
          value: due,
          current: index === 0,
        }))}
      />
    </ChartFrame>
  );
}

function Scores({
  predictions,
  scores,
}: {
  predictions: Progress['predictions'];
  scores: readonly ExamScore[];
}) {
  const days = [...new Set([...predictions, ...scores].map(({ day }) => day))].sort();
  const predicted = new Map(predictions.map((one) => [one.day, one]));
  const sat = new Map(scores.map((one) => [one.day, one.score]));
  const every = Math.ceil(days.length / 6);
  if (days.length === 0)
    return (
      <div>
        <h2 className="text-h4">Nota esperada y simulacros</h2>
        <p className="mt-2 text-muted">
          Con treinta respuestas a preguntas nuevas, o con tu primer simulacro, empieza esta línea.
        </p>
      </div>
    );
  return (
    <ChartFrame
      title="Nota esperada y simulacros"
      note="La línea es la nota que esperaríamos en el examen oficial cada día; los puntos dorados, tus simulacros."
      table={{
        columns: ['Día', 'Nota esperada', 'Margen del 90 %', 'Simulacro'],
        rows: days.map((day) => {
          const one = predicted.get(day);
          const score = sat.get(day);
          return [
            dayAndShortMonth(day),
            one ? formatOneDecimal(one.expected) : '—',
            one ? `${formatOneDecimal(one.low)} a ${formatOneDecimal(one.high)}` : '—',
            score === undefined ? '—' : formatTwoDecimals(score),
          ];
        }),
      }}
    >
      <LineChart
        height={220}
        xLabels={days.map((day, index) =>
          index % every === 0 ? dayAndShortMonth(day) : '\u200b'.repeat(index + 1),
        )}
        yTicks={[0, 2, 4, 6, 8, 10]}
        target={{ value: latestCutOff.score, label: `corte ${formatTwoDecimals(latestCutOff.score)}` }}
        series={[
          { label: 'Nota esperada', points: days.map((day) => predicted.get(day)?.expected ?? null) },
          { label: 'Simulacros', tone: 'gold', points: days.map((day) => sat.get(day) ?? null) },
        ]}
      />
    </ChartFrame>
  );
}
