import { type LogEntry, weeklyLoads } from '@atalaya/core/fitness/training/load';
import { dayAndShortMonth } from '@atalaya/core/platform/date-format';
import { formatNumber } from '@atalaya/core/platform/number-format';
import { Card } from '../../ui/card';
import { BarChart } from '../../ui/charts/bar-chart';
import { ChartFrame } from '../../ui/charts/chart-frame';

const WEEKS = 8;

/** Effort times minutes of the last weeks. */
export function LoadChart({ log, today }: { log: readonly LogEntry[]; today: string }) {
  const weeks = weeklyLoads(log, today, WEEKS);
  if (weeks.every(({ sessions }) => sessions === 0))
    return (
      <Card>
        <h2 className="text-h4">Carga por semanas</h2>
        <p className="mt-2 text-muted">
          Anota lo que entrenas y aquí verás cada semana: los minutos por lo duro que fue.
        </p>
      </Card>
    );
  return (
    <Card className="min-w-0">
      <ChartFrame
        title="Carga por semanas"
        table={{
          columns: ['Semana del', 'Carga', 'Minutos', 'Entrenamientos'],
          rows: weeks.map(({ monday, load, minutes, sessions }) => [
            dayAndShortMonth(monday),
            formatNumber(load),
            minutes,
            sessions,
          ]),
        }}
        note="Carga: minutos por esfuerzo. Que suba despacio es prudente, aunque ningún estudio fija cuánto; una semana baja no es un fallo."
      >
        {/* Reversed, so that a narrow screen shows this week first. */}
        <div className="flex flex-row-reverse overflow-x-auto">
          <div className="min-w-120 flex-1">
            <BarChart
              bars={weeks.map(({ monday, load }, index) => ({
                label: dayAndShortMonth(monday),
                value: load,
                current: index === weeks.length - 1,
              }))}
              format={formatNumber}
            />
          </div>
        </div>
      </ChartFrame>
    </Card>
  );
}
