import { importOutcomeNames, importOutcomes, importStatusNames } from '@atalaya/core/admin/import-status';
import type { ResourceDescription } from '@atalaya/core/admin/resource';
import type { Answer } from '@atalaya/core/api';
import { formatNumber } from '@atalaya/core/platform/number-format';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../../platform/api';
import { Badge } from '../../../ui/badge';
import { Loading, Skeleton } from '../../../ui/skeleton';
import { withHour } from '../../moments';
import { ListFault } from '../list-view';
import { useResource } from '../use-resource';
import { UndoImport } from './undo-import';

type RecentImport = Answer<'GET /api/admin/imports'>[number];

export function ImportList({ resource }: { resource: ResourceDescription }) {
  const { changed } = useResource(resource);
  const { data, error, refetch } = useQuery({
    ...read('GET /api/admin/imports', { query: { resource: resource.name } }),
    staleTime: 0,
  });
  if (error && !data) return <ListFault error={error} retry={refetch} />;
  if (!data)
    return (
      <Loading label="Cargando las importaciones">
        <Skeleton className="h-20" />
      </Loading>
    );
  if (data.length === 0)
    return <p className="text-small text-muted">No se ha importado nada en los últimos 30 días.</p>;
  return (
    <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
      {data.map((record) => (
        <li
          key={record.id}
          className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-3 px-4 py-3.5 md:grid-cols-[minmax(0,1fr)_minmax(0,20rem)] md:items-center"
        >
          <div>
            <p className="font-semibold wrap-anywhere">{record.fileName}</p>
            <p className="text-small text-muted">
              {withHour(record.createdAt)}, {record.actor ?? 'cuenta borrada'}
            </p>
            <p className="text-small">{countsOf(record)}</p>
          </div>
          <div className="md:justify-self-end">
            {record.undoneAt ? (
              <Badge>Deshecha el {withHour(record.undoneAt)}</Badge>
            ) : record.status === 'done' ? (
              record.outcomes.new + record.outcomes.changed > 0 && (
                <UndoImport resource={resource} id={record.id} label="Deshacer" onUndone={() => changed()} />
              )
            ) : (
              <Badge tone={record.status === 'failed' ? 'danger' : 'navy'} className="whitespace-normal!">
                {importStatusNames[record.status]}
              </Badge>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

const countsOf = ({ outcomes }: RecentImport): string =>
  importOutcomes
    .filter((one) => outcomes[one] > 0)
    .map((one) => `${importOutcomeNames[one][1]}: ${formatNumber(outcomes[one])}`)
    .join('. ');
