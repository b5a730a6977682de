import { permissionOfPage } from '@atalaya/core/auth/admin-pages';
import { holds } from '@atalaya/core/auth/roles';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { PageHead } from '../../admin/page-head';
import { useSession } from '../../platform/session';

/** In place of a page that the roles of the account do not open. The server refuses its data too. */
export function PagePermission({ children }: { children: ReactNode }) {
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
