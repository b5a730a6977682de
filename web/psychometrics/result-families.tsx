import { PERCENTILE_USERS } from '@atalaya/core/psychometrics/battery';
import { familyNames } from '@atalaya/core/psychometrics/items/item';
import type { BatteryResult } from '@atalaya/core/psychometrics/psychometrics.contract';
import { ChartFrame } from '../ui/charts/chart-frame';
import { DotPlot } from '../ui/charts/dot-plot';

/** The families with their margin, and the percentile once there are enough people. */
export function ResultFamilies({ result: { families, people } }: { result: BatteryResult }) {
  const hasPercentiles = people >= PERCENTILE_USERS;
  return (
    <section aria-label="Por aptitudes" className="p-6 md:p-8">
      <ChartFrame
        title="Por aptitudes"
        table={{
          columns: ['Aptitud', 'Nivel', 'Margen', 'Aciertos', 'Errores', 'En blanco', 'Percentil'],
          rows: families.map(({ family, score, low, high, hits, errors, blanks, percentile }) => [
            familyNames[family],
            score,
            `${low}–${high}`,
            hits,
            errors,
            blanks,
            percentile ?? 'aún no',
          ]),
        }}
        note={
          hasPercentiles
            ? `Percentiles entre las ${people} personas que han hecho esta batería. Línea de puntos: 50, la media.`
            : `Tu nivel según la dificultad de cada ítem, con su margen. Los percentiles aparecerán cuando ${PERCENTILE_USERS} personas hayan hecho esta batería; hoy ${people === 1 ? 'es 1' : `son ${people}`}.`
        }
      >
        <DotPlot
          target={50}
          rows={families.map(({ family, score, low, high, hits, errors, blanks, percentile }) => ({
            id: family,
            label: (
              <span>
                <span className="block">{familyNames[family]}</span>
                <span className="block text-small font-normal text-muted">
                  {hits} de {hits + errors + blanks}, {errors === 1 ? '1 error' : `${errors} errores`}
                  {percentile !== null && `, percentil ${percentile}`}
                </span>
              </span>
            ),
            value: score,
            low,
            high,
          }))}
        />
      </ChartFrame>
    </section>
  );
}
