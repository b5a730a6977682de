import { sessionSteps, sessionTitle } from '@atalaya/core/fitness/training/steps';
import { notFound } from '../platform/not-found';
import type { PageHandle } from '../platform/page-handle';
import { from, pageLoader } from '../platform/page-reads';
import { titled } from '../platform/page-title';
import { userFrom } from '../shell/campus/signed-in';
import { Loading, Skeleton } from '../ui/skeleton';
import type { Route } from './+types/session-page';
import { SessionRunner } from './runner/session-runner';

export const meta = titled(({ loaderData }: Route.MetaArgs) =>
  loaderData ? sessionTitle(loaderData.session) : 'Sesión',
);

/** No rail and no bottom bar during a session. */
export const handle: PageHandle = { frame: 'none' };

export const clientLoader = pageLoader(
  () => from('GET /api/fitness/training'),
  async (load, { params, context }) => {
    const { plan, today, hasConsent } = await load();
    const found = plan?.weeks
      .flatMap(({ sessions, phase }) => sessions.map((session) => ({ session, phase })))
      .find(({ session }) => session.key === params.key);
    if (!plan || !found) throw notFound();
    const steps = sessionSteps(found.session, found.phase, plan);
    return { userId: userFrom(context).id, today, hasConsent, session: found.session, steps };
  },
);

export default function SessionPage({ loaderData }: Route.ComponentProps) {
  return (
    <main id="contenido" className="min-h-dvh bg-ground">
      <SessionRunner {...loaderData} />
    </main>
  );
}

export const HydrateFallback = () => (
  <main id="contenido" className="min-h-dvh bg-ground">
    <Loading label="Abriendo la sesión" className="mx-auto grid max-w-[46rem] gap-5 px-5 pt-8">
      <Skeleton className="h-10 w-60" />
      <Skeleton className="h-72 rounded-lg" />
    </Loading>
  </main>
);
