import type { Answer } from '@atalaya/core/api';
import { shortWeekday } from '@atalaya/core/platform/date-format';
import { ButtonLink } from '../ui/button';
import { Card } from '../ui/card';
import { BarChart } from '../ui/charts/bar-chart';
import { ChartFrame } from '../ui/charts/chart-frame';
import { shortDay } from './words';

type Today = Answer<'GET /api/progress/today'>;

const kinds: Record<Today['due'][number]['kind'], [string, string]> = {
  flashcard: ['Tarjeta', 'Tarjetas'],
  question: ['Pregunta', 'Preguntas'],
  'true-false': ['Verdadero o falso', 'Verdadero o falso'],
  word: ['Palabra', 'Palabras'],
  term: ['Término', 'Términos'],
  article: ['Artículo', 'Artículos'],
};

type DueProps = Pick<Today, 'due' | 'forecast'> & {
  /** Reviews in today's session. */
  planned: number;
};

export function DueToday({ due, forecast, planned }: DueProps) {
  const total = due.reduce((sum, { items }) => sum + items, 0);
  return (
    <Card>
      <div className="flex items-center justify-between gap-4">
        <h2 className="text-h3">Repasos de hoy</h2>
        {total > 0 && (
          <ButtonLink to="/study?solo=repasos" variant="outline" size="sm">
            Repasar
          </ButtonLink>
        )}
      </div>
      {total === 0 ? (
        <p className="mt-2 mb-5 text-muted">
          Nada pendiente. Lo que respondas hoy volverá justo antes de que lo olvides.
        </p>
      ) : (
        <ul className="mt-3 mb-5">
          {due.map(({ kind, items, topics }) => (
            <li key={kind} className="flex items-center gap-5 border-t border-line py-3">
              <span className="num w-12 text-h3">{items}</span>
              <span className="leading-[1.3]">
                <b className="block">{kinds[kind][items === 1 ? 0 : 1]}</b>
                <span className="text-small text-muted">
                  {kind === 'word'
                    ? 'De tu vocabulario de inglés'
                    : topics.length === 1
                      ? `Tema ${topics[0]}`
                      : `Temas ${topics.join(' y ')}, entre otros`}
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
      {planned < total && (
        <p className="mb-5 text-small text-muted">
          {planned === 0
            ? 'Hoy suma más la materia nueva: estos repasos esperan su día.'
            : `En la sesión de hoy entran ${planned}: los que más suman. El resto espera su día.`}
        </p>
      )}
      {forecast.some(({ due: items }) => items > 0) && <NextDays forecast={forecast} />}
    </Card>
  );
}

function NextDays({ forecast }: Pick<Today, 'forecast'>) {
  return (
    <ChartFrame
      title="Los próximos siete días"
      table={{
        columns: ['Día', 'Repasos'],
        rows: forecast.map(({ day, due: items }) => [shortDay(day), items]),
      }}
    >
      <BarChart
        height={84}
        bars={forecast.map(({ day, due: items }, index) => ({
          label: index === 0 ? 'hoy' : shortWeekday(day),
          value: items,
          current: index === 0,
        }))}
      />
    </ChartFrame>
  );
}
