import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAction } from '../platform/action/use-action';
import { call, read } from '../platform/api';
import { Button } from '../ui/button';
import { ConfirmDialog } from '../ui/overlays/confirm-dialog';
import { toast } from '../ui/overlays/toast-store';
import { recently } from './moments';
import { RecordSection } from './resource/record-drawer';
import { type ResourceRecord, recordQuery } from './resource/resource-calls';

const LONG = 160;
const short = (text: string): string => (text.length > LONG ? `${text.slice(0, LONG)}…` : text) || '(vacío)';

/** Who changed what and when, and a way back. For everything that keeps versions. */
export function RecordVersions({ resource, record }: { resource: string; record: ResourceRecord }) {
  const list = read('GET /api/admin/versions', { query: { resource, recordId: record.id } });
  const { data, error, refetch } = useQuery({ ...list, refetchOnMount: 'always' });
  const [asked, setAsked] = useState<string>();
  const restore = useAction(
    (id: string) =>
      call('POST /api/admin/versions/:id/restore', { params: { id }, body: { etag: String(record.etag) } }),
    {
      stale: [list.queryKey, recordQuery(resource, record.id).queryKey, [`/api/admin/${resource}`]],
      done: () => toast({ title: 'Versión recuperada' }),
      failed: 'No se ha recuperado',
      settled: () => setAsked(undefined),
    },
  );
  return (
    <RecordSection title="Historial">
      {error && !data && (
        <p role="alert" className="text-small">
          No se ha podido cargar.{' '}
          <Button variant="quiet" size="sm" onClick={() => void refetch()}>
            Reintentar
          </Button>
        </p>
      )}
      {data?.length === 0 && <p className="text-small text-muted">Nadie lo ha cambiado todavía.</p>}
      <ol className="grid gap-4">
        {data?.map((version, index) => (
          <li key={version.id} className="grid gap-1.5 border-b border-line pb-4 text-small last:border-0">
            <div className="flex flex-wrap items-center justify-between gap-3">
              <span>
                <b>
                  {version.actor ??
                    (version === data.at(-1) ? 'Texto inicial' : 'Actualización o cuenta borrada')}
                </b>{' '}
                <span className="text-muted">{version.actor ? recently(version.at) : ''}</span>
              </span>
              {index === 0 ? (
                <span className="text-muted">Versión actual</span>
              ) : (
                <Button variant="outline" size="sm" onClick={() => setAsked(version.id)}>
                  Recuperar
                </Button>
              )}
            </div>
            {version.changes.map(({ label, before, after }) => (
              <p key={label} className="wrap-anywhere">
                {label}: <del className="text-muted">{short(before)}</del> <ins>{short(after)}</ins>
              </p>
            ))}
          </li>
        ))}
      </ol>
      <ConfirmDialog
        open={asked !== undefined}
        onOpenChange={(open) => open || setAsked(undefined)}
        title="¿Recuperar esta versión?"
        description="Se publica en lugar de la actual, que queda en el historial."
        confirmLabel="Recuperar"
        busy={restore.isBusy}
        onConfirm={() => asked && restore.run(asked)}
      />
    </RecordSection>
  );
}
