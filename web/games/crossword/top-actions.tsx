import { gameFacts } from '@atalaya/core/games/game';
import type { PlayView } from '@atalaya/core/games/plays.contract';
import { Printer, Share2 } from 'lucide-react';
import { flushSync } from 'react-dom';
import { IconButton } from '../../ui/icon-button';
import { Menu } from '../../ui/overlays/menu';
import { toast } from '../../ui/overlays/toast-store';
import { sharedPath } from '../play/play-words';

type TopActionsProps = {
  view: PlayView;
  /** Prepares the sheet, with or without the solution. */
  onPrint: (hasSolution: boolean) => void;
};

export function TopActions({ view, onPrint }: TopActionsProps) {
  const print = (hasSolution: boolean) => {
    flushSync(() => onPrint(hasSolution));
    window.print();
  };
  return (
    <>
      <Menu
        label="Imprimir"
        align="end"
        items={[
          { label: 'En blanco', onSelect: () => print(false) },
          { label: 'Con la solución', onSelect: () => print(true) },
        ]}
      >
        <IconButton label="Imprimir">
          <Printer />
        </IconButton>
      </Menu>
      {view.source === 'free' && (
        <IconButton label="Compartir esta partida" onClick={() => void share(view)}>
          <Share2 />
        </IconButton>
      )}
    </>
  );
}

/** The address of the same puzzle, to be sent to a friend. */
async function share(view: PlayView): Promise<void> {
  const path = sharedPath({ slug: gameFacts[view.play.game].slug, ...view });
  const url = new URL(path, location.origin).href;
  try {
    await navigator.clipboard.writeText(url);
    toast({ title: 'Enlace copiado', description: 'Quien lo abra juega el mismo crucigrama.' });
  } catch {
    toast({ title: 'No se ha podido copiar', description: url, variant: 'destructive' });
  }
}
