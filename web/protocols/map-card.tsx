import type { ShownProtocol } from '@atalaya/core/protocols/shown-protocol';
import type { Walk } from '@atalaya/core/protocols/walk';
import { Maximize2, Waypoints } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../ui/button';
import { Card } from '../ui/card';
import { ProtocolMap } from './protocol-map';

const MapDialog = lazy(() => import('./map-dialog'));

/** The small drawing; it opens the zoomable one. */
export function MapCard({ protocol, walk }: { protocol: ShownProtocol; walk: Walk }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Card pad="sm" className="top-5 max-lg:order-last max-lg:col-span-full lg:sticky">
      <div className="flex items-center justify-between gap-3">
        <h2 className="flex items-center gap-2.5 text-h4">
          <Waypoints aria-hidden="true" className="size-5 text-navy" />
          Mapa
        </h2>
        <Button variant="quiet" size="sm" onClick={() => setOpen(true)} className="-mr-2 noscript:hidden">
          <Maximize2 aria-hidden="true" />
          Ampliar
        </Button>
      </div>
      <div className="mt-3 h-[min(60dvh,32rem)] max-lg:hidden">
        <ProtocolMap protocol={protocol} walk={walk} isSmall />
      </div>
      {isOpen && (
        <Suspense>
          <MapDialog protocol={protocol} walk={walk} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Card>
  );
}
