import type { Answer } from '@atalaya/core/api';
import { dayAndShortMonth } from '@atalaya/core/platform/date-format';
import { formatNumber, formatOneDecimal } from '@atalaya/core/platform/number-format';
import { Figures } from '../../admin/figures';
import { Card } from '../../ui/card';
import { BarChart } from '../../ui/charts/bar-chart';
import { ChartFrame } from '../../ui/charts/chart-frame';
import { hourWords, percentOf } from '../words';

type Statistics = Answer<'GET /api/admin/statistics'>;
type Week = Statistics['weeks'][number];

export function UseCharts({ days, weeks }: Pick<Statistics, 'days' | 'weeks'>) {
  const sum = (pick: (day: Statistics['days'][number]) => number) =>
    days.reduce((total, day) => total + pick(day), 0);
  const week = weeks.at(-1);
  const figures = [
    { label: 'hoy han estudiado', value: formatNumber(days.at(-1)?.students ?? 0) },
    { label: 'esta semana', value: formatNumber(week?.students ?? 0) },
    { label: 'respuestas en 30 días', value: formatNumber(sum(({ answers }) => answers)) },
    { label: 'horas en 30 días', value: formatNumber(Math.round(sum(({ minutes }) => minutes) / 60)) },
    { label: 'exámenes en 30 días', value: formatNumber(sum(({ exams }) => exams)) },
    { label: 'cuentas nuevas en 30 días', value: formatNumber(sum(({ newUsers }) => newUsers)) },
  ];
  return (
    <>
      <Figures figures={figures} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 xl:grid-cols-2">
        <Card pad="sm">
          <StudentsByDay days={days} />
        </Card>
        <Card pad="sm">
          <Weeks
            title="Estudiantes por semana"
            weeks={weeks}
            value={({ students }) => students}
            format={formatNumber}
            note="Cada persona cuenta una vez por semana, aunque estudie todos los días."
          />
        </Card>
        <Card pad="sm">
          <Weeks
            title="Respuestas por semana"
            weeks={weeks}
            value={({ answers }) => answers}
            format={formatNumber}
          />
        </Card>
        <Card pad="sm">
          <Weeks
            title="Horas por semana"
            weeks={weeks}
            value={({ minutes }) => minutes / 60}
            format={formatOneDecimal}
          />
        </Card>
      </div>
    </>
  );
}

function StudentsByDay({ days }: Pick<Statistics, 'days'>) {
  const drawn = days.slice(-14);
  return (
    <ChartFrame
      title="Estudiantes por día"
      note="El gráfico muestra dos semanas; la tabla, treinta días."
      table={{
        columns: ['Día', 'Estudiantes', 'Respuestas', 'Acierto', 'Tiempo', 'Exámenes', 'Cuentas nuevas'],
        rows: [...days]
          .reverse()
          .map((day) => [
            dayAndShortMonth(day.day),
            formatNumber(day.students),
            formatNumber(day.answers),
            day.answers > 0 ? `${percentOf(day.right / day.answers)} %` : '—',
            hourWords(day.minutes),
            formatNumber(day.exams),
            formatNumber(day.newUsers),
          ]),
      }}
    >
      <BarChart
        height={170}
        format={formatNumber}
        bars={drawn.map(({ day, students }, index) => ({
          label: String(Number(day.slice(8))),
          value: students,
          current: index === drawn.length - 1,
        }))}
      />
    </ChartFrame>
  );
}

/** `21/9`: short enough for eight labels on a phone. */
const shortMonday = (day: string): string => `${Number(day.slice(8))}/${Number(day.slice(5, 7))}`;

type WeeksProps = {
  title: string;
  weeks: readonly Week[];
  value: (week: Week) => number;
  format: (value: number) => string;
  note?: string;
};

function Weeks({ title, weeks, value, format, note }: WeeksProps) {
  const drawn = weeks.slice(-8);
  return (
    <ChartFrame
      title={title}
      {...(note ? { note } : {})}
      table={{
        columns: ['Semana del', title.replace(' por semana', '')],
        rows: [...weeks].reverse().map((week) => [dayAndShortMonth(week.monday), format(value(week))]),
      }}
    >
      <BarChart
        height={170}
        format={(shown) => (shown === 0 ? '' : format(shown))}
        bars={drawn.map((week, index) => ({
          label: shortMonday(week.monday),
          value: value(week),
          current: index === drawn.length - 1,
        }))}
      />
    </ChartFrame>
  );
}
