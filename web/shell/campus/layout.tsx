import { Outlet, useMatches, useRouteError, useRouteLoaderData } from 'react-router';
import { ErrorMessage } from '../../platform/error-boundary';
import type { Route } from './+types/layout';
import { CampusFrame } from './campus-frame';
import { signedInOnly, userFrom } from './signed-in';

export const middleware: Route.MiddlewareFunction[] = [signedInOnly];

export const loader = ({ context }: Route.LoaderArgs) => ({ user: userFrom(context) });

// The user does not change between pages; `middleware` checks the session for each.
export const shouldRevalidate = () => false;

/** `handle = { frame: 'none' }`: the session runner, the exam and the reader have their own layout. */
const standsAlone = (handle: unknown): boolean =>
  typeof handle === 'object' && handle !== null && 'frame' in handle && handle.frame === 'none';

export default function CampusLayout({ loaderData: { user } }: Route.ComponentProps) {
  const alone = useMatches().some(({ handle }) => standsAlone(handle));
  return (
    <CampusFrame user={user} alone={alone}>
      <Outlet />
    </CampusFrame>
  );
}

/** Keeps the rail when a page fails. */
export function ErrorBoundary() {
  const known = useRouteLoaderData<typeof loader>('shell/campus/layout');
  return (
    <CampusFrame user={known?.user ?? null} alone={false}>
      <ErrorMessage error={useRouteError()} />
    </CampusFrame>
  );
}
