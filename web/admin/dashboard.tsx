import { holds, roleNames, rolesOf } from '@atalaya/core/auth/roles';
import { useQuery } from '@tanstack/react-query';
import { Outlet } from 'react-router';
import { read } from '../platform/api';
import { titled } from '../platform/page-title';
import { useSession } from '../platform/session';
import { Loading, Skeleton } from '../ui/skeleton';
import { RoomPanel } from './dashboard-lists';
import { DashboardPanels } from './dashboard-panels';
import { PageHead } from './page-head';
import { ListFault } from './resource/list-view';

export const meta = titled('Panel de administración', { robots: 'noindex' });

export default function Dashboard() {
  const { user } = useSession();
  const isOwner = user === null || holds(user, 'may:administer');
  return (
    <>
      <PageHead title="Panel" note="Cómo está la casa ahora mismo" />
      {isOwner ? (
        <>
          <Outlet />
          <DashboardPanels />
        </>
      ) : (
        <RolePanels />
      )}
    </>
  );
}

/** The start page of a role that is not the owner's: only the panels of its own pages. */
function RolePanels() {
  const { user } = useSession();
  const { data, error, refetch } = useQuery({ ...read('GET /api/admin/panels'), staleTime: 0 });
  if (error && !data) return <ListFault error={error} retry={refetch} />;
  if (!data)
    return (
      <Loading label="Cargando el panel">
        <Skeleton className="h-60" />
      </Loading>
    );
  const names = user ? rolesOf(user).map((role) => roleNames[role]) : [];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <p className="text-muted">Tu papel: {names.join(', ')}. En el menú están las páginas que abre.</p>
      <div className="gap-5 *:break-inside-avoid xl:columns-2 [&>*:not(:last-child)]:mb-5">
        {data.map((panel) => (
          <RoomPanel key={panel.name} panel={panel} retry={refetch} />
        ))}
      </div>
    </div>
  );
}
