import { Outlet, useRouteError } from 'react-router';
import { ErrorMessage } from '../../platform/error-boundary';
import type { PageHandle } from '../../platform/page-handle';
import { AdminShell } from './admin-frame';
import { AdminGate } from './admin-gate';
import { PagePermission } from './page-permission';
import { SecondFactorGuard } from './second-factor-guard';

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
