import { useLevel } from '../../platform/media/use-level';

const BARS = 12;

/** The level of the microphone, so that the user sees that it works. */
export function LevelMeter({ stream }: { stream: MediaStream }) {
  const level = useLevel(stream);
  const lit = Math.round(level * BARS);
  return (
    <div className="flex flex-col-reverse gap-0.5 rounded-sm bg-panel/80 p-1">
      <meter aria-label="Nivel del micrófono" value={level} className="sr-only" />
      {Array.from({ length: BARS }, (_, bar) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: the bars never change
          key={bar}
          className={`block min-h-1 w-3 flex-1 rounded-[2px] ${bar >= lit ? 'bg-panel-line' : bar < 8 ? 'bg-[#55c896]' : 'bg-panel-gold'}`}
        />
      ))}
    </div>
  );
}
