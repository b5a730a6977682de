import type { Answer } from '@atalaya/core/api';
import { type Poses, posesAt, posesOf, stepStarts } from '@atalaya/core/formats/animations/frames';
import { type KeyboardEvent, useMemo } from 'react';
import { Controls } from './controls';
import { StepList } from './step-list';
import { usePlayback } from './use-playback';

type Piece = Answer<'GET /api/formats/animations/:id'>;

/** The scene, its caption as text, the controls and all the steps. Space plays; arrows, Home and End go from step to step. */
export function Player({ piece }: { piece: Piece }) {
  const { actors, steps, title } = piece;
  const starts = useMemo(() => stepStarts(steps), [steps]);
  const poses = useMemo(() => posesOf({ actors, steps }), [actors, steps]);
  const playback = usePlayback(starts);
  const { step, go, toggle } = playback;
  const current = steps[step];
  const keys: Record<string, () => void> = {
    ' ': toggle,
    ArrowRight: () => go(step + 1),
    ArrowLeft: () => go(step - 1),
    Home: () => go(0),
    End: () => go(steps.length - 1),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // The buttons and the bar have their own keys.
    if (event.target !== event.currentTarget) return;
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  return (
    <>
      <section
        aria-label="Reproductor"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: its keys play and step
        tabIndex={0}
        onKeyDown={onKeyDown}
        className="mt-6 overflow-hidden rounded-lg border border-line bg-surface"
      >
        <Scene
          id={piece.id}
          version={piece.version}
          size={piece.scene}
          actors={actors}
          poses={posesAt(poses, starts, playback.ms)}
          label={`${title}. Paso ${step + 1}: ${current?.title ?? ''}`}
        />
        <div
          aria-live={playback.isPlaying ? 'off' : 'polite'}
          className="min-h-40 border-t border-line bg-sunken px-4 py-4 md:min-h-32 md:px-6"
        >
          <p className="text-small font-semibold text-muted">
            Paso {step + 1} de {steps.length}
          </p>
          <p className="mt-0.5 text-h4 font-semibold">{current?.title}</p>
          <p className="mt-1 text-pretty">{current?.caption}</p>
        </div>
        <Controls playback={playback} starts={starts} steps={steps} />
      </section>
      <p className="mt-3 text-small text-muted print:hidden">
        {playback.isCalm
          ? 'Has pedido menos movimiento: cada paso se muestra quieto. Con el teclado, flechas para avanzar y volver.'
          : 'Con el teclado: espacio para reproducir y parar, flechas para ir de paso en paso, Inicio y Fin.'}
      </p>
      <StepList steps={steps} current={step} onGo={go} />
    </>
  );
}

type SceneProps = {
  id: string;
  version: string;
  size: { width: number; height: number };
  actors: readonly { id: string }[];
  poses: Poses;
  label: string;
};

const round = (value: number): number => Math.round(value * 100) / 100;

/** The server draws each part once; here they are only placed. A lit part lies over the plain one. */
function Scene({ id, version, size: { width, height }, actors, poses, label }: SceneProps) {
  const file = `/api/formats/animations/${id}/actors.svg?v=${version}`;
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${width} ${height}`} className="h-auto w-full">
      {actors.map(({ id: name }) => {
        const pose = poses[name];
        if (!pose) return null;
        const { x, y, shown, lit, grow, turn } = pose;
        const place = `translate(${round(x)} ${round(y)})`;
        const stretch = grow === 1 ? '' : ` scale(${round(grow)} 1)`;
        const rotation = turn === 0 ? '' : ` rotate(${round(turn)})`;
        return (
          <g key={name} data-actor={name} opacity={round(shown)} transform={place + stretch + rotation}>
            <use href={`${file}#${name}`} />
            {lit > 0 && <use href={`${file}#${name}_lit`} opacity={round(lit)} />}
          </g>
        );
      })}
    </svg>
  );
}
