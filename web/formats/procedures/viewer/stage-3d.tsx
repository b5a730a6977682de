import { Maximize, RotateCcw, RotateCw, Undo2, ZoomIn, ZoomOut } from 'lucide-react';
import { useRef } from 'react';
import { IconButton } from '../../../ui/icon-button';
import { Kbd } from '../../../ui/kbd';
import type { ProcedureScene } from '../scenes/scene';
import type { Change } from './gestures';
import { HOME, turned, zoomed } from './orbit';
import { placeSigns, Signs } from './signs';
import { useViewer } from './use-viewer';

type Stage3dProps = {
  scene: ProcedureScene;
  index: number;
  /** What is seen, for who does not see it. */
  picture: string;
  onReady: () => void;
  onFail: () => void;
};

const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The model, which turns, with its signs and its buttons. */
export default function Stage3d({ scene, index, picture, onReady, onFail }: Stage3dProps) {
  const list = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const viewer = useViewer({
    scene,
    index,
    isSmooth: !isCalm(),
    onFrame: (locate) => placeSigns(list.current, scene, index, locate),
    onReady,
    onFail,
  });
  const button = (label: string, change: Change, Icon: typeof RotateCw, className?: string) => (
    <IconButton
      label={label}
      variant="outline-on-panel"
      className={`max-md:bg-panel/80 ${className ?? ''}`}
      onClick={() => viewer.turnBy(change)}
    >
      <Icon />
    </IconButton>
  );
  return (
    <div ref={frame} className="contents [&:fullscreen]:block [&:fullscreen]:bg-panel">
      <div className="absolute inset-0 [:fullscreen>&]:inset-x-0 [:fullscreen>&]:bottom-16">
        <div
          ref={viewer.area}
          role="img"
          aria-label={picture}
          aria-describedby="mandos-3d"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the model turns with the arrow keys
          tabIndex={0}
          onKeyDown={(event) => {
            if (viewer.press(event)) event.preventDefault();
          }}
          className="size-full cursor-grab touch-pan-y active:cursor-grabbing"
        />
        <Signs scene={scene} index={index} list={list} />
      </div>
      <div className="absolute top-full left-0 flex w-full items-center gap-2 pt-2 max-md:top-3 max-md:right-3 max-md:left-auto max-md:w-auto max-md:flex-col max-md:pt-0 [:fullscreen>&]:top-auto [:fullscreen>&]:bottom-2 [:fullscreen>&]:left-4">
        {button('Girar a la izquierda', (orbit) => turned(orbit, -30), RotateCcw)}
        {button('Girar a la derecha', (orbit) => turned(orbit, 30), RotateCw)}
        {button('Acercar', (orbit) => zoomed(orbit, 1 / 1.25), ZoomIn, 'max-md:hidden')}
        {button('Alejar', (orbit) => zoomed(orbit, 1.25), ZoomOut, 'max-md:hidden')}
        {button('Volver a la vista del paso', () => HOME, Undo2)}
        {document.fullscreenEnabled && (
          <IconButton
            label="Pantalla completa"
            variant="outline-on-panel"
            className="max-md:hidden"
            onClick={() =>
              void (document.fullscreenElement
                ? document.exitFullscreen()
                : frame.current?.requestFullscreen())
            }
          >
            <Maximize />
          </IconButton>
        )}
        <p id="mandos-3d" className="ml-auto text-small text-on-panel-muted max-md:sr-only">
          Arrastra para girar, o usa <Kbd>←</Kbd> <Kbd>→</Kbd>
          <span className="sr-only">
            {' '}
            Flechas arriba y abajo, más alto o más bajo. Más y menos, acercar y alejar. Mayúsculas y flechas,
            desplazar. Cero, volver a la vista del paso.
          </span>
        </p>
      </div>
    </div>
  );
}
