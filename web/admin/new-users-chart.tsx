import { formatNumber } from '@atalaya/core/platform/number-format';
import { BarChart } from '../ui/charts/bar-chart';
import { ChartFrame } from '../ui/charts/chart-frame';
import { inShort } from './moments';

type Day = { day: string; count: number };

const at = (day: string): Date => new Date(`${day}T12:00:00Z`);
const weekday = new Intl.DateTimeFormat('es-ES', { day: 'numeric', timeZone: 'Europe/Madrid' });

/** Fourteen days in the chart, thirty in the table. */
export function NewUsersChart({ days }: { days: readonly Day[] }) {
  const total = days.reduce((sum, { count }) => sum + count, 0);
  const drawn = days.slice(-14);
  return (
    <ChartFrame
      title="Cuentas nuevas por día"
      table={{
        columns: ['Día', 'Cuentas nuevas'],
        rows: [...days].reverse().map(({ day, count }) => [inShort(at(day)), formatNumber(count)]),
      }}
      note={`${formatNumber(total)} en los últimos ${days.length} días. El gráfico muestra dos semanas; la tabla, el mes.`}
    >
      <BarChart
        bars={drawn.map(({ day, count }, index) => ({
          label: weekday.format(at(day)),
          value: count,
          current: index === drawn.length - 1,
        }))}
        format={formatNumber}
        height={170}
      />
    </ChartFrame>
  );
}
