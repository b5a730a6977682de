import type { Answer } from '@atalaya/core/api';
import { formatOneDecimal, formatTwoDecimals } from '@atalaya/core/platform/number-format';
import { LockKeyhole, Table2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button, ButtonLink } from '../ui/button';
import { Card } from '../ui/card';
import { Gauge } from '../ui/charts/gauge';
import { Plate } from '../ui/plate';
import { Progress } from '../ui/progress';
import { Table, Td, Th } from '../ui/table';
import { RankLine } from './rank-line';
import { percentOf } from './words';

type Today = Answer<'GET /api/progress/today'>;
type Readiness = NonNullable<Today['readiness']>;

export function ReadinessCard({ today }: { today: Today }) {
  const { readiness, isReadinessLocked, answersMissing, level } = today;
  if (readiness) return <Prediction readiness={readiness} />;
  return (
    <Card>
      <h2 className="text-h3">Si el examen fuera hoy</h2>
      {isReadinessLocked ? (
        <div className="mt-4 grid justify-items-start gap-4">
          {level && <LevelLine level={level} />}
          <p className="flex max-w-[56ch] gap-3 text-muted">
            <LockKeyhole className="mt-1 size-5 flex-none text-warning" />
            Qué nota sacarías hoy, con su margen, y los tres pasos que más la subirían. Lo abre el plan Plus.
          </p>
          <ButtonLink to="/planes" variant="outline">
            Ver los planes
          </ButtonLink>
        </div>
      ) : (
        <div className="mt-4 grid max-w-[52ch] gap-4">
          {level && <LevelLine level={level} />}
          <p className="text-muted">
            Con {answersMissing} {answersMissing === 1 ? 'pregunta nueva' : 'preguntas nuevas'}
            {answersMissing < 30 && ' más'} podremos decirte qué nota sacarías y con qué margen. Antes sería
            adivinar.
          </p>
          <Progress
            label="Respuestas para la primera predicción"
            value={30 - answersMissing}
            max={30}
            valueText={`${30 - answersMissing} de 30`}
          />
          {!level && (
            <p className="text-small">
              <Link to="/prueba-nivel-gratis" className="link">
                Hacer la prueba de nivel
              </Link>
              : veinte preguntas que cuentan para esto.
            </p>
          )}
        </div>
      )}
    </Card>
  );
}

/** The same figures as the end of the level test. */
function LevelLine({ level }: { level: NonNullable<Today['level']> }) {
  return (
    <p>
      <b className="block text-h4">Tu prueba de nivel: {level.level}</b>
      {level.hits} {level.hits === 1 ? 'acierto' : 'aciertos'} de {level.asked}. En el examen oficial,
      alrededor de {formatOneDecimal(level.expected)}, entre {formatOneDecimal(level.low)} y{' '}
      {formatOneDecimal(level.high)}.
    </p>
  );
}

function Prediction({ readiness }: { readiness: Readiness }) {
  const [asTable, setAsTable] = useState(false);
  const latest = readiness.cutOffs[0];
  const percent = percentOf(readiness.chance);
  const low = Math.min(percent, percentOf(readiness.chanceLow));
  const high = Math.max(percent, percentOf(readiness.chanceHigh));
  return (
    <Card>
      <div className="flex items-center justify-between gap-4">
        <h2 className="text-h3">Si el examen fuera hoy</h2>
        <Button variant="quiet" size="sm" aria-expanded={asTable} onClick={() => setAsTable(!asTable)}>
          <Table2 />
          {asTable ? 'Ver gráfico' : 'Ver tabla'}
        </Button>
      </div>
      <div className="mt-4 grid items-start gap-x-8 gap-y-6 md:grid-cols-2">
        {asTable ? (
          <CutOffTable readiness={readiness} />
        ) : (
          <div className="grid justify-items-center gap-1 text-center">
            {high === 0 ? (
              <FarFromCutOff readiness={readiness} cutOff={latest?.score ?? 7} />
            ) : (
              <Chance percent={percent} low={low} high={high} cutOff={latest?.score ?? 7} />
            )}
            <p className="text-small">
              Nota esperada <b className="num text-h4">{formatOneDecimal(readiness.expected)}</b>, entre{' '}
              {formatOneDecimal(readiness.low)} y {formatOneDecimal(readiness.high)}
            </p>
          </div>
        )}
        <div>
          <h3 className="mb-1 font-sans text-small font-semibold tracking-normal text-muted">
            Lo que más la subiría
          </h3>
          <ul>
            {readiness.actions.map((action) => (
              <li
                key={action.topic}
                className="flex items-center gap-3.5 border-t border-line py-3 first:border-t-0"
              >
                <Plate variant="outline">{action.topic}</Plate>
                <Link
                  to={`/study?tema=${action.topic}&minutos=${Math.max(5, action.minutes)}`}
                  className="min-w-0 flex-1 leading-[1.25] font-semibold no-underline hover:underline"
                >
                  {action.title}
                  <small className="mt-0.5 block text-small font-normal text-muted">
                    {action.kind === 'study'
                      ? `${action.minutes} min de preguntas nuevas`
                      : `${action.items} ${action.items === 1 ? 'repaso pendiente' : 'repasos pendientes'}`}
                  </small>
                </Link>
                <Rise action={action} chance={readiness.chance} />
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className="mt-5 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 border-t border-line pt-4">
        <RankLine />
        <Link to="/prediccion" className="link text-small">
          Cuánto acierta esta predicción
        </Link>
      </div>
    </Card>
  );
}

function Chance({
  percent,
  low,
  high,
  cutOff,
}: {
  percent: number;
  low: number;
  high: number;
  cutOff: number;
}) {
  return (
    <>
      <Gauge
        label="Probabilidad de llegar al último corte"
        value={percent}
        low={low}
        high={high}
        interval={`entre ${low} y ${high} %`}
      />
      <p className="text-small text-muted">probabilidad de llegar al corte ({formatTwoDecimals(cutOff)})</p>
    </>
  );
}

/** Far below the cut-off the probability is zero for weeks: the score shows that one advances. */
function FarFromCutOff({ readiness, cutOff }: { readiness: Readiness; cutOff: number }) {
  const expected = formatOneDecimal(readiness.expected);
  return (
    <div className="grid w-full gap-3 text-left">
      <p className="text-muted">
        El último corte fue {formatTwoDecimals(cutOff)}. Cada tema que estudies acerca tu nota; cuando estés
        cerca, aquí verás la probabilidad de llegar.
      </p>
      <Progress
        label={`Tu nota hacia el corte de ${formatTwoDecimals(cutOff)}`}
        value={Math.min(readiness.expected, cutOff)}
        max={cutOff}
        valueText={`${expected} de ${formatTwoDecimals(cutOff)}`}
      />
    </div>
  );
}

/** Shows the gain as probability, or as scores where the probability does not change. */
function Rise({ action, chance }: { action: Readiness['actions'][number]; chance: number }) {
  const inChance = chance > 0.02 && chance < 0.98;
  return (
    <span className="text-right text-success">
      <span className="num block text-h4">
        +{inChance ? formatOneDecimal(action.chance * 100) : formatTwoDecimals(action.points)}
      </span>
      <span className="block text-micro text-muted">{inChance ? 'puntos de %' : 'de nota'}</span>
    </span>
  );
}

function CutOffTable({ readiness }: { readiness: Readiness }) {
  return (
    <div className="grid gap-3">
      <Table caption="Probabilidad de llegar a cada corte reciente">
        <thead>
          <tr>
            <Th>Promoción</Th>
            <Th numeric>Corte</Th>
            <Th numeric>Probabilidad</Th>
          </tr>
        </thead>
        <tbody>
          {readiness.cutOffs.map((cutOff) => (
            <tr key={cutOff.promotion}>
              <Td>
                {cutOff.promotion} ({cutOff.examOn.slice(0, 4)})
              </Td>
              <Td numeric>{formatTwoDecimals(cutOff.score)}</Td>
              <Td numeric>{percentOf(cutOff.chance)} %</Td>
            </tr>
          ))}
        </tbody>
      </Table>
      <p className="text-small text-muted">
        Nota esperada {formatOneDecimal(readiness.expected)}; nueve de cada diez exámenes como el oficial
        quedarían entre {formatOneDecimal(readiness.low)} y {formatOneDecimal(readiness.high)}. Hecho con{' '}
        {readiness.answers} respuestas a preguntas que no habías visto.
      </p>
    </div>
  );
}
