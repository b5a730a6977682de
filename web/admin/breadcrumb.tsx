import { adminPageAt } from '@atalaya/core/platform/pages/admin';
import { ChevronRight } from 'lucide-react';
import { Link, useLocation } from 'react-router';

export function Breadcrumb() {
  const { pathname } = useLocation();
  const page = adminPageAt(pathname);
  if (!page || page.path === '/admin') return null;
  return (
    <nav aria-label="Ruta" className="mb-2.5">
      <ol className="flex flex-wrap items-center gap-1.5 text-small text-muted">
        <li>
          <Link to="/admin" className="no-underline hover:underline">
            Panel
          </Link>
        </li>
        {page.group && (
          <>
            <Mark />
            <li>{page.group}</li>
          </>
        )}
        <Mark />
        {pathname.startsWith(`${page.path}/`) ? (
          <li>
            <Link to={page.path} className="no-underline hover:underline">
              {page.label}
            </Link>
          </li>
        ) : (
          <li aria-current="page" className="text-ink">
            {page.label}
          </li>
        )}
      </ol>
    </nav>
  );
}

const Mark = () => (
  <li aria-hidden="true">
    <ChevronRight className="size-3.5" />
  </li>
);
