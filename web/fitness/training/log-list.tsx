import type { Answer } from '@atalaya/core/api';
import { loadOf } from '@atalaya/core/fitness/training/load';
import type { TrainingEntry } from '@atalaya/core/fitness/training/training.contract';
import { shortDay } from '@atalaya/core/platform/date-format';
import { formatCount, formatUpToTwoDecimals } from '@atalaya/core/platform/number-format';
import { Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { ActionFault } from '../../platform/action/action-fault';
import { useAction } from '../../platform/action/use-action';
import { call } from '../../platform/api';
import { Button } from '../../ui/button';
import { toast } from '../../ui/overlays/toast-store';
import { EmptyState } from '../../ui/state';
import { Table, Td, Th } from '../../ui/table';
import { DownloadCsv } from '../download-csv';
import { RowActions } from '../row-actions';

type ListProps = {
  log: readonly TrainingEntry[];
  onEdit: (entry: TrainingEntry) => void;
  onRemove: (entry: TrainingEntry) => void;
};

const AT_FIRST = 12;

export function LogList({ log, onEdit, onRemove }: ListProps) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? log : log.slice(0, AT_FIRST);
  return (
    <section aria-labelledby="training-log" className="mt-8">
      <div className="mb-4 flex flex-wrap items-start justify-between gap-3">
        <h2 id="training-log" className="text-h3">
          Registro
        </h2>
        <div className="flex flex-wrap gap-2">
          <ImportRuns />
          {log.length > 0 && <DownloadCsv part="entrenamientos" />}
        </div>
      </div>
      {log.length === 0 ? (
        <EmptyState title="Aún no hay entrenamientos">
          Se anotan al acabar una sesión, a mano o desde el archivo de tu reloj.
        </EmptyState>
      ) : (
        <Table caption="Tus entrenamientos, el último primero">
          <thead>
            <tr>
              <Th>Fecha</Th>
              <Th numeric>Minutos</Th>
              <Th numeric>Esfuerzo</Th>
              <Th numeric>Carga</Th>
              <Th numeric>Km</Th>
              <Th>Nota</Th>
              <Th className="relative">
                <span className="sr-only">Acciones</span>
              </Th>
            </tr>
          </thead>
          <tbody>
            {shown.map((entry) => (
              <tr key={entry.id}>
                <Td className="whitespace-nowrap">{shortDay(entry.day)}</Td>
                <Td numeric>{entry.minutes}</Td>
                <Td numeric>{entry.effort ?? '—'}</Td>
                <Td numeric>{entry.effort === null ? '—' : loadOf(entry)}</Td>
                <Td numeric>{entry.metres === null ? '—' : formatUpToTwoDecimals(entry.metres / 1_000)}</Td>
                <Td className="min-w-40 text-muted">{detailOf(entry)}</Td>
                <RowActions
                  name={`${shortDay(entry.day)}, ${entry.minutes} minutos`}
                  onEdit={() => onEdit(entry)}
                  onRemove={() => onRemove(entry)}
                />
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      {log.length > AT_FIRST && !isWhole && (
        <Button variant="quiet" size="sm" className="mt-2" onClick={() => setWhole(true)}>
          Ver los {log.length}
        </Button>
      )}
    </section>
  );
}

const detailOf = ({ isImported, sleepHalfHours, pain, note }: TrainingEntry): string =>
  [
    isImported && 'Importado',
    sleepHalfHours !== null && `${formatUpToTwoDecimals(sleepHalfHours / 2)} h de sueño`,
    pain !== null && `Dolor ${pain}`,
    note,
  ]
    .filter(Boolean)
    .join(' · ') || '—';

type Imported = Answer<'POST /api/fitness/runs'>['runs'];

/** Runs from the file of a watch. */
function ImportRuns() {
  const field = useRef<HTMLInputElement>(null);
  const undoing = useAction(
    async (runs: Imported) => {
      for (const { id } of runs) await call('DELETE /api/fitness/log/:id', { params: { id } });
    },
    {
      caught: () => {
        refuse({ form: 'No se ha podido deshacer.' });
        return true;
      },
    },
  );
  const { run, isBusy, fault, faults, refuse } = useAction(
    (file: File) => call('POST /api/fitness/runs', { file }),
    {
      done: ({ runs }) =>
        toast({
          title: formatCount(runs.length, 'carrera importada', 'carreras importadas'),
          description: 'Añade el esfuerzo de cada una para que cuente en la carga.',
          action: { label: 'Deshacer', onClick: () => void undoing.run(runs) },
        }),
    },
  );

  return (
    <div className="grid justify-items-end gap-1.5">
      <Button
        variant="outline"
        size="sm"
        busy={isBusy}
        busyLabel="Leyendo…"
        onClick={() => field.current?.click()}
      >
        <Upload />
        Importar GPX, TCX o CSV
      </Button>
      <input
        ref={field}
        type="file"
        accept=".gpx,.tcx,.csv"
        aria-label="Archivo de carreras: GPX, TCX o CSV"
        tabIndex={-1}
        className="sr-only"
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = '';
          if (file) void run(file);
        }}
      />
      <ActionFault id="import-fault" fault={fault ?? faults.form} />
    </div>
  );
}
