import { actionLabel } from '@atalaya/core/admin/audit-labels';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { recently } from '../../admin/moments';
import { RecordSection } from '../../admin/resource/record-drawer';
import { read } from '../../platform/api';
import { SectionFault, SectionLoading } from '../../platform/section-states';

const LATEST = 6;

/** From the user's own history: whoever answers messages may not open the audit log. */
export function AdminUserHistory({ id }: { id: string }) {
  const { data, error, refetch } = useQuery({
    ...read('GET /api/admin/users/:id/audit', { params: { id }, query: { limit: LATEST } }),
    staleTime: 0,
    refetchOnMount: 'always',
  });
  return (
    <RecordSection title="Historial">
      {error ? (
        <SectionFault error={error} retry={refetch} />
      ) : !data ? (
        <SectionLoading label="Cargando el historial" rows={3} height="h-8" />
      ) : data.items.length === 0 ? (
        <p className="text-small text-muted">Nadie ha cambiado nada en esta cuenta.</p>
      ) : (
        <>
          <ul className="grid gap-1.5 text-small">
            {data.items.map((entry) => (
              <li key={entry.id} className="flex items-baseline justify-between gap-4">
                <span>
                  <span className="font-semibold">{actionLabel(entry.action)}</span>
                  <span className="text-muted"> · {entry.actor?.name ?? 'El servidor'}</span>
                </span>
                <span className="flex-none text-muted">{recently(entry.at)}</span>
              </li>
            ))}
          </ul>
          <Link to={`/admin/usuarios/${id}/historial`} className="link mt-3 inline-block text-small">
            Ver todo el historial
          </Link>
        </>
      )}
    </RecordSection>
  );
}
