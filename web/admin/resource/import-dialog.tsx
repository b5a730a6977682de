import { importStatusNames } from '@atalaya/core/admin/import-status';
import type { ResourceDescription } from '@atalaya/core/admin/resource';
import type { Answer } from '@atalaya/core/api';
import { formatCount, formatNumber } from '@atalaya/core/platform/number-format';
import { useMutation, useQuery } from '@tanstack/react-query';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { call, read } from '../../platform/api';
import { sentenceFor } from '../../platform/http-error';
import { Button } from '../../ui/button';
import { Note } from '../../ui/note';
import { Dialog } from '../../ui/overlays/dialog';
import { Progress } from '../../ui/progress';
import { FilePicker } from './file-picker';
import { ImportFaults } from './import-faults';
import { checkFile } from './resource-calls';

type ImportRecord = Answer<'GET /api/admin/imports/:id'>;

type ImportDialogProps = {
  resource: ResourceDescription;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Called after the import. */
  onImported: () => void;
};

const POLL_MS = 400;
const isOnItsWay = (record: ImportRecord | undefined): boolean =>
  record?.status === 'queued' || record?.status === 'applying';

/** Upload, validation report, confirmation and progress of an import. */
export function ImportDialog(props: ImportDialogProps) {
  // A new key resets the dialog each time it opens.
  const [serial, setSerial] = useState(0);
  const [wasOpen, setWasOpen] = useState(props.open);
  if (props.open !== wasOpen) {
    setWasOpen(props.open);
    if (props.open) setSerial(serial + 1);
  }
  return <ImportSteps key={serial} {...props} />;
}

function ImportSteps({ resource, open, onOpenChange, onImported }: ImportDialogProps) {
  const { singular, plural } = resource;
  const check = useMutation({
    retry: false,
    mutationFn: async (file: File) => {
      const answer = await checkFile(resource.name, file, AbortSignal.timeout(120_000));
      const id = typeof answer === 'object' && answer !== null && 'id' in answer ? String(answer.id) : '';
      return call('GET /api/admin/imports/:id', { params: { id } });
    },
  });
  const id = check.data?.id ?? '';
  const apply = useMutation({
    retry: false,
    mutationFn: () => call('POST /api/admin/imports/:id/apply', { params: { id } }),
  });
  const undo = useMutation({
    retry: false,
    mutationFn: () => call('POST /api/admin/batches/:id/undo', { params: { id } }),
  });
  const progress = useQuery({
    ...read('GET /api/admin/imports/:id', { params: { id } }),
    enabled: apply.isSuccess,
    staleTime: 0,
    refetchInterval: ({ state }) => (isOnItsWay(state.data) || !state.data ? POLL_MS : false),
  });
  const record: ImportRecord | undefined = progress.data ?? apply.data ?? check.data;
  const status = record?.status;
  const isDone = status === 'done';
  const close = (next: boolean) => {
    if (!next && isDone) onImported();
    onOpenChange(next);
  };
  const fault = check.error ?? apply.error ?? undo.error ?? (progress.data ? null : progress.error);
  return (
    <Dialog
      open={open}
      onOpenChange={close}
      title={`Importar ${plural}`}
      description="CSV o JSON. Primero se comprueba línea por línea; si algo falla, no se importa nada."
      width="720px"
      footer={
        isDone || status === 'failed' ? (
          <>
            {isDone && !undo.isSuccess && (
              <Button
                size="sm"
                variant="outline"
                busy={undo.isPending}
                busyLabel="Deshaciendo…"
                onClick={() => undo.mutate()}
              >
                Deshacer la importación
              </Button>
            )}
            <Button size="sm" onClick={() => close(false)}>
              Cerrar
            </Button>
          </>
        ) : (
          <>
            <Button size="sm" variant="outline" onClick={() => close(false)}>
              {isOnItsWay(record) ? 'Cerrar y seguir en segundo plano' : 'Cancelar'}
            </Button>
            {status === 'checked' && (
              <Button size="sm" busy={apply.isPending} busyLabel="Empezando…" onClick={() => apply.mutate()}>
                Importar {record && formatCount(record.total, singular, plural)}
              </Button>
            )}
          </>
        )
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {(!record || status === 'faulty') && (
          <FilePicker resource={resource} busy={check.isPending} onPick={(file) => check.mutate(file)} />
        )}
        <div role="status" className="grid gap-5 empty:hidden">
          {status === 'checked' && record && (
            <Note tone="success" icon={<CircleCheck aria-hidden="true" />}>
              <p className="font-semibold wrap-anywhere">{record.fileName}: sin fallos.</p>
              <p>
                {formatCount(record.total, singular, plural)}. Lo que ya existe con la misma clave se
                actualiza; lo demás se añade.
              </p>
            </Note>
          )}
          {record && isOnItsWay(record) && <Written record={record} />}
          {isDone && record && (
            <Note tone="success" icon={<CircleCheck aria-hidden="true" />}>
              <p className="font-semibold">
                {undo.isSuccess
                  ? 'Importación deshecha: todo está como antes.'
                  : `Importado: ${formatCount(record.total, singular, plural)}.`}
              </p>
            </Note>
          )}
        </div>
        {(fault || status === 'failed') && (
          <div role="alert">
            <Note tone="danger" icon={<CircleAlert aria-hidden="true" />}>
              <p className="font-semibold">{fault ? sentenceFor(fault) : `${importStatusNames.failed}.`}</p>
            </Note>
          </div>
        )}
        {status === 'faulty' && record && <ImportFaults record={record} />}
      </div>
    </Dialog>
  );
}

function Written({ record: { done, total, status } }: { record: ImportRecord }) {
  return (
    <div className="grid gap-2">
      <p className="flex justify-between gap-4 text-small">
        <span className="font-semibold">{importStatusNames[status]}…</span>
        <span className="tabular-nums">
          {formatNumber(done)} de {formatNumber(total)}
        </span>
      </p>
      <Progress
        label="Importación"
        value={done}
        max={total}
        valueText={`${formatNumber(done)} de ${formatNumber(total)}`}
      />
    </div>
  );
}
