import { formatUpToTwoDecimals } from '@atalaya/core/platform/number-format';
import { clockOf } from '@atalaya/core/platform/text/clock-time';
import { Pause, Play, SkipBack, SkipForward } from 'lucide-react';
import { useHydrated } from '../../platform/use-hydrated';
import { IconButton } from '../../ui/icon-button';
import type { Playback } from './use-playback';

type ControlsProps = {
  playback: Playback;
  starts: readonly number[];
  steps: readonly { title: string }[];
};

const SPEEDS = [0.5, 1, 1.5, 2];

/** Play, steps, the moment and the speed. Without motion there is nothing to play. */
export function Controls({ playback, starts, steps }: ControlsProps) {
  const { ms, end, step, isPlaying, isCalm, speed } = playback;
  const hydrated = useHydrated();
  const share = (value: number) => `${(value / end) * 100}%`;
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1 border-t border-line px-3 py-2 print:hidden">
      <IconButton
        label="Paso anterior"
        disabled={!hydrated || step === 0}
        onClick={() => playback.go(step - 1)}
      >
        <SkipBack />
      </IconButton>
      {!isCalm && (
        <IconButton
          label={isPlaying ? 'Pausa' : 'Reproducir'}
          variant="outline"
          disabled={!hydrated}
          onClick={playback.toggle}
        >
          {isPlaying ? <Pause /> : <Play />}
        </IconButton>
      )}
      <IconButton
        label="Paso siguiente"
        disabled={!hydrated || step === steps.length - 1}
        onClick={() => playback.go(step + 1)}
      >
        <SkipForward />
      </IconButton>
      <div className="relative h-11 min-w-40 flex-1">
        <input
          type="range"
          aria-label="Momento de la explicación"
          aria-valuetext={`${clockOf(ms / 1000)} de ${clockOf(end / 1000)}, paso ${step + 1}: ${steps[step]?.title ?? ''}`}
          min={0}
          max={end}
          step={100}
          value={Math.round(ms / 100) * 100}
          disabled={!hydrated}
          onChange={(event) => playback.seek(Number(event.target.value))}
          className="peer absolute inset-0 z-10 size-full cursor-pointer opacity-0"
        />
        <div
          aria-hidden="true"
          className="absolute inset-x-0 top-1/2 h-2 -translate-y-1/2 rounded-[4px] bg-line"
        >
          <div className="h-full rounded-[4px] bg-navy" style={{ width: share(ms) }} />
          {starts.slice(1, -1).map((start) => (
            <span
              key={start}
              className="absolute top-0 h-full w-0.5 bg-surface"
              style={{ left: share(start) }}
            />
          ))}
        </div>
        <div
          aria-hidden="true"
          className="absolute top-1/2 size-5 -translate-1/2 rounded-full border-3 border-surface bg-gold shadow-[0_0_0_1.5px_var(--gold-ink)] peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-gold"
          style={{ left: share(ms) }}
        />
      </div>
      <span className="num w-22 text-center text-small text-muted">
        {clockOf(ms / 1000)} / {clockOf(end / 1000)}
      </span>
      {!isCalm && (
        <label className="text-small">
          <span className="sr-only">Velocidad</span>
          <select
            value={speed}
            disabled={!hydrated}
            onChange={(event) => playback.setSpeed(Number(event.target.value))}
            className="num h-9 rounded-md border-[1.5px] border-line-strong bg-surface px-2 pointer-coarse:h-11"
          >
            {SPEEDS.map((value) => (
              <option key={value} value={value}>
                {formatUpToTwoDecimals(value)}×
              </option>
            ))}
          </select>
        </label>
      )}
    </div>
  );
}
