import { dimensionNames } from '@atalaya/core/interview/competences';
import { type DimensionProgress, weakestOf } from '@atalaya/core/interview/session';
import { formatCount } from '@atalaya/core/platform/number-format';
import { Card } from '../ui/card';
import { Progress } from '../ui/progress';

const percentOf = (share: number): number => Math.round(share * 100);

/** How often each dimension was seen in the last answers, against those before. */
export function ProgressList({ progress }: { progress: readonly DimensionProgress[] }) {
  const weakest = weakestOf(progress);
  return (
    <Card>
      <h2 className="text-h3">Tu progreso</h2>
      <p className="mt-2 text-small text-muted">
        {weakest
          ? `Empieza por ${dimensionNames[weakest].toLocaleLowerCase('es')}: es lo que menos se ve en tus últimas respuestas.`
          : 'Según tus valoraciones de las seis últimas respuestas de cada apartado.'}
      </p>
      <ul className="mt-4 grid gap-4">
        {progress.map(({ dimension, answers, recent, before }) => (
          <li key={dimension}>
            <div className="mb-1.5 flex items-baseline justify-between gap-3">
              <span className="font-semibold">{dimensionNames[dimension]}</span>
              <span className="num text-h4">{recent === null ? '–' : `${percentOf(recent)} %`}</span>
            </div>
            <Progress
              label={dimensionNames[dimension]}
              value={recent === null ? 0 : percentOf(recent)}
              valueText={recent === null ? 'Sin respuestas' : `${percentOf(recent)} %`}
            />
            <p className="mt-1 text-micro text-muted">
              {answers === 0 ? 'Sin respuestas todavía' : formatCount(answers, 'respuesta', 'respuestas')}
              {before !== null && ` · antes ${percentOf(before)} %`}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
