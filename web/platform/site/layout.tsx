import { Outlet, useRouteError } from 'react-router';
import { ErrorMessage } from '../error-boundary';
import { SiteFrame } from './site-frame';

export default function SiteLayout() {
  return (
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  );
}

/** A public page that fails keeps its header and footer. */
export function ErrorBoundary() {
  return (
    <SiteFrame>
      <ErrorMessage error={useRouteError()} />
    </SiteFrame>
  );
}
