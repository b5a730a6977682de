import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { isNotFound } from '../../platform/not-found';
import { SectionFault, SectionLoading } from '../../platform/section-states';
import { ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/state';
import { threadQuery } from '../messages-queries';
import type { Route } from './+types/thread-page';
import { ThreadView } from './thread-view';

export default function ThreadPage({ params: { threadId } }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const around = Number(search.get('mensaje')) || undefined;
  const { data, error, refetch } = useQuery({ ...threadQuery(threadId), retry: false });
  if (data) return <ThreadView key={`${threadId}-${around}`} thread={data} around={around} />;
  return (
    <div className="h-full overflow-y-auto p-5">
      <p className="mb-4 lg:hidden">
        <Link to="/campus-estudio/mensajes" className="link">
          Volver a las conversaciones
        </Link>
      </p>
      {isNotFound(error) ? (
        <EmptyState
          title="Esa conversación no existe o ya no está"
          action={
            <ButtonLink to="/campus-estudio/mensajes" variant="outline">
              Ver tus conversaciones
            </ButtonLink>
          }
        />
      ) : error ? (
        <SectionFault error={error} retry={refetch} />
      ) : (
        <SectionLoading label="Cargando la conversación" rows={4} height="h-16" />
      )}
    </div>
  );
}
