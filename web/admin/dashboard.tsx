import { brand } from '@atalaya/core/brand';
import { Outlet } from 'react-router';
import type { Route } from './+types/dashboard';
import { DashboardPanels } from './dashboard-panels';
import { PageHead } from './page-head';

export const meta: Route.MetaFunction = () => [
  { title: `Panel de administración | ${brand.name}` },
  { name: 'robots', content: 'noindex' },
];

export default function Dashboard() {
  return (
    <>
      <PageHead title="Panel" note="Cómo está la casa ahora mismo" />
      <Outlet />
      <DashboardPanels />
    </>
  );
}
