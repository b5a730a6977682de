import type { Answer } from '@atalaya/core/api';
import { formatNumber, formatOneDecimal, formatTwoDecimals } from '@atalaya/core/platform/number-format';
import { ChartFrame } from '../ui/charts/chart-frame';
import { ChartLegend } from '../ui/charts/chart-legend';
import { LineChart } from '../ui/charts/line-chart';
import { Figures } from '../ui/figures';
import { Progress } from '../ui/progress';
import { Section } from '../ui/section';
import { percentOf } from './words';

type Record = Answer<'GET /api/progress/prediction'>;

/** Shows how many mocks are missing while there are too few. */
export function RealRecord({ record }: { record: Record }) {
  return (
    <Section
      id="real"
      title="Con simulacros de verdad"
      titleClass="text-h2"
      className="mt-12 rounded-lg border border-line bg-surface p-5 md:p-9"
    >
      {record.real ? (
        <RealFigures real={record.real} mocks={record.mocks} />
      ) : (
        <div className="mt-4 grid max-w-[60ch] gap-5">
          <p className="text-muted">
            Comparamos cada simulacro completo con la nota que habíamos predicho antes, en un día anterior.
            Con menos de {record.needed} sería suerte, así que todavía no damos cifras.
          </p>
          <Progress
            label="Simulacros comparados"
            value={Math.min(record.mocks, record.needed)}
            max={record.needed}
            valueText={`${record.mocks} de ${record.needed}`}
          />
          <p className="-mt-3 text-small">
            <b className="num text-h4">{formatNumber(record.mocks)}</b> de {record.needed} simulacros
            comparados
          </p>
        </div>
      )}
    </Section>
  );
}

function RealFigures({ real, mocks }: { real: NonNullable<Record['real']>; mocks: number }) {
  const figures = [
    [`${formatTwoDecimals(real.meanError)}`, 'puntos de error medio'],
    [`${percentOf(real.inside)} %`, 'dentro del margen, que promete el 90 %'],
    [
      `${real.bias >= 0 ? '+' : '−'}${formatTwoDecimals(Math.abs(real.bias))}`,
      real.bias >= 0 ? 'predecimos de más' : 'predecimos de menos',
    ],
    [formatNumber(mocks), 'simulacros comparados'],
  ] as const;
  return (
    <>
      <Figures
        figures={figures}
        valueClass="text-[2.75rem]"
        className="mt-6 mb-8 flex flex-wrap gap-x-12 gap-y-5"
      />
      <ChartFrame
        title="Nota predicha y nota real"
        note="Agrupados por la nota predicha. Cuanto más juntas las dos líneas, mejor."
        legend={
          <ChartLegend
            entries={[
              { label: 'Predicha', dashed: true },
              { label: 'Real', tone: 'gold' },
            ]}
          />
        }
        table={{
          columns: ['Predicha', 'Simulacros', 'Media predicha', 'Media real'],
          rows: real.bands.map((band) => [
            `de ${band.from} a ${band.from + 1}`,
            band.mocks,
            formatOneDecimal(band.predicted),
            formatOneDecimal(band.real),
          ]),
        }}
      >
        <LineChart
          height={220}
          xLabels={real.bands.map(({ from }) => `${from}–${from + 1}`)}
          yTicks={[0, 2, 4, 6, 8, 10]}
          series={[
            { label: 'Predicha', dashed: true, points: real.bands.map(({ predicted }) => predicted) },
            { label: 'Real', tone: 'gold', points: real.bands.map((band) => band.real) },
          ]}
        />
      </ChartFrame>
    </>
  );
}
