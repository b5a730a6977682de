import { isAtLeastTier } from '@atalaya/core/auth/user';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import type { PageHandle } from '../platform/page-handle';
import { from, pageLoader } from '../platform/page-reads';
import { titled } from '../platform/page-title';
import { userFrom } from '../shell/campus/signed-in';
import { Loading, Skeleton } from '../ui/skeleton';
import type { Route } from './+types/session-page';
import { SessionScreen } from './session-screen';

/** No rail and no bottom bar during the interview. */
export const handle: PageHandle = { frame: 'none' };

export const meta = titled('Sesión de entrevista');

export const clientLoader = pageLoader(
  ({ params: { id = '' } }) => from('GET /api/interview/sessions/:id', { params: { id } }),
  async (load, { context }) => {
    const session = await load();
    const user = userFrom(context);
    return { session, userId: user.id, isLocked: !isAtLeastTier(user.tier, 'elite') };
  },
);

/** Another question of the same session needs no new data, and works without network. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
    ? false
    : defaultShouldRevalidate;

export default function SessionPage({ loaderData }: Route.ComponentProps) {
  return <SessionScreen key={loaderData.session.id} {...loaderData} />;
}

export const HydrateFallback = () => (
  <main id="contenido" className="min-h-dvh bg-panel">
    <Loading label="Abriendo la sesión" className="grid gap-6">
      <div className="h-16 border-b border-panel-line" />
      <div className="mx-auto grid w-full max-w-304 gap-6 px-4 md:grid-cols-2 md:px-8">
        <Skeleton className="h-60 rounded-lg" />
        <Skeleton className="h-60 rounded-lg" />
      </div>
    </Loading>
  </main>
);
