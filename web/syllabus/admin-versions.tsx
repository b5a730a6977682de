import type { Answer } from '@atalaya/core/api';
import { useQuery } from '@tanstack/react-query';
import { toTheSecond } from '../admin/moments';
import { ListFault } from '../admin/resource/list-view';
import { RecordSection } from '../admin/resource/record-drawer';
import { read } from '../platform/api';
import { Loading, Skeleton } from '../ui/skeleton';

type Version = Answer<'GET /api/admin/questions/:id/versions'>[number];

export function QuestionHistory({ id }: { id: string }) {
  const { data, error, refetch } = useQuery({
    ...read('GET /api/admin/questions/:id/versions', { params: { id } }),
    staleTime: 0,
    refetchOnMount: 'always',
  });
  return (
    <div className="mt-6">
      <RecordSection title="Versiones">
        {error && !data ? (
          <ListFault error={error} retry={refetch} />
        ) : data ? (
          <ol className="grid gap-3">
            {data.map((version, index) => (
              <VersionEntry key={version.version} version={version} before={data[index + 1]} />
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

function VersionEntry({ version, before }: { version: Version; before: Version | undefined }) {
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
