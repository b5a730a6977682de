import type { Answer } from '@atalaya/core/api';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { toTheSecond } from '../../admin/moments';
import { ListFault } from '../../admin/resource/list-view';
import { RecordSection } from '../../admin/resource/record-drawer';
import { read } from '../../platform/api';
import { Loading, Skeleton } from '../../ui/skeleton';
import { OldVersion } from './old-version';

export type Version = Answer<'GET /api/admin/questions/:id/versions'>[number];

export function QuestionHistory({ id, canRestore = true }: { id: string; canRestore?: boolean }) {
  const { data, error, refetch } = useQuery({
    ...read('GET /api/admin/questions/:id/versions', { params: { id } }),
    staleTime: 0,
    refetchOnMount: 'always',
  });
  const [current] = data ?? [];
  return (
    <div className="mt-6">
      <RecordSection title="Versiones">
        {error && !data ? (
          <ListFault error={error} retry={refetch} />
        ) : data && current ? (
          <ol className="grid grid-cols-[minmax(0,1fr)] gap-3">
            {data.map((version, index) => (
              <VersionEntry key={version.version} version={version} before={data[index + 1]}>
                {version !== current && (
                  <OldVersion id={id} version={version} current={current} canRestore={canRestore} />
                )}
              </VersionEntry>
            ))}
          </ol>
        ) : (
          <Loading label="Cargando las versiones">
            <Skeleton className="h-16" />
          </Loading>
        )}
      </RecordSection>
    </div>
  );
}

type VersionEntryProps = { version: Version; before: Version | undefined; children: ReactNode };

function VersionEntry({ version, before, children }: VersionEntryProps) {
  const { reason, createdBy, createdAt } = version;
  return (
    <li className="rounded-lg border border-line px-4 py-3 text-small">
      <p className="flex flex-wrap justify-between gap-x-4">
        <span className="font-semibold">Versión {version.version}</span>
        <span className="text-muted">
          {createdBy?.name ?? 'Fichero'}, {toTheSecond(createdAt)}
        </span>
      </p>
      <p className="mt-1 text-muted">{before ? changes(before, version) : 'La primera.'}</p>
      {reason && <p className="mt-1 wrap-anywhere">Motivo: {reason}</p>}
      {children}
    </li>
  );
}

const parts: readonly [keyof Version, string][] = [
  ['stem', 'el enunciado'],
  ['options', 'las alternativas'],
  ['explanation', 'la explicación'],
  ['reference', 'la referencia'],
  ['source', 'la fuente'],
  ['difficulty', 'la dificultad'],
  ['validOn', 'la vigencia'],
];
const names = new Intl.ListFormat('es-ES');

/** «Cambian la clave (A → B) y el enunciado.» */
export function changes(before: Version, after: Version): string {
  const changed = parts.flatMap(([key, name]) =>
    JSON.stringify(before[key]) === JSON.stringify(after[key]) ? [] : [name],
  );
  const key = before.answer === after.answer ? [] : [`la clave (${before.answer} → ${after.answer})`];
  const all = [...key, ...changed];
  return all.length === 0
    ? 'Sin cambios.'
    : `${all.length === 1 ? 'Cambia' : 'Cambian'} ${names.format(all)}.`;
}
