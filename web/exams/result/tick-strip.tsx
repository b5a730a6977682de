import type { MapEntry } from '../sitting/question-map';

const WIDTH = 360;

type StripProps = { entries: readonly MapEntry[]; current: number; onOpen: () => void };

const colourOf = ({ outcome, flagged, isAnswered }: MapEntry): string => {
  if (outcome === 'right') return 'var(--success)';
  if (outcome === 'wrong') return 'var(--danger)';
  if (flagged) return 'var(--gold)';
  return isAnswered ? 'var(--navy)' : 'var(--chart-rest)';
};

/** The question map on phones: one tick per question, opens the full map. */
export function TickStrip({ entries, current, onOpen }: StripProps) {
  const step = WIDTH / entries.length;
  return (
    <button
      type="button"
      aria-label="Abrir el mapa de preguntas"
      onClick={onOpen}
      className="block w-full border-b border-line bg-surface px-4 py-3 lg:hidden"
    >
      <svg viewBox={`0 0 ${WIDTH} 20`} preserveAspectRatio="none" className="h-5 w-full" aria-hidden="true">
        {entries.map((entry) => {
          const isCurrent = entry.position === current;
          return (
            <rect
              key={entry.position}
              x={(entry.position - 1) * step}
              y={isCurrent ? 0 : 5}
              width={step * 0.68}
              height={isCurrent ? 20 : 10}
              rx="1"
              fill={isCurrent ? 'var(--ink)' : colourOf(entry)}
            />
          );
        })}
      </svg>
    </button>
  );
}
