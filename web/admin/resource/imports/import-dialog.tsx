import { importStatusNames } from '@atalaya/core/admin/import-status';
import { isPublicReason, MAX_REASON_LENGTH, NEEDS_REASON } from '@atalaya/core/admin/public-reason';
import type { ResourceDescription } from '@atalaya/core/admin/resource';
import type { Answer } from '@atalaya/core/api';
import { formatCount, formatNumber } from '@atalaya/core/platform/number-format';
import { useMutation, useQuery } from '@tanstack/react-query';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { call, read } from '../../../platform/api';
import { sentenceFor } from '../../../platform/http-error';
import { Button } from '../../../ui/button';
import { Textarea } from '../../../ui/forms/textarea';
import { Note } from '../../../ui/note';
import { Dialog } from '../../../ui/overlays/dialog';
import { Progress } from '../../../ui/progress';
import { checkFile } from '../resource-calls';
import { FilePicker } from './file-picker';
import { ImportFaults } from './import-faults';
import { ImportRows } from './import-rows';
import { UndoImport } from './undo-import';

type ImportRecord = Answer<'GET /api/admin/imports/:id'>;

type ImportDialogProps = {
  resource: ResourceDescription;
  open: boolean;
  onClose: () => void;
  /** Called after the import. */
  onImported: () => void;
};

const POLL_MS = 400;
const isOnItsWay = (record: ImportRecord | undefined): boolean =>
  record?.status === 'queued' || record?.status === 'applying';

/** New and changed records; the rest is left alone. */
const writtenBy = ({ outcomes }: ImportRecord): number => outcomes.new + outcomes.changed;

/** Upload, report of every row, confirmation and progress of an import. */
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

function ImportSteps({ resource, open, onClose, onImported }: ImportDialogProps) {
  const { singular, plural } = resource;
  const [reason, setReason] = useState('');
  const [reasonFault, setReasonFault] = useState('');
  const [isUndone, setIsUndone] = useState(false);
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
    mutationFn: () => call('POST /api/admin/imports/:id/apply', { params: { id }, body: { reason } }),
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
  const written = record ? writtenBy(record) : 0;
  const needsReason = status === 'checked' && record !== undefined && record.withoutReason > 0;
  const close = () => {
    if (isDone) onImported();
    onClose();
  };
  const confirm = () => {
    const isMissing = needsReason && !isPublicReason(reason);
    setReasonFault(isMissing ? NEEDS_REASON : '');
    if (!isMissing) apply.mutate();
  };
  const fault = check.error ?? apply.error ?? (progress.data ? null : progress.error);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || close()}
      title={`Importar ${plural}`}
      description="CSV o JSON. Primero se comprueba línea por línea; si algo falla, no se importa nada."
      width="720px"
      footer={
        isDone || status === 'failed' ? (
          <>
            {isDone && !isUndone && written > 0 && (
              <UndoImport
                resource={resource}
                id={id}
                label="Deshacer la importación"
                onUndone={() => setIsUndone(true)}
              />
            )}
            <Button size="sm" onClick={close}>
              Cerrar
            </Button>
          </>
        ) : (
          <>
            <Button size="sm" variant="outline" onClick={close}>
              {isOnItsWay(record) ? 'Cerrar y seguir en segundo plano' : 'Cancelar'}
            </Button>
            {status === 'checked' && written > 0 && (
              <Button size="sm" busy={apply.isPending} busyLabel="Empezando…" onClick={confirm}>
                Importar {formatCount(written, singular, plural)}
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
            <Note tone="success" icon={<CircleCheck />}>
              <p className="font-semibold wrap-anywhere">{record.fileName}: sin fallos.</p>
              <p>
                {written === 0
                  ? `${formatCount(record.total, singular, plural)}. Todo está ya así: no hay nada que importar.`
                  : `${formatCount(record.total, singular, plural)}. Esto es lo que pasará con cada línea.`}
              </p>
            </Note>
          )}
          {record && isOnItsWay(record) && <Written record={record} />}
          {isDone && record && (
            <Note tone="success" icon={<CircleCheck />}>
              <p className="font-semibold">
                {isUndone ? 'Importación deshecha.' : `Importado: ${formatCount(written, singular, plural)}.`}
              </p>
            </Note>
          )}
        </div>
        {(fault || status === 'failed') && (
          <div role="alert">
            <Note tone="danger" icon={<CircleAlert />}>
              <p className="font-semibold">{fault ? sentenceFor(fault) : `${importStatusNames.failed}.`}</p>
              {status === 'failed' && record?.faults[0] && (
                <p className="wrap-anywhere">{record.faults[0].reason} Vuelve a elegir el fichero.</p>
              )}
            </Note>
          </div>
        )}
        {needsReason && (
          <Textarea
            label="Motivo del cambio de respuesta"
            hint={`${formatCount(record.keyChanges, `${singular} cambia`, `${plural} cambian`)} de respuesta correcta. El motivo lo leerá todo el mundo en el registro de correcciones.`}
            rows={2}
            maxLength={MAX_REASON_LENGTH}
            error={reasonFault}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
        {status === 'faulty' && record && <ImportFaults record={record} />}
        {(status === 'faulty' || status === 'checked') && record && record.total > 0 && (
          <ImportRows key={record.id} record={record} />
        )}
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
