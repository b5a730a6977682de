import { withReturn } from '@atalaya/core/auth/return-path';
import { isAtLeastTier } from '@atalaya/core/auth/user';
import { lazy, Suspense } from 'react';
import { callFrom } from '../../platform/page-context';
import { pageMeta } from '../../platform/page-meta';
import { useSession } from '../../platform/session';
import { ButtonLink } from '../../ui/button';
import { Crumbs } from '../../ui/crumbs';
import { Loading, Skeleton } from '../../ui/skeleton';
import { EmptyState } from '../../ui/state';
import type { Route } from './+types/new-page';
import { NeedsPlan } from './needs-plan';

const NewTopicForm = lazy(() => import('./new-topic-form'));

export const handle = { audience: 'guest', query: ['categoria'] } as const;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { origin, searchParams } = new URL(request.url);
  const categories = await callFrom(context)('GET /api/forum/categories');
  const chosen = categories.find(({ id }) => String(id) === searchParams.get('categoria'));
  return { origin, categories, chosen: chosen?.id ?? null };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({
        origin: loaderData.origin,
        path: '/foro/nuevo',
        title: 'Preguntar en el foro',
        description: 'Haz tu pregunta a otros opositores a Policía Nacional.',
      })
    : [];

export default function NewTopicPage({ loaderData }: Route.ComponentProps) {
  return (
    <div className="page-width pt-6 pb-18 md:pt-10 md:pb-24">
      <Crumbs steps={[{ to: '/foro', label: 'Foro' }]} className="mb-2" />
      <h1 className="text-h2">Haz tu pregunta</h1>
      <p className="mt-2 mb-7 max-w-[60ch] text-muted">
        Di qué has leído, qué no encaja y de dónde sale: el artículo, el apartado o el número de la pregunta.
      </p>
      <div className="max-w-176">
        <Place categories={loaderData.categories} chosen={loaderData.chosen} />
      </div>
    </div>
  );
}

function Place(props: Pick<Route.ComponentProps['loaderData'], 'categories' | 'chosen'>) {
  const { user, isLoading } = useSession();
  const waiting = (
    <Loading className="grid gap-5">
      <Skeleton className="h-18" />
      <Skeleton className="h-18" />
      <Skeleton className="h-48" />
    </Loading>
  );
  if (isLoading) return waiting;
  if (!user)
    return (
      <EmptyState
        title="Entra para preguntar"
        action={
          <>
            <ButtonLink to={withReturn('/login', '/foro/nuevo')}>Iniciar sesión</ButtonLink>
            <ButtonLink to="/register" variant="outline">
              Crear cuenta
            </ButtonLink>
          </>
        }
      >
        Leer el foro no necesita cuenta. Preguntar y responder, sí: con el plan Básico o superior.
      </EmptyState>
    );
  if (!isAtLeastTier(user.tier, 'basico')) return <NeedsPlan />;
  return (
    <Suspense fallback={waiting}>
      <NewTopicForm {...props} userId={user.id} />
    </Suspense>
  );
}
