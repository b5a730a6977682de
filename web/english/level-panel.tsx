import type { EnglishOverview } from '@atalaya/core/english/english.contract';
import { ButtonLink } from '../ui/button';
import { Card } from '../ui/card';
import { Plate } from '../ui/plate';
import { Progress } from '../ui/progress';

const BASE = '/campus-estudio/ingles';

/** The user's level, the next lesson and the progress in each level. */
export function LevelPanel({ overview }: { overview: EnglishOverview }) {
  const { placement, isPlacementOpen, nextLessonId, levels } = overview;
  const next = overview.units.flatMap(({ lessons }) => lessons).find(({ id }) => id === nextLessonId);
  return (
    <Card>
      <div className="flex items-start gap-5">
        {placement && (
          <Plate size="xl" variant="gold" aria-hidden="true">
            {placement.level}
          </Plate>
        )}
        <div className="min-w-0">
          <h2 className="text-h3">{placement ? `Tu nivel: ${placement.level}` : 'Empieza por tu nivel'}</h2>
          <p className="mt-1 text-pretty text-muted">
            {placement
              ? `Según tu última prueba, con una certeza del ${Math.round(placement.certainty * 100)} %.`
              : 'Quince preguntas que se adaptan a ti y te dicen por qué lección empezar.'}
          </p>
        </div>
      </div>
      <div className="mt-5 flex flex-wrap gap-3">
        {next && (
          <ButtonLink to={`${BASE}/leccion/${next.id}`}>
            {next.status === 'started' ? 'Seguir con la lección' : 'Ir a la lección'} {next.number}
          </ButtonLink>
        )}
        <ButtonLink to={`${BASE}/prueba-nivel`} variant={next ? 'outline' : 'primary'}>
          {isPlacementOpen
            ? 'Seguir la prueba de nivel'
            : placement
              ? 'Repetir la prueba'
              : 'Hacer la prueba de nivel'}
        </ButtonLink>
      </div>
      <ul className="mt-6 grid gap-3">
        {levels.map(({ level, passed, lessons }) => (
          <li key={level} className="grid grid-cols-[2.5rem_minmax(0,1fr)_auto] items-center gap-3">
            <b className="font-display text-h4 font-bold">{level}</b>
            <Progress
              label={`Lecciones superadas de ${level}`}
              value={passed}
              max={lessons}
              valueText={`${passed} de ${lessons}`}
            />
            <span className="text-small text-muted">
              {passed} de {lessons}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
