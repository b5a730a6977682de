import { amountText, bandWords, MAX_MEMBERS, unitWords } from '@atalaya/core/patrols/patrols';
import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../platform/api';
import { SectionFault, SectionLoading } from '../platform/section-states';
import { Button } from '../ui/button';
import { Card } from '../ui/card';
import { usePatrolAction } from './use-patrol-action';

export function OpenPatrols() {
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: ['patrol', 'open'],
    queryFn: ({ pageParam }) => call('GET /api/patrols', { query: pageParam ? { after: pageParam } : {} }),
    initialPageParam: '',
    refetchOnMount: 'always',
    getNextPageParam: ({ next }) => next,
  });
  const { run, isBusy } = usePatrolAction(
    (id: string) => call('POST /api/patrols/:id/members', { params: { id } }),
    // It may be full now.
    { failed: 'No has entrado', caught: () => void refetch() },
  );
  const patrols = data?.pages.flatMap(({ items }) => items);
  return (
    <Card>
      <h2 className="text-h3">Patrullas abiertas</h2>
      {error && !data ? (
        <div className="mt-4">
          <SectionFault error={error} retry={refetch} />
        </div>
      ) : !patrols ? (
        <div className="mt-4">
          <SectionLoading label="Cargando las patrullas" rows={3} height="h-16" />
        </div>
      ) : patrols.length === 0 ? (
        <p className="mt-3 text-muted">
          Ahora no hay ninguna con sitio. Funda la tuya: bastan tres personas.
        </p>
      ) : (
        <ul className="mt-3">
          {patrols.map(({ id, name, unit, goal, members, band }) => (
            <li
              key={id}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line py-3.5"
            >
              <span className="min-w-48 flex-1 leading-[1.35]">
                <b className="wrap-anywhere">{name}</b>
                <span className="block text-small text-muted">
                  {members} de {MAX_MEMBERS}, {amountText('questions', goal)} {unitWords[unit]} a la semana.{' '}
                  {bandWords[band]}.
                </span>
              </span>
              <Button
                variant="outline"
                size="sm"
                busy={isBusy}
                aria-label={`Entrar en ${name}`}
                onClick={() => run(id)}
              >
                Entrar
              </Button>
            </li>
          ))}
        </ul>
      )}
      {hasNextPage && (
        <Button
          variant="outline"
          size="sm"
          className="mt-4"
          busy={isFetchingNextPage}
          onClick={() => fetchNextPage()}
        >
          Ver más patrullas
        </Button>
      )}
    </Card>
  );
}
