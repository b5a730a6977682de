import type { Answer } from '@atalaya/core/api';
import { dayAndMonth, dayAndShortMonth } from '@atalaya/core/platform/date-format';
import { formatNumber, formatOneDecimal, formatTwoDecimals } from '@atalaya/core/platform/number-format';
import { plusDays } from '@atalaya/core/review/days';
import { ChartFrame } from '../ui/charts/chart-frame';
import { Table, Td, Th } from '../ui/table';

type Whole = Answer<'GET /api/ranks/sample'>;

const hoursText = (hours: number): string =>
  `${hours >= 10 || hours === 0 ? formatNumber(Math.floor(hours)) : formatOneDecimal(hours)} h`;

export function StudyFigures({ hours: study }: { hours: Whole['hours'] }) {
  const figures = [
    { value: hoursText(study.hours), label: 'de estudio' },
    { value: formatNumber(study.answers), label: study.answers === 1 ? 'pregunta' : 'preguntas' },
    { value: study.accuracy === null ? '—' : `${Math.round(study.accuracy)} %`, label: 'de acierto' },
    {
      value: formatNumber(study.topicsMastered),
      label: study.topicsMastered === 1 ? 'tema dominado' : 'temas dominados',
    },
    {
      value: `${study.streak} ${study.streak === 1 ? 'día' : 'días'}`,
      label: `de racha, récord ${study.bestStreak}`,
    },
  ];
  return (
    <dl className="mt-4.5 flex flex-wrap justify-between gap-x-6 gap-y-5">
      {figures.map(({ value, label }) => (
        <div key={label} className="flex flex-col-reverse justify-end gap-1">
          <dt className="text-small leading-[1.3] text-muted">{label}</dt>
          <dd className="num text-[2.125rem] font-bold whitespace-nowrap md:text-[2.5rem] print:text-[2.25rem]">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

export function WeeklyHours({ weeks }: Pick<Whole['hours'], 'weeks'>) {
  const best = weeks.reduce((most, week) => (week.hours > most.hours ? week : most), {
    monday: '',
    hours: 0,
  });
  if (best.hours === 0) return null;
  const last = weeks.length - 1;
  return (
    <div className="mt-5.5">
      <ChartFrame
        title="Horas por semana"
        table={{
          columns: ['Semana del', 'Horas'],
          rows: weeks.map(({ monday, hours }) => [dayAndShortMonth(monday), formatOneDecimal(hours)]),
        }}
        note={`La mejor: ${formatOneDecimal(best.hours)} h, del ${dayAndMonth(best.monday)} al ${dayAndMonth(plusDays(best.monday, 6))}.`}
      >
        <div className="flex h-24 items-end gap-0.75 border-b-2 border-ink md:gap-1.25">
          {weeks.map(({ monday, hours }, index) => (
            <i
              key={monday}
              className={`min-w-0 flex-1 rounded-t-[3px] ${monday === best.monday ? 'bg-gold' : index === last ? 'bg-navy' : 'bg-[var(--chart-rest)]'}`}
              style={{ height: `${(100 * hours) / best.hours}%` }}
            />
          ))}
        </div>
        <div className="mt-1.5 flex justify-between text-micro text-muted">
          <span>{dayAndShortMonth(weeks[0]?.monday ?? '')}</span>
          {weeks.length > 1 && <span>{dayAndShortMonth(weeks[last]?.monday ?? '')}</span>}
        </div>
      </ChartFrame>
    </div>
  );
}

const detail = ({ hits, errors, blanks }: Whole['scores'][number]): string =>
  [
    `${hits} ${hits === 1 ? 'acierto' : 'aciertos'}`,
    `${errors} ${errors === 1 ? 'error' : 'errores'}`,
    blanks > 0 ? `${blanks} en blanco` : '',
  ]
    .filter((part) => part !== '')
    .join(', ');

export function Scores({ scores }: { scores: Whole['scores'] }) {
  if (scores.length === 0)
    return <p className="mt-3 text-muted">Aquí estarán las notas de los simulacros y psicotécnicos.</p>;
  return (
    <div className="mt-3.5">
      <Table caption="Notas">
        <thead>
          <tr>
            <Th>Prueba</Th>
            <Th numeric>Nota</Th>
            <Th className="max-md:hidden print:table-cell">Detalle</Th>
            <Th numeric>Fecha</Th>
          </tr>
        </thead>
        <tbody>
          {scores.map((score) => (
            <tr key={score.id}>
              <Td className="font-semibold">{score.title}</Td>
              <Td numeric className="font-semibold">
                {formatTwoDecimals(score.score / 10_000)}
              </Td>
              <Td className="max-md:hidden print:table-cell">{detail(score)}</Td>
              <Td numeric>{dayAndShortMonth(score.day)}</Td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}
