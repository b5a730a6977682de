import { Maximize2, Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../icon-button';
import type { useZoom } from './use-zoom';

type ZoomButtonsProps = { zoom: ReturnType<typeof useZoom>; fitLabel: string; children?: ReactNode };

const STEP = 1.25;

/** In the lower right corner of the zoomed frame, after buttons of its own. */
export function ZoomButtons({ zoom, fitLabel, children }: ZoomButtonsProps) {
  return (
    <div className="absolute right-3 bottom-3 flex gap-1 rounded-lg border border-line bg-surface p-1 shadow-float print:hidden">
      {children}
      <IconButton label="Alejar" size="sm" onClick={() => zoom.by(1 / STEP)}>
        <Minus />
      </IconButton>
      <output className="num grid w-13 place-items-center text-small">
        {Math.round(zoom.scale * 100)} %
      </output>
      <IconButton label="Acercar" size="sm" onClick={() => zoom.by(STEP)}>
        <Plus />
      </IconButton>
      <IconButton label={fitLabel} size="sm" onClick={zoom.fit}>
        <Maximize2 />
      </IconButton>
    </div>
  );
}
