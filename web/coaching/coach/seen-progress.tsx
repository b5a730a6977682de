import type { SeenCandidate } from '@atalaya/core/coaching/coach.contract';
import { grouped } from '@atalaya/core/coaching/grouped';
import { dayAndShortMonth } from '@atalaya/core/platform/date-format';
import { formatOneDecimal } from '@atalaya/core/platform/number-format';
import { mondayOf } from '@atalaya/core/review/days';
import { Card } from '../../ui/card';
import { ChartFrame } from '../../ui/charts/chart-frame';
import { LineChart } from '../../ui/charts/line-chart';
import { Table, Td, Th } from '../../ui/table';

const SHOWN_TOPICS = 12;
const SHOWN_LABELS = 5;
const NOT_SHARED = 'No lo comparte contigo.';

export default function SeenProgress({ seen: { progress, mistakes } }: { seen: SeenCandidate }) {
  return (
    <>
      <Card>
        <h2 className="text-h3">Progreso y predicción</h2>
        {progress ? <Progress progress={progress} /> : <p className="mt-3 text-muted">{NOT_SHARED}</p>}
      </Card>
      <Card>
        <h2 className="text-h3">Fallos por tema</h2>
        {mistakes ? <Mistakes mistakes={mistakes} /> : <p className="mt-3 text-muted">{NOT_SHARED}</p>}
      </Card>
    </>
  );
}

function Progress({ progress: { days, readiness } }: { progress: NonNullable<SeenCandidate['progress']> }) {
  const weeks = grouped(days, ({ day }) => mondayOf(day)).map(([monday, list]) => ({
    monday,
    answers: list.reduce((sum, { answers }) => sum + answers, 0),
    minutes: list.reduce((sum, { minutes }) => sum + minutes, 0),
    days: list.filter(({ minutes, answers }) => minutes + answers > 0).length,
  }));
  const last = readiness.at(-1);
  // As many labels as fit on a phone, the last one among them.
  const step = Math.ceil(readiness.length / SHOWN_LABELS);
  return (
    <div className="mt-4 grid gap-6">
      {last ? (
        <ChartFrame
          title="Nota esperada"
          note={`Hoy ${formatOneDecimal(last.expected)}, entre ${formatOneDecimal(last.low)} y ${formatOneDecimal(last.high)}.`}
          table={{
            columns: ['Día', 'Esperada', 'Baja', 'Alta'],
            rows: readiness.map(({ day, expected, low, high }) => [
              dayAndShortMonth(day),
              formatOneDecimal(expected),
              formatOneDecimal(low),
              formatOneDecimal(high),
            ]),
          }}
        >
          <LineChart
            series={[{ label: 'Nota esperada', points: readiness.map(({ expected }) => expected) }]}
            xLabels={readiness.map(({ day }, index) =>
              (readiness.length - 1 - index) % step === 0 ? dayAndShortMonth(day) : '',
            )}
            yTicks={[0, 2, 4, 6, 8, 10]}
            height={180}
          />
        </ChartFrame>
      ) : (
        <p className="text-muted">Todavía no hay predicción: faltan respuestas.</p>
      )}
      {weeks.length > 0 ? (
        <Table caption="Lo estudiado por semana" dense>
          <thead>
            <tr>
              <Th>Semana del</Th>
              <Th numeric>Días</Th>
              <Th numeric>Respuestas</Th>
              <Th numeric>Minutos</Th>
            </tr>
          </thead>
          <tbody>
            {weeks.toReversed().map((week) => (
              <tr key={week.monday}>
                <Td>{dayAndShortMonth(week.monday)}</Td>
                <Td numeric>{week.days}</Td>
                <Td numeric>{week.answers}</Td>
                <Td numeric>{week.minutes}</Td>
              </tr>
            ))}
          </tbody>
        </Table>
      ) : (
        <p className="text-muted">No ha estudiado en las últimas seis semanas.</p>
      )}
    </div>
  );
}

function Mistakes({ mistakes }: { mistakes: NonNullable<SeenCandidate['mistakes']> }) {
  if (mistakes.length === 0) return <p className="mt-3 text-muted">No hay fallos todavía.</p>;
  return (
    <div className="mt-4">
      <Table caption="Fallos por tema" dense>
        <thead>
          <tr>
            <Th>Tema</Th>
            <Th numeric>Fallos</Th>
            <Th numeric>Falla</Th>
          </tr>
        </thead>
        <tbody>
          {mistakes.slice(0, SHOWN_TOPICS).map(({ topic, title, wrong, answers }) => (
            <tr key={topic}>
              <Td>
                {topic}. {title}
              </Td>
              <Td numeric className="whitespace-nowrap">
                {wrong} de {answers}
              </Td>
              <Td numeric>{Math.round((100 * wrong) / answers)}&nbsp;%</Td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}
