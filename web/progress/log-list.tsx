import type { Answer } from '@atalaya/core/api';
import { capitalize } from '@atalaya/core/platform/capitalize';
import { Plate } from '../ui/plate';
import { hourWords, longDay, percentOf } from './words';

export type LogDays = Answer<'GET /api/progress/log'>['items'];

const sources = {
  exam: 'tests y simulacros',
  study: 'modo estudio',
  review: 'sesiones',
  'level-test': 'prueba de nivel',
  game: 'juegos',
} as const;

export function LogList({ days }: { days: LogDays }) {
  return (
    <ol className="border-t border-line">
      {days.map((day) => (
        <li
          key={day.day}
          className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-3 border-b border-line py-5 md:grid-cols-[15rem_minmax(0,1fr)]"
        >
          <div>
            <h2 className="text-h4">{capitalize(longDay(day.day))}</h2>
            <p className="mt-1.5 text-small text-muted">
              {hourWords(day.minutes)} · {day.answers} {day.answers === 1 ? 'respuesta' : 'respuestas'}
              {day.right + day.wrong > 0 &&
                ` · ${percentOf(day.right / (day.right + day.wrong))} % de acierto`}
            </p>
            <p className="mt-0.5 text-small text-muted">
              {capitalize(day.sources.map(({ source }) => sources[source]).join(', '))}
            </p>
          </div>
          <ul className="grid grid-cols-[minmax(0,1fr)] content-start gap-x-8 gap-y-2 sm:grid-cols-2">
            {day.topics.map((topic) => (
              <li key={topic.number} className="flex items-center gap-3">
                <Plate variant="outline" size="sm">
                  {topic.number}
                </Plate>
                <span className="min-w-0 flex-1 truncate text-small">{topic.title}</span>
                <span className="text-small text-muted tabular-nums">
                  {topic.right} de {topic.answers}
                </span>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
