import { holds } from '@atalaya/core/auth/roles';
import { adminPageAt, adminPages } from '@atalaya/core/platform/pages/admin';
import { pageGroups } from '@atalaya/core/platform/pages/menu';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { useSession } from '../../platform/session';
import { SpriteIcon } from '../sprite-icon';
import icons from './icons.svg?url';

const row =
  'flex min-h-8.5 items-center gap-3 rounded-md px-2.5 py-1.5 text-small leading-[1.25] font-medium text-on-panel no-underline hover:bg-white/10 aria-[current]:bg-white aria-[current]:font-semibold aria-[current]:text-on-panel-gold pointer-coarse:min-h-11 [&_svg]:size-4.5';

export function Rail() {
  const { user } = useSession();
  const current = adminPageAt(useLocation().pathname);
  const active = useRef<HTMLAnchorElement>(null);
  // The rail is longer than the window: without this the entry of the page may be out of sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ref points to another entry on each page
  useEffect(() => {
    active.current?.scrollIntoView?.({ block: 'nearest' });
  }, [current?.path]);
  return (
    <nav aria-label="Administración" className="grid gap-4">
      {pageGroups(adminPages, (permission) => holds(user, permission)).map(({ label, pages }) => (
        <div key={label ?? 'panel'}>
          {label && <p className="mb-1 px-2.5 text-micro font-semibold text-on-panel-muted">{label}</p>}
          <ul className="grid gap-0.5">
            {pages.map(({ path, label: name, icon }) => (
              <li key={path}>
                <Link
                  to={path}
                  {...(current?.path === path ? { 'aria-current': 'page', ref: active } : {})}
                  className={row}
                >
                  <SpriteIcon href={`${icons}#${icon}`} />
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <div className="border-t border-panel-line pt-3">
        <Link to="/" className={row}>
          <ArrowLeft />
          Volver al sitio
        </Link>
      </div>
    </nav>
  );
}
