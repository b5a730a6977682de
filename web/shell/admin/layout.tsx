import { holds } from '@atalaya/core/auth/roles';
import { permissionOfPage } from '@atalaya/core/platform/pages/admin';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, Navigate, Outlet, useLocation, useRouteError } from 'react-router';
import { PageHead } from '../../admin/page-head';
import { read } from '../../platform/api';
import { ErrorMessage } from '../../platform/error-boundary';
import type { PageHandle } from '../../platform/page-handle';
import { useSession } from '../../platform/session';
import { AdminShell } from './frame';
import { AdminGate, Waiting } from './gate';

export const handle: PageHandle = { access: 'may:enter-admin' };

export default function AdminLayout() {
  return (
    <AdminGate>
      <SecondFactorGuard>
        <AdminShell>
          <PagePermission>
            <Outlet />
          </PagePermission>
        </AdminShell>
      </SecondFactorGuard>
    </AdminGate>
  );
}

/** Keeps the rail when a page fails, also because another role opens it. */
export function ErrorBoundary() {
  return (
    <AdminGate>
      <AdminShell>
        <PagePermission>
          <ErrorMessage error={useRouteError()} />
        </PagePermission>
      </AdminShell>
    </AdminGate>
  );
}

/** In place of a page that the roles of the account do not open. The server refuses its data too. */
function PagePermission({ children }: { children: ReactNode }) {
  const { user } = useSession();
  const { pathname } = useLocation();
  if (!user || holds(user, permissionOfPage(pathname))) return children;
  return (
    <>
      <PageHead title="Esta página no es de tu papel" />
      <p>
        La abre quien tiene la propiedad o el papel que le corresponde.{' '}
        <Link to="/admin" className="link">
          Volver al panel
        </Link>
      </p>
    </>
  );
}

/**
 * Outside the demo an admin without a second factor must set it up first; the server refuses admin calls until then, so
 * the page waits until it is known.
 */
function SecondFactorGuard({ children }: { children: ReactNode }) {
  const { data, isFetching, isFetchedAfterMount } = useQuery({
    ...read('GET /api/profile'),
    staleTime: 0,
    refetchOnMount: 'always',
  });
  const isMissing = data?.needsSecondFactor && !data.hasSecondFactor;
  if (isMissing && isFetchedAfterMount) return <Navigate to="/ajustes#dos-pasos" replace />;
  const isUnknown = isFetching && !isFetchedAfterMount && (data === undefined || isMissing);
  return isUnknown ? <Waiting error={null} /> : children;
}
