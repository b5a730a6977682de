import { Outlet, useLocation } from 'react-router';
import { PageHead } from '../../admin/page-head';
import { ListFault } from '../../admin/resource/list-view';
import { titled } from '../../platform/page-title';
import { Loading, Skeleton } from '../../ui/skeleton';
import { TabLinks } from '../../ui/tab-links';
import type { Route } from './+types/user-page';
import { type OnChanged, type UserDetail, useAdminUser } from './use-user';
import { hasBadges, UserBadges } from './user-badges';

export const meta = titled('Usuario', { robots: 'noindex' });

/** For the tabs that change the account. */
export type UserPageContext = { user: UserDetail; onChanged: OnChanged; onDeleted: () => void };

/** The tabs of other features are registered as child routes in routes.ts. */
const tabs = [
  { path: '', label: 'Cuenta' },
  { path: '/plan', label: 'Plan' },
  { path: '/pedidos', label: 'Pedidos' },
  { path: '/examenes', label: 'Exámenes' },
  { path: '/mensajes', label: 'Mensajes' },
  { path: '/dispositivos', label: 'Dispositivos' },
  { path: '/historial', label: 'Historial' },
];

export default function AdminUserPage({ params: { userId } }: Route.ComponentProps) {
  const { pathname } = useLocation();
  const { query, changed, refreshLists } = useAdminUser(userId);
  const { data: user, error, refetch } = query;
  if (!user)
    return (
      <>
        <PageHead title="Usuario" />
        {error ? (
          <ListFault error={error} retry={refetch} />
        ) : (
          <Loading label="Cargando el usuario" className="grid gap-4">
            <Skeleton className="h-12" />
            <Skeleton className="h-48" />
          </Loading>
        )}
      </>
    );
  const base = `/admin/usuarios/${userId}`;
  const context: UserPageContext = { user, onChanged: changed, onDeleted: refreshLists };
  return (
    <>
      <PageHead
        title={user.displayName ?? user.username}
        note={<span className="wrap-anywhere">{user.email}</span>}
        actions={hasBadges(user) && <UserBadges user={user} />}
      />
      <TabLinks
        label="Apartados del usuario"
        tabs={tabs.map(({ path, label }) => ({ to: base + path, label, current: pathname === base + path }))}
      />
      <div className="pt-5">
        <Outlet context={context} />
      </div>
    </>
  );
}
