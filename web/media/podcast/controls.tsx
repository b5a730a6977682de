import { formatNumber } from '@atalaya/core/platform/number-format';
import { Moon, Pause, Play, RotateCcw, RotateCw } from 'lucide-react';
import { Button } from '../../ui/button';
import { IconButton } from '../../ui/icon-button';
import { Menu } from '../../ui/overlays/menu';
import { DownloadEpisode } from './download-episode';
import { type Engine, rates, setRate, useRate } from './engine';
import type { Episode } from './episode-link';
import { type Sleep, sleepChoices } from './use-sleep';

const STEP_SECONDS = 15;

type ControlsProps = { episode: Episode; engine: Engine; sleep: Sleep };

export function Controls({ episode, engine, sleep }: ControlsProps) {
  const rate = useRate();
  const by = (seconds: number) =>
    engine.seek(Math.min(episode.seconds, Math.max(0, engine.seconds + seconds)));
  return (
    <div className="mt-1.5 flex items-center justify-between gap-1 lg:mt-4 lg:gap-2.5">
      <IconButton label="Atrás 15 segundos" className="size-13" onClick={() => by(-STEP_SECONDS)}>
        <RotateCcw aria-hidden="true" />
      </IconButton>
      <button
        type="button"
        aria-label={engine.isPlaying ? 'Pausar' : 'Escuchar'}
        disabled={!engine.canPlay}
        onClick={engine.isPlaying ? engine.pause : engine.play}
        className="inline-grid size-16 flex-none place-items-center rounded-full bg-navy text-on-navy hover:bg-navy-hover disabled:bg-sunken disabled:text-muted lg:size-18 [&_svg]:size-7.5"
      >
        {engine.isPlaying ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
      </button>
      <IconButton label="Adelante 15 segundos" className="size-13" onClick={() => by(STEP_SECONDS)}>
        <RotateCw aria-hidden="true" />
      </IconButton>
      <div className="ml-auto flex gap-1 lg:gap-2">
        <Menu
          label="Velocidad"
          align="end"
          items={rates.map((one) => ({ label: `${formatNumber(one)}×`, onSelect: () => setRate(one) }))}
        >
          <Button variant="outline" size="sm" aria-label={`Velocidad: ${formatNumber(rate)}×`}>
            {formatNumber(rate)}×
          </Button>
        </Menu>
        <Menu
          label="Apagar solo"
          align="end"
          items={[
            ...sleepChoices.map(({ label, choice }) => ({ label, onSelect: () => sleep.set(choice) })),
            ...(sleep.words ? [{ label: 'No apagar', onSelect: () => sleep.set(null) }] : []),
          ]}
        >
          <Button variant="outline" size="sm" aria-label={`Apagar solo: ${sleep.words ?? 'no'}`}>
            <Moon aria-hidden="true" />
            {sleep.short}
          </Button>
        </Menu>
        <DownloadEpisode episode={episode} />
      </div>
    </div>
  );
}
