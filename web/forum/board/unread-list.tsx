import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../../platform/api';
import { sentenceFor } from '../../platform/http-error';
import { useSession } from '../../platform/session';
import { Button, ButtonLink } from '../../ui/button';
import { EmptyState, ErrorState } from '../../ui/state';
import type { Category } from './board-data';
import { Rows } from './topic-list';
import { waiting } from './waiting';

/** The followed topics with something new. */
export function UnreadList({ categories }: { categories: readonly Category[] }) {
  const { user, isLoading } = useSession();
  const query = useInfiniteQuery({
    queryKey: ['/api/forum/unread', { de: user?.id }],
    queryFn: ({ pageParam }) =>
      call('GET /api/forum/unread', { query: pageParam === '' ? {} : { after: pageParam } }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    enabled: user !== null,
    staleTime: 0,
    refetchOnMount: 'always',
  });
  if (!user && !isLoading)
    return (
      <EmptyState
        title="Entra para ver lo que no has leído"
        action={<ButtonLink to="/login?volver=/foro?vista=sin-leer">Iniciar sesión</ButtonLink>}
      />
    );
  if (query.error)
    return (
      <ErrorState title="No se ha podido cargar" retry={query.refetch}>
        {sentenceFor(query.error)}
      </ErrorState>
    );
  if (!query.data) return waiting;
  const topics = query.data.pages.flatMap(({ items }) => items);
  if (topics.length === 0)
    return (
      <EmptyState
        title="Estás al día"
        action={
          <ButtonLink to="/foro" variant="outline">
            Ver todos los temas
          </ButtonLink>
        }
      >
        Aquí salen las respuestas nuevas de los temas que sigues.
      </EmptyState>
    );
  return (
    <>
      <Rows topics={topics} categories={categories} />
      {query.hasNextPage && (
        <Button
          variant="outline"
          className="mt-5"
          busy={query.isFetchingNextPage}
          onClick={() => query.fetchNextPage()}
        >
          Ver más temas
        </Button>
      )}
    </>
  );
}
