import { ITEMS_TO_COMPARE } from '@atalaya/core/games/statistics';
import type { GameStatistics } from '@atalaya/core/games/statistics.contract';
import { ChartFrame } from '../../ui/charts/chart-frame';
import { DotPlot, type DotRow } from '../../ui/charts/dot-plot';

type Memory = GameStatistics['memory'];
type Side = Memory['played'];

const rowOf = (id: string, label: string, { share }: Side): DotRow[] =>
  share ? [{ id, label, value: share.share * 100, low: share.low * 100, high: share.high * 100 }] : [];
export const percent = (value: number): string => `${Math.round(value)} %`;
const cells = (label: string, { items, right, share }: Side) => [
  label,
  items,
  right,
  share ? percent(share.share * 100) : '—',
  share ? `${percent(share.low * 100)} a ${percent(share.high * 100)}` : '—',
];

/** The answer in one sentence. */
export function memorySentence({ difference, verdict }: Memory): string {
  if (verdict === 'unknown' || !difference)
    return `Aún no hay datos suficientes: hacen falta ${ITEMS_TO_COMPARE} tarjetas de cada clase, repasadas fuera de los juegos un día después o más.`;
  const points = Math.abs(Math.round(difference.share * 100));
  const size = points === 1 ? 'un punto' : `${points} puntos`;
  if (verdict === 'better')
    return `Recuerdas mejor lo que juegas: ${size} más, y la diferencia supera el margen.`;
  if (verdict === 'worse')
    return `Lo jugado lo recuerdas peor: ${size} menos, y la diferencia supera el margen.`;
  return `No se ve diferencia: ${size} entre lo jugado y lo demás, dentro del margen.`;
}

export const memoryRows = (memory: Memory): DotRow[] => [
  ...rowOf('played', 'Lo jugado', memory.played),
  ...rowOf('rest', 'Lo demás', memory.rest),
];

export function MemoryEffect({ memory }: { memory: Memory }) {
  const rows = memoryRows(memory);
  return (
    <ChartFrame
      title="¿Sirve jugar?"
      table={{
        columns: ['Tarjetas', 'Repasadas', 'Recordadas', 'Recuerdo', 'Margen del 95 %'],
        rows: [cells('Lo jugado', memory.played), cells('Lo demás', memory.rest)],
      }}
      legend={<p className="text-pretty">{memorySentence(memory)}</p>}
      note="Tarjetas: la primera vez que cada una vuelve en un repaso fuera de los juegos, un día después o más. El margen es del 95 %."
    >
      {rows.length > 0 && <DotPlot rows={rows} format={percent} />}
    </ChartFrame>
  );
}
