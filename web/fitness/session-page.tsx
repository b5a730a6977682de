import { brand } from '@atalaya/core/brand';
import { sessionSteps, sessionTitle } from '@atalaya/core/fitness/training/steps';
import { data } from 'react-router';
import { addressOf, call } from '../platform/api';
import type { PageHandle } from '../platform/page-handle';
import { userFrom } from '../shell/campus/signed-in';
import { Loading, Skeleton } from '../ui/skeleton';
import type { Route } from './+types/session-page';
import { SessionRunner } from './runner/session-runner';

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData ? sessionTitle(loaderData.session) : 'Sesión'} | ${brand.name}` },
];

/** No rail and no bottom bar during a session. */
export const handle: PageHandle = {
  frame: 'none',
  preload: () => [addressOf('GET /api/fitness/training')],
};

export async function clientLoader({ params, context }: Route.ClientLoaderArgs) {
  const { plan, today, hasConsent } = await call('GET /api/fitness/training');
  const found = plan?.weeks
    .flatMap(({ sessions, phase }) => sessions.map((session) => ({ session, phase })))
    .find(({ session }) => session.key === params.key);
  if (!plan || !found) throw data(null, { status: 404 });
  const steps = sessionSteps(found.session, found.phase, plan);
  return { userId: userFrom(context).id, today, hasConsent, session: found.session, steps };
}

export default function SessionPage({ loaderData }: Route.ComponentProps) {
  return (
    <main id="contenido" className="min-h-dvh bg-ground">
      <SessionRunner {...loaderData} />
    </main>
  );
}

export function HydrateFallback() {
  return (
    <main id="contenido" className="min-h-dvh bg-ground">
      <Loading label="Abriendo la sesión" className="mx-auto grid max-w-[46rem] gap-5 px-5 pt-8">
        <Skeleton className="h-10 w-60" />
        <Skeleton className="h-72 rounded-lg" />
      </Loading>
    </main>
  );
}
