import { formatNumber } from '@atalaya/core/platform/number-format';
import { Moon, Pause, Play, RotateCcw, RotateCw } from 'lucide-react';
import { IconButton } from '../../ui/icon-button';
import { DownloadEpisode } from './download-episode';
import { type Engine, rates, setRate, useRate } from './engine';
import type { Episode } from './episode-link';
import { type Sleep, sleepChoices } from './use-sleep';

const STEP_SECONDS = 15;

/** A native list: it needs no code, and a phone shows it as its own. */
const choice =
  'h-11 rounded-md border-[1.5px] border-line-strong bg-surface px-2 text-small font-semibold text-navy hover:bg-navy-tint';

type ControlsProps = { episode: Episode; engine: Engine; sleep: Sleep };

export function Controls({ episode, engine, sleep }: ControlsProps) {
  const rate = useRate();
  const by = (seconds: number) =>
    engine.seek(Math.min(episode.seconds, Math.max(0, engine.seconds + seconds)));
  return (
    <div className="mt-1.5 flex items-center justify-between gap-1 lg:mt-4 lg:gap-2.5">
      <IconButton label="Atrás 15 segundos" onClick={() => by(-STEP_SECONDS)}>
        <RotateCcw />
      </IconButton>
      <button
        type="button"
        aria-label={engine.isPlaying ? 'Pausar' : 'Escuchar'}
        disabled={!engine.canPlay}
        onClick={engine.isPlaying ? engine.pause : engine.play}
        className="inline-grid size-16 flex-none place-items-center rounded-full bg-navy text-on-navy hover:bg-navy-hover disabled:bg-sunken disabled:text-muted lg:size-18 [&_svg]:size-7.5"
      >
        {engine.isPlaying ? <Pause /> : <Play />}
      </button>
      <IconButton label="Adelante 15 segundos" onClick={() => by(STEP_SECONDS)}>
        <RotateCw />
      </IconButton>
      <div className="ml-auto flex items-center gap-1 lg:gap-2">
        <select
          aria-label="Velocidad"
          value={rate}
          onChange={(event) => setRate(Number(event.target.value))}
          className={choice}
        >
          {rates.map((one) => (
            <option key={one} value={one}>
              {formatNumber(one)}×
            </option>
          ))}
        </select>
        <span className="relative">
          <Moon className="pointer-events-none absolute top-1/2 left-2.5 size-4.5 -translate-y-1/2 text-navy" />
          <select
            aria-label="Apagar solo"
            value={sleep.choice}
            onChange={(event) => sleep.set(event.target.value)}
            className={`${choice} max-w-26 pl-8!`}
          >
            {sleepChoices.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </span>
        <DownloadEpisode episode={episode} className="max-lg:hidden" />
      </div>
    </div>
  );
}
