import type { ShownProtocol } from '@atalaya/core/protocols/shown-protocol';
import type { Walk } from '@atalaya/core/protocols/walk';
import { Maximize2 } from 'lucide-react';
import { Button } from '../ui/button';
import { Card } from '../ui/card';
import { ProtocolMap } from './protocol-map';

type MapCardProps = { protocol: ShownProtocol; walk: Walk; onOpen: () => void };

/** The small drawing of a wide screen; it opens the zoomable one. */
export const MapCard = ({ protocol, walk, onOpen }: MapCardProps) => (
  <Card pad="sm" className="sticky top-5 max-lg:hidden">
    <div className="flex items-center justify-between gap-3">
      <h2 className="text-h4">Mapa</h2>
      <Button variant="quiet" size="sm" onClick={onOpen} className="-mr-2 noscript:hidden">
        <Maximize2 aria-hidden="true" />
        Ampliar
      </Button>
    </div>
    <div className="mt-3 h-[min(60dvh,32rem)]">
      <ProtocolMap protocol={protocol} walk={walk} isSmall />
    </div>
  </Card>
);
