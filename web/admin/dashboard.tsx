import { holds } from '@atalaya/core/auth/roles';
import { brand } from '@atalaya/core/brand';
import { Outlet } from 'react-router';
import { useSession } from '../platform/session';
import type { Route } from './+types/dashboard';
import { DashboardPanels } from './dashboard-panels';
import { PageHead } from './page-head';
import { RolePanels } from './role-panels';

export const meta: Route.MetaFunction = () => [
  { title: `Panel de administración | ${brand.name}` },
  { name: 'robots', content: 'noindex' },
];

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
