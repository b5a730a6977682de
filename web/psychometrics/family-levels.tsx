import { familyNames } from '@atalaya/core/psychometrics/items/item';
import type { Overview } from '@atalaya/core/psychometrics/psychometrics.contract';
import { Card } from '../ui/card';
import { ChartFrame } from '../ui/charts/chart-frame';
import { DotPlot } from '../ui/charts/dot-plot';

/** The level in each family with its margin. */
export function FamilyLevels({ families }: { families: Overview['families'] }) {
  const answers = families.reduce((sum, family) => sum + family.answers, 0);
  return (
    <Card>
      <ChartFrame
        title="Tu nivel"
        table={{
          columns: ['Aptitud', 'Nivel', 'Margen', 'Respuestas'],
          rows: families.map(({ family, score, low, high, answers: own }) => [
            familyNames[family],
            score,
            `${low}–${high}`,
            own,
          ]),
        }}
        note={
          answers === 0
            ? 'Aún no sabemos nada: la raya ancha es la duda. Se estrecha con cada respuesta.'
            : 'Según la dificultad de cada ítem: 50 es quien acierta lo medio. La raya es el margen.'
        }
      >
        <DotPlot
          target={50}
          rows={families.map(({ family, score, low, high }) => ({
            id: family,
            label: familyNames[family],
            value: score,
            low,
            high,
          }))}
        />
      </ChartFrame>
    </Card>
  );
}
