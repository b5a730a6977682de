import { type BulkAction, bulkActionsOf, bulkDone } from '@atalaya/core/admin/bulk';
import type { ResourceDescription } from '@atalaya/core/admin/resource';
import { formatCount } from '@atalaya/core/platform/number-format';
import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { useAction } from '../../platform/action/use-action';
import { call } from '../../platform/api';
import { HttpError, sentenceFor } from '../../platform/http-error';
import { Button } from '../../ui/button';
import { lazyDialog } from '../../ui/overlays/lazy-dialog';
import { LazyMenu } from '../../ui/overlays/lazy-menu';
import { toast } from '../../ui/overlays/toast-store';
import { changeSeveral } from './resource-calls';
import { useResource } from './use-resource';
import type { Selection } from './use-selection';

const MoveDialog = lazyDialog(
  async () => ({ default: (await import('./move-dialog')).MoveDialog }),
  ({ open }) => open,
);

export type BulkBarProps = {
  resource: ResourceDescription;
  selection: Selection;
  /** The list shows the trash. */
  isTrash: boolean;
  onExport: (format: 'csv' | 'json') => void;
  onClose: () => void;
};

const labels: Record<BulkAction, string> = {
  publish: 'Publicar',
  withdraw: 'Retirar',
  move: 'Mover…',
  delete: 'Borrar',
  restore: 'Recuperar',
};

const UNDO_MS = 15_000;

const failed = (error: unknown) => {
  const [reason] = error instanceof HttpError ? Object.values(error.fields) : [];
  toast({ title: 'No se ha cambiado', description: reason ?? sentenceFor(error), variant: 'destructive' });
};

/** What can be done with the selected rows; every change can be undone from its toast. */
export function BulkBar({ resource, selection, isTrash, onExport, onClose }: BulkBarProps) {
  const { changed } = useResource(resource);
  const [isMoving, setIsMoving] = useState(false);
  const undo = useAction(
    (id: string) => call('POST /api/admin/batches/:id/undo', { params: { id }, body: {} }),
    {
      stale: [],
      done: () => {
        changed();
        toast({ title: 'Deshecho: todo está como antes' });
      },
      caught: failed,
    },
  );
  const change = useAction(
    ({ action, to }: { action: BulkAction; to?: string }) =>
      changeSeveral(resource.name, { ids: selection.ids, action, ...(to ? { to } : {}) }),
    {
      stale: [],
      done: ({ batchId, done }, { action }) => {
        setIsMoving(false);
        selection.clear();
        changed();
        toast({
          title: bulkDone(resource, action, done),
          action: { label: 'Deshacer', onClick: () => void undo.run(batchId) },
          durationMs: UNDO_MS,
        });
      },
      caught: failed,
    },
  );
  if (selection.ids.length === 0) return null;
  return (
    <section
      aria-label="Filas seleccionadas"
      className="sticky top-2 z-10 mb-3 flex flex-wrap items-center gap-2 rounded-lg border border-navy bg-surface px-3 py-2 shadow-float"
    >
      <p role="status" className="mr-2 text-small font-semibold tabular-nums">
        {formatCount(selection.ids.length, resource.singular, resource.plural)}
      </p>
      {bulkActionsOf(resource, isTrash).map((action) => (
        <Button
          key={action}
          variant={action === 'delete' ? 'quiet' : 'outline'}
          size="sm"
          className={action === 'delete' ? 'text-danger!' : ''}
          disabled={change.isBusy}
          onClick={() => (action === 'move' ? setIsMoving(true) : change.run({ action }))}
        >
          {labels[action]}
        </Button>
      ))}
      <LazyMenu
        label="Formato de la selección"
        items={[
          { label: 'CSV, para una hoja de cálculo', onSelect: () => onExport('csv') },
          { label: 'JSON', onSelect: () => onExport('json') },
        ]}
      >
        {(pressed) => (
          <Button variant="outline" size="sm" {...pressed}>
            <FileDown />
            Exportar la selección
          </Button>
        )}
      </LazyMenu>
      <Button variant="quiet" size="sm" className="ml-auto" onClick={onClose}>
        Quitar la selección
      </Button>
      <MoveDialog
        resource={resource}
        count={selection.ids.length}
        open={isMoving}
        onClose={() => setIsMoving(false)}
        busy={change.isBusy}
        onMove={(to) => change.run({ action: 'move', to })}
      />
    </section>
  );
}
