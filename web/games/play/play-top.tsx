import { formatClock } from '@atalaya/core/exams/clock';
import { gameFacts } from '@atalaya/core/games/game';
import type { PlayView } from '@atalaya/core/games/plays.contract';
import { CloudCheck, CloudUpload, Eye, EyeOff, Flag, Pause, Play, X } from 'lucide-react';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { deviceStore, useDeviceStore } from '../../platform/device-store';
import { cx } from '../../ui/cx';
import { IconButton, IconButtonLink } from '../../ui/icon-button';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog';
import { Progress } from '../../ui/progress';
import type { Sync } from './play-session';
import { playCode, topicsSentence } from './play-words';

type TopProps = {
  view: PlayView;
  elapsed: () => number;
  isPaused: boolean;
  isEnded: boolean;
  onPause: (isPaused: boolean) => void;
  onGiveUp: () => void;
  sync: Sync;
  progress: number;
  actions?: ReactNode;
};

const clockHidden = deviceStore('atalaya.game-clock-hidden', (stored) => stored === true);

function everyHalfSecond(listener: () => void): () => void {
  const timer = setInterval(listener, 500);
  return () => clearInterval(timer);
}

export function PlayTop(props: TopProps) {
  const { view, elapsed, isPaused, isEnded, onPause, onGiveUp, sync, progress, actions } = props;
  const [isLeaving, setLeaving] = useState(false);
  const isHidden = useDeviceStore(clockHidden, false);
  const seconds = useSyncExternalStore(
    everyHalfSecond,
    () => Math.floor(elapsed() / 1000),
    () => 0,
  );
  return (
    <header className="border-b border-line bg-surface print:hidden">
      <div className="flex h-15 items-center gap-1 px-1 md:grid md:h-20 md:grid-cols-[1fr_auto_1fr] md:gap-6 md:px-8">
        <div className="flex min-w-0 items-center gap-3 md:gap-5">
          <IconButtonLink label="Volver a Juegos" to="/campus-estudio/juegos">
            <X />
          </IconButtonLink>
          {/* A phone has no room for it beside the clock and the buttons. */}
          <div className={cx('min-w-0 leading-[1.35]', !isEnded && 'max-sm:sr-only')}>
            <h1 className="block truncate font-sans text-body font-semibold max-md:text-small">
              {gameFacts[view.play.game].name}
            </h1>
            <span className="block truncate text-small text-muted max-md:hidden">
              {topicsSentence(view.topics)}, partida {playCode(view.seed)}
            </span>
          </div>
        </div>
        <div className="flex items-center gap-1 max-md:mr-auto max-md:ml-1">
          {!isHidden && !isEnded && (
            <span role="timer" aria-label="Tiempo de juego" className="num text-[1.5rem] md:text-[2.5rem]">
              {formatClock(seconds * 1000)}
            </span>
          )}
          {!isEnded && (
            <IconButton label={isPaused ? 'Seguir' : 'Pausar'} onClick={() => onPause(!isPaused)}>
              {isPaused ? <Play /> : <Pause />}
            </IconButton>
          )}
          {!isEnded && (
            <IconButton
              label={isHidden ? 'Mostrar el tiempo' : 'Ocultar el tiempo'}
              onClick={() => clockHidden.change(!isHidden)}
            >
              {isHidden ? <Eye /> : <EyeOff />}
            </IconButton>
          )}
        </div>
        <div className="flex items-center justify-end gap-1 md:gap-3">
          {actions}
          {!isEnded && (
            <IconButton label="Terminar la partida" onClick={() => setLeaving(true)}>
              <Flag />
            </IconButton>
          )}
          <SavedBadge sync={sync} />
        </div>
      </div>
      <Progress label="Avance de la partida" value={Math.round(progress * 100)} tone="gold" />
      <ConfirmDialog
        open={isLeaving}
        onOpenChange={setLeaving}
        title="¿Terminar la partida aquí?"
        description="Cuenta lo que hayas resuelto. Si solo sales, la partida te espera donde la dejas."
        confirmLabel="Terminar"
        cancelLabel="Seguir jugando"
        onConfirm={() => {
          setLeaving(false);
          onGiveUp();
        }}
      />
    </header>
  );
}

function SavedBadge({ sync }: { sync: Sync }) {
  const isSaved = sync === 'saved';
  return (
    <span
      className={`inline-flex min-h-7 items-center gap-1.5 rounded-sm px-2 text-micro font-semibold md:px-2.5 ${
        isSaved ? 'bg-success-tint text-success' : 'bg-sunken text-muted'
      }`}
    >
      {isSaved ? <CloudCheck className="size-4" /> : <CloudUpload className="size-4" />}
      <span className="max-md:sr-only">
        {isSaved ? 'Guardado' : sync === 'waiting' ? 'En este dispositivo' : 'Guardando'}
      </span>
    </span>
  );
}
