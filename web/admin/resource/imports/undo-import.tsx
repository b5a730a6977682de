import type { ResourceDescription } from '@atalaya/core/admin/resource';
import { formatCount } from '@atalaya/core/platform/number-format';
import { useAction } from '../../../platform/action/use-action';
import { call } from '../../../platform/api';
import { HttpError } from '../../../platform/http-error';
import { Button } from '../../../ui/button';
import { toast } from '../../../ui/overlays/toast-store';

type UndoImportProps = {
  resource: ResourceDescription;
  id: string;
  label: string;
  onUndone: (kept: number) => void;
};

/** Undoes an import. Records that were edited since are named first, and kept. */
export function UndoImport({ resource: { singular, plural }, id, label, onUndone }: UndoImportProps) {
  const undo = useAction(
    (keepChanged: boolean) =>
      call('POST /api/admin/batches/:id/undo', { params: { id }, body: { keepChanged } }),
    {
      stale: [],
      done: ({ kept }) => {
        toast({
          title: 'Importación deshecha',
          description:
            kept === 0
              ? 'Todo está como antes.'
              : `No se ha tocado lo editado después: ${formatCount(kept, singular, plural)}.`,
        });
        onUndone(kept);
      },
    },
  );
  const refusal = refusalOf(undo.error);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-2">
      {undo.error && (
        <div role="alert" className="text-small text-danger">
          {refusal ? (
            <p className="wrap-anywhere">
              {formatCount(
                refusal.changed,
                `${singular} se ha editado después`,
                `${plural} se han editado después`,
              )}
              : {refusal.names.map((name) => `«${name}»`).join(', ')}
              {refusal.changed > refusal.names.length && '…'}.{' '}
              {refusal.rest > 0
                ? `Puedes deshacer lo demás: ${formatCount(refusal.rest, singular, plural)}.`
                : 'No queda nada que deshacer.'}
            </p>
          ) : (
            <p>{undo.fault}</p>
          )}
        </div>
      )}
      {refusal?.rest !== 0 && (
        <Button
          size="sm"
          variant="outline"
          busy={undo.isBusy}
          busyLabel="Deshaciendo…"
          onClick={() => undo.run(refusal !== undefined)}
        >
          {refusal ? 'Deshacer lo demás' : label}
        </Button>
      )}
    </div>
  );
}

type Refusal = { names: string[]; changed: number; rest: number };

function refusalOf(error: unknown): Refusal | undefined {
  if (!(error instanceof HttpError) || error.code !== 'admin.changed-since') return undefined;
  const { names, changed, rest } = error.details;
  return {
    names: Array.isArray(names) ? names.map(String) : [],
    changed: Number(changed),
    rest: Number(rest),
  };
}
