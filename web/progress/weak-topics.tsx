import type { Answer } from '@atalaya/core/api';
import { ButtonLink } from '../ui/button';
import { Card } from '../ui/card';
import { ChartFrame } from '../ui/charts/chart-frame';
import { DotPlot } from '../ui/charts/dot-plot';
import { Plate } from '../ui/plate';

type Topics = NonNullable<Answer<'GET /api/progress/today'>['readiness']>['topics'];

const SHOWN = 6;
/** The percentage needed for the latest cut-off. */
const TARGET = 70;

/** The topics that cost most points: share not known × weight. */
export function WeakTopics({ topics }: { topics: Topics }) {
  const weakest = [...topics]
    .sort((a, b) => (100 - b.mean) * b.weight - (100 - a.mean) * a.weight)
    .slice(0, SHOWN);
  return (
    <Card>
      <ChartFrame
        title="Donde más puntos hay por ganar"
        note="La línea de puntos marca el 70 %, el nivel que sostiene el corte. La franja es el margen: se estrecha con cada respuesta."
        table={{
          columns: ['Tema', 'Dominio', 'Margen', 'Respuestas', 'Peso'],
          rows: weakest.map((topic) => [
            `${topic.topic}. ${topic.title}`,
            `${topic.mean} %`,
            `${topic.low} a ${topic.high} %`,
            topic.answers,
            `${Math.round(topic.weight)} de 100`,
          ]),
        }}
      >
        <DotPlot
          target={TARGET}
          rows={weakest.map(({ topic, title, mean, low, high }) => ({
            id: `${topic}`,
            label: (
              <>
                <Plate variant="outline">{topic}</Plate>
                {title}
              </>
            ),
            value: mean,
            low,
            high,
          }))}
        />
      </ChartFrame>
      <div className="mt-4">
        <ButtonLink to="/progreso" variant="quiet" size="sm">
          Los 45 temas
        </ButtonLink>
      </div>
    </Card>
  );
}
