import { DAY_MS } from '@atalaya/core/platform/durations';
import { SAMPLE_SCHEME } from '@atalaya/core/syllabus/access';
import { useQuery } from '@tanstack/react-query';
import { LockKeyhole } from 'lucide-react';
import { read } from '../../platform/api';
import { HttpError } from '../../platform/http-error';
import { ButtonLink } from '../../ui/button';
import { Skeleton } from '../../ui/skeleton';
import { EmptyState, ErrorState } from '../../ui/state';
import { SchemeViewer } from './scheme-viewer';

export const schemeQuery = (number: number) => ({
  ...read('GET /api/topics/:id/schema', { params: { id: number } }),
  staleTime: DAY_MS,
  retry: (failures: number, error: Error) => !isLocked(error) && failures < 1,
});

const isLocked = (error: Error | null): error is HttpError =>
  error instanceof HttpError && (error.status === 401 || error.status === 403);

export function OneScheme({ number }: { number: number }) {
  const { data, error, refetch } = useQuery(schemeQuery(number));
  if (data) return <SchemeViewer scheme={data} />;
  if (isLocked(error)) return <LockedScheme isGuest={error.status === 401} number={number} />;
  if (error)
    return (
      <ErrorState title="No se ha podido cargar el esquema" retry={refetch}>
        Comprueba tu conexión.
      </ErrorState>
    );
  return (
    <output aria-label="Cargando el esquema" className="block">
      <Skeleton className="h-[min(72dvh,46rem)] w-full" />
    </output>
  );
}

export function LockedScheme({ isGuest, number }: { isGuest: boolean; number: number }) {
  const back = encodeURIComponent(`/esquemas?tema=${number}`);
  return (
    <EmptyState
      heading="h3"
      title={
        <>
          <LockKeyhole className="mr-2 inline size-5" />
          Este esquema es del plan Plus
        </>
      }
      action={
        <>
          <ButtonLink to="/planes">Ver planes</ButtonLink>
          {isGuest && (
            <ButtonLink to={`/login?volver=${back}`} variant="outline">
              Iniciar sesión
            </ButtonLink>
          )}
          <ButtonLink to={`/esquema-tema-${SAMPLE_SCHEME}`} variant="quiet">
            Ver el de muestra
          </ButtonLink>
        </>
      }
    >
      El del tema {SAMPLE_SCHEME} está abierto a todos.
    </EmptyState>
  );
}
