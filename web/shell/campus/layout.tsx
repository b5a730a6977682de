import type { Tier } from '@atalaya/core/auth/user';
import { useEffect, useRef } from 'react';
import { Outlet, useMatches, useRevalidator, useRouteError } from 'react-router';
import { ErrorMessage } from '../../platform/error-boundary';
import { useSession } from '../../platform/session';
import type { Route } from './+types/layout';
import { CampusFrame } from './campus-frame';
import { signedInOnly } from './signed-in';

/** The server has checked the session of a document; this is for navigation inside the app. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [signedInOnly];

/** `handle = { frame: 'none' }`: the session runner, the exam and the reader have their own layout. */
const standsAlone = (handle: unknown): boolean =>
  typeof handle === 'object' && handle !== null && 'frame' in handle && handle.frame === 'none';

export default function CampusLayout() {
  const { user } = useSession();
  const alone = useMatches().some(({ handle }) => standsAlone(handle));
  useFreshPlan(user?.tier);
  return (
    <CampusFrame user={user} alone={alone}>
      <Outlet />
    </CampusFrame>
  );
}

/** Loaders use the plan of the cached user: they run again if the session check finds another plan. */
function useFreshPlan(tier: Tier | undefined): void {
  const { revalidate } = useRevalidator();
  const before = useRef(tier);
  useEffect(() => {
    if (before.current && tier && before.current !== tier) void revalidate();
    before.current = tier ?? before.current;
  }, [tier, revalidate]);
}

/** Keeps the rail when a page fails. */
export function ErrorBoundary() {
  const { user } = useSession();
  return (
    <CampusFrame user={user} alone={false}>
      <ErrorMessage error={useRouteError()} />
    </CampusFrame>
  );
}
