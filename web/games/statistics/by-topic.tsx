import { shareOf } from '@atalaya/core/games/statistics';
import type { GameStatistics } from '@atalaya/core/games/statistics.contract';
import { ChartFrame } from '../../ui/charts/chart-frame';
import { DotPlot } from '../../ui/charts/dot-plot';
import { Plate } from '../../ui/plate';
import { percentWords, timeWords } from './words';

const SHOWN = 8;

export function ByTopic({ topics }: Pick<GameStatistics, 'topics'>) {
  const rows = topics.slice(0, SHOWN).flatMap(({ topic, title, items, right }) => {
    const share = shareOf({ items, right });
    if (!share) return [];
    const label = (
      <>
        <Plate size="sm" variant="outline">
          {topic}
        </Plate>
        <span className="text-small">{title}</span>
      </>
    );
    return [
      { id: String(topic), label, value: share.share * 100, low: share.low * 100, high: share.high * 100 },
    ];
  });
  return (
    <ChartFrame
      title="Aciertos por tema"
      table={{
        columns: ['Tema', 'Tiempo', 'Respuestas', 'Aciertos', 'Retención'],
        rows: topics.map(({ topic, title, activeMs, items, right, met, kept }) => [
          `${topic}. ${title}`,
          timeWords(activeMs),
          items,
          percentWords(right, items),
          percentWords(kept, met),
        ]),
      }}
      note="Los temas más jugados, con el margen del 95 %. La tabla los tiene todos."
    >
      <DotPlot rows={rows} format={(value) => `${Math.round(value)} %`} />
    </ChartFrame>
  );
}
