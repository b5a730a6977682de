import { cutOffs } from '@atalaya/core/exams/cut-offs';
import { formatCount, formatOneDecimal, formatUpToTwoDecimals } from '@atalaya/core/platform/number-format';
import { blockTitles } from '@atalaya/core/syllabus/questions/letters';
import { Check } from 'lucide-react';
import { Badge } from '../ui/badge';
import { Button, ButtonLink } from '../ui/button';
import { Card } from '../ui/card';
import { Plate } from '../ui/plate';
import { Progress } from '../ui/progress';
import type { LevelState } from './level-test-page';

type Result = NonNullable<LevelState['result']>;

/** Scores are stored in ten-thousandths of a point. */
const lastCutOff = (cutOffs[0]?.score ?? 0) / 10_000;

export function LevelResult({
  result,
  onAgain,
  busy,
}: {
  result: Result;
  onAgain: () => void;
  busy: boolean;
}) {
  return (
    <div className="grid gap-8">
      <div className="max-w-[44rem]">
        {result.isKept && (
          <Badge tone="success">
            <Check />
            Guardado en tu cuenta
          </Badge>
        )}
        <p className="mt-2 text-muted">Tu nivel hoy</p>
        <h1 className="text-h1">{result.level}</h1>
        <p className="mt-4 text-lead text-muted">
          {formatCount(result.hits, 'acierto', 'aciertos')} de 20. En el examen oficial sacarías alrededor de{' '}
          <b className="text-ink">{formatOneDecimal(result.expected)}</b>, entre{' '}
          {formatOneDecimal(result.low)} y {formatOneDecimal(result.high)}; el último corte fue{' '}
          {formatUpToTwoDecimals(lastCutOff)}. Veinte preguntas sitúan, no sentencian: el margen se estrecha
          en cuanto empiezas a estudiar.
        </p>
      </div>
      <div className="grid gap-4 md:grid-cols-2 md:gap-6">
        <Card>
          <h2 className="mb-4 text-h4">Por bloques</h2>
          <ul className="grid gap-4">
            {result.blocks.map(({ block, asked, hits }) => (
              <li key={block} className="grid gap-1.5">
                <p className="flex items-baseline justify-between gap-3">
                  <span className="font-semibold">{blockTitles[block]}</span>
                  <span className="text-small text-muted tabular-nums">
                    {hits} de {asked}
                  </span>
                </p>
                <Progress
                  label={blockTitles[block]}
                  value={hits}
                  max={asked}
                  valueText={`${hits} de ${asked}`}
                />
              </li>
            ))}
          </ul>
        </Card>
        <Card>
          <h2 className="mb-2 text-h4">Por dónde empezar</h2>
          {result.weakTopics.length === 0 ? (
            <p className="text-muted">No has fallado ninguna: prueba con un simulacro completo.</p>
          ) : (
            <ul>
              {result.weakTopics.map(({ number, title }) => (
                <li
                  key={number}
                  className="flex items-center gap-3 border-t border-line py-3 first:border-t-0"
                >
                  <Plate variant="outline">{number}</Plate>
                  <span className="font-semibold">{title}</span>
                </li>
              ))}
            </ul>
          )}
        </Card>
      </div>
      <div className="flex flex-wrap gap-3">
        {result.isKept ? (
          <ButtonLink to="/campus-estudio" size="lg">
            Ir a tu campus
          </ButtonLink>
        ) : (
          <>
            <ButtonLink to="/registro?volver=/prueba-nivel-gratis" size="lg">
              Guardarlo en una cuenta gratuita
            </ButtonLink>
            <ButtonLink to="/login?volver=/prueba-nivel-gratis" variant="outline" size="lg">
              Ya tengo cuenta
            </ButtonLink>
          </>
        )}
        <Button variant="quiet" size="lg" busy={busy} onClick={onAgain}>
          Repetir la prueba
        </Button>
      </div>
    </div>
  );
}
