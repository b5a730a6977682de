import { clockOf } from '@atalaya/core/platform/text/clock-time';
import type { Episode } from './episode-link';

type ScrubberProps = {
  episode: Episode;
  seconds: number;
  chapter: number;
  onSeek: (seconds: number) => void;
};

/** A native range over a bar for each chapter. */
export function Scrubber({ episode, seconds, chapter, onSeek }: ScrubberProps) {
  const { chapters, seconds: length } = episode;
  const ends = chapters.map((_, at) => chapters[at + 1]?.start ?? length);
  const share = (value: number) => `${Math.min(100, Math.max(0, (value / length) * 100))}%`;
  return (
    <>
      <div className="relative h-11">
        <input
          type="range"
          aria-label="Momento del episodio"
          aria-valuetext={`${clockOf(seconds)} de ${clockOf(length)}, ${chapters[chapter]?.title ?? ''}`}
          min={0}
          max={Math.floor(length)}
          step={1}
          value={Math.floor(seconds)}
          onChange={(event) => onSeek(Number(event.target.value))}
          className="peer absolute inset-0 z-10 size-full cursor-pointer opacity-0"
        />
        <div aria-hidden="true" className="absolute inset-x-0 top-1/2 h-2 -translate-y-1/2">
          {chapters.map(({ id, start }, at) => (
            <div
              key={id}
              className="absolute h-full overflow-hidden rounded-[3px] bg-line"
              style={{ left: share(start), width: `calc(${share((ends[at] ?? length) - start)} - 4px)` }}
            >
              <div
                className="h-full bg-navy"
                style={{
                  width: `${Math.min(100, Math.max(0, ((seconds - start) / ((ends[at] ?? length) - start)) * 100))}%`,
                }}
              />
            </div>
          ))}
        </div>
        <div
          aria-hidden="true"
          className="absolute top-1/2 size-6 -translate-1/2 rounded-full border-3 border-surface bg-gold shadow-[0_0_0_1.5px_var(--gold-ink)] peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-gold"
          style={{ left: share(seconds) }}
        />
      </div>
      <p className="num flex justify-between text-[1.125rem] text-muted" aria-hidden="true">
        <span>{clockOf(seconds)}</span>
        <span>−{clockOf(length - seconds)}</span>
      </p>
    </>
  );
}
