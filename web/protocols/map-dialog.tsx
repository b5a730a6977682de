import type { ShownProtocol } from '@atalaya/core/protocols/shown-protocol';
import type { Walk } from '@atalaya/core/protocols/walk';
import { type KeyboardEvent, useRef } from 'react';
import { Dialog } from '../ui/overlays/dialog';
import { useZoom } from '../ui/zoom/use-zoom';
import { ZoomButtons } from '../ui/zoom/zoom-buttons';
import { ProtocolMap, useLayout } from './protocol-map';

type MapDialogProps = { protocol: ShownProtocol; walk: Walk; onClose: () => void };

/** Zoom with buttons, wheel, pinch or keys; the frame scrolls. */
export default function MapDialog({ protocol, walk, onClose }: MapDialogProps) {
  const layout = useLayout(protocol);
  const frame = useRef<HTMLDivElement>(null);
  const zoom = useZoom(frame, layout);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === '+') zoom.by(1.25);
    else if (event.key === '-') zoom.by(1 / 1.25);
    else if (event.key === '0') zoom.fit();
    else return;
    event.preventDefault();
  };
  return (
    <Dialog open onOpenChange={onClose} title={`Mapa: ${protocol.name}`} width="1100px">
      <div className="relative">
        <section
          ref={frame}
          aria-label="Diagrama"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls must be reachable by keyboard
          tabIndex={0}
          onKeyDown={onKeyDown}
          className="h-[min(66dvh,44rem)] touch-pan-x touch-pan-y overflow-auto overscroll-contain rounded-lg border border-line bg-ground p-4"
        >
          <div
            className="mx-auto"
            style={{ width: layout.width * zoom.scale, height: layout.height * zoom.scale }}
          >
            <ProtocolMap protocol={protocol} walk={walk} />
          </div>
        </section>
        <ZoomButtons zoom={zoom} fitLabel="Ver el mapa entero" />
      </div>
      <p className="mt-3 text-small text-muted">
        En azul, lo recorrido; en dorado, donde estás. Con el teclado: flechas para moverte, + y − para
        acercar y alejar, 0 para verlo entero.
      </p>
    </Dialog>
  );
}
