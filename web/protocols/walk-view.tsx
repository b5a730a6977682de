import type { ShownProtocol } from '@atalaya/core/protocols/shown-protocol';
import { back, currentNode, droppedBy, forward, goTo, type Walk } from '@atalaya/core/protocols/walk';
import { Maximize2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../ui/button';
import { Card } from '../ui/card';
import { ConfirmDialog } from '../ui/overlays/confirm-dialog';
import { lazyDialog } from '../ui/overlays/lazy-dialog';
import { NodePanel } from './node-panel';
import { ProtocolMap } from './protocol-map';
import { Visited } from './visited';

const MapDialog = lazyDialog(() => import('./map-dialog'));

type WalkViewProps = {
  protocol: ShownProtocol;
  walk: Walk;
  onChange: (next: Walk) => void;
  onRestart: () => void;
  /** In training there is nothing to write down. */
  hasNotes?: boolean;
};

/** Where the walk has been, where it is, and the whole tree. */
export function WalkView({ protocol, walk, onChange, onRestart, hasNotes = true }: WalkViewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [asked, setAsked] = useState<{ option: string | undefined }>();
  const [isMapOpen, setMapOpen] = useState(false);
  const node = currentNode(protocol, walk);
  if (!node) return null;

  const move = (next: Walk) => {
    onChange(next);
    // The heading of the next node is read out, and Tab goes on from there.
    requestAnimationFrame(() => heading.current?.focus());
  };
  const answer = (option: string | undefined) =>
    droppedBy(walk, option) > 0 ? setAsked({ option }) : move(forward(protocol, walk, option, Date.now()));
  const dropped = asked ? droppedBy(walk, asked.option) : 0;

  return (
    <div className="grid items-start gap-x-11 gap-y-8 py-6 md:py-8 lg:grid-cols-[minmax(0,1fr)_17rem] xl:grid-cols-[15rem_minmax(0,1fr)_18rem]">
      <div className="max-xl:order-last max-xl:col-span-full">
        <Visited
          protocol={protocol}
          walk={walk}
          onGoTo={(at) => move(goTo(walk, at))}
          onRestart={onRestart}
        />
      </div>
      <NodePanel
        key={`${node.id} ${walk.at}`}
        protocol={protocol}
        node={node}
        walk={walk}
        headingRef={heading}
        onAnswer={answer}
        onBack={() => move(back(walk))}
        onChange={onChange}
        onRestart={onRestart}
        onMap={() => setMapOpen(true)}
        hasNotes={hasNotes}
      />
      <MapCard protocol={protocol} walk={walk} onOpen={() => setMapOpen(true)} />
      {isMapOpen && <MapDialog protocol={protocol} walk={walk} onClose={() => setMapOpen(false)} />}
      <ConfirmDialog
        open={asked !== undefined}
        onOpenChange={(open) => open || setAsked(undefined)}
        title="¿Cambiar la respuesta?"
        description={`Se ${dropped === 1 ? 'borra el paso siguiente' : `borran los ${dropped} pasos siguientes`}, con sus notas y horas.`}
        confirmLabel="Cambiar"
        onConfirm={() => {
          if (asked) move(forward(protocol, walk, asked.option, Date.now()));
          setAsked(undefined);
        }}
      />
    </div>
  );
}

type MapCardProps = { protocol: ShownProtocol; walk: Walk; onOpen: () => void };

/** The small drawing of a wide screen; it opens the zoomable one. */
const MapCard = ({ protocol, walk, onOpen }: MapCardProps) => (
  <Card pad="sm" className="sticky top-5 max-lg:hidden">
    <div className="flex items-center justify-between gap-3">
      <h2 className="text-h4">Mapa</h2>
      <Button variant="quiet" size="sm" onClick={onOpen} className="-mr-2 noscript:hidden">
        <Maximize2 />
        Ampliar
      </Button>
    </div>
    <div className="mt-3 h-[min(60dvh,32rem)]">
      <ProtocolMap protocol={protocol} walk={walk} isSmall />
    </div>
  </Card>
);
