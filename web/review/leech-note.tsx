import { Anchor } from 'lucide-react';
import { useAction } from '../platform/action/use-action';
import { call } from '../platform/api';
import { Button } from '../ui/button';
import { Note } from '../ui/note';
import { toast } from '../ui/overlays/toast-store';
import type { Card } from './runner-state';

/** Shown for items that are failed repeatedly (leeches). */
export function LeechNote({ card, onAside }: { card: Pick<Card, 'kind' | 'id'>; onAside: () => void }) {
  const params = { kind: card.kind, id: card.id };
  const set = (suspended: boolean) => call('PUT /api/study/items/:kind/:id', { params, body: { suspended } });
  const recover = useAction(() => set(false), { stale: [], failed: 'No se ha podido recuperar' });
  const { run, isBusy } = useAction(() => set(true), {
    stale: [],
    done: () => {
      toast({
        title: 'Apartada',
        description: 'No volverá a salir en tus sesiones.',
        action: { label: 'Recuperarla', onClick: () => void recover.run() },
      });
      onAside();
    },
    failed: 'No se ha podido apartar',
  });
  return (
    <div className="mt-4">
      <Note tone="warning" icon={<Anchor />}>
        <p>
          <b>Esta se te resiste.</b> La has fallado cinco veces o más después de saberla. Léela en su tema con
          calma, o apártala y gana ese tiempo.
        </p>
        <Button variant="outline" size="sm" className="mt-2.5" busy={isBusy} onClick={() => void run()}>
          Apartar
        </Button>
      </Note>
    </div>
  );
}
