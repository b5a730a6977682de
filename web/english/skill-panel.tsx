import { skillNames } from '@atalaya/core/english/course';
import type { EnglishOverview } from '@atalaya/core/english/english.contract';
import { formatNumber } from '@atalaya/core/platform/number-format';
import { studyPath } from '@atalaya/core/review/study-path';
import { ButtonLink } from '../ui/button';
import { Card } from '../ui/card';
import { Progress } from '../ui/progress';

/** Progress by skill, and the words to review today. */
export function SkillPanel({ overview: { skills, vocabulary } }: { overview: EnglishOverview }) {
  return (
    <Card>
      <h2 className="text-h3">Tus destrezas</h2>
      <p className="mt-1 text-small text-muted">Aciertos en tus últimas cuarenta respuestas de cada una.</p>
      <ul className="mt-4 grid gap-3">
        {skills.map(({ skill, percent }) => (
          <li key={skill}>
            <div className="mb-1 flex justify-between gap-3 text-small">
              <span>{skillNames[skill]}</span>
              <span className="text-muted">{percent === null ? 'sin respuestas' : `${percent} %`}</span>
            </div>
            <Progress
              label={skillNames[skill]}
              value={percent ?? 0}
              valueText={percent === null ? 'Sin respuestas' : `${percent} %`}
            />
          </li>
        ))}
      </ul>
      <div className="mt-6 border-t border-line pt-5">
        <h3 className="text-h4">Vocabulario</h3>
        <p className="mt-1 text-muted">
          {vocabulary.inReview === 0
            ? `${formatNumber(vocabulary.words)} palabras por categorías. Añade las que quieras a tu repaso.`
            : `${vocabulary.inReview} en tu repaso, ${vocabulary.due === 0 ? 'ninguna' : vocabulary.due} para hoy.`}
        </p>
        <div className="mt-4 flex flex-wrap gap-3">
          {vocabulary.due > 0 && (
            <ButtonLink to={studyPath({ kind: 'word' })} size="sm">
              Repasar ahora
            </ButtonLink>
          )}
          <ButtonLink to="/campus-estudio/ingles/vocabulario" variant="outline" size="sm">
            Ver el vocabulario
          </ButtonLink>
        </div>
      </div>
    </Card>
  );
}
