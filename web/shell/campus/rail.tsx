import { holds } from '@atalaya/core/auth/roles';
import type { SessionUser } from '@atalaya/core/auth/user';
import { campusPages, MESSAGES } from '@atalaya/core/platform/pages/campus';
import { pageAt, pageGroups } from '@atalaya/core/platform/pages/menu';
import { Settings } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { UnreadBadge } from '../../messages/unread-badge';
import { warmUp } from '../../platform/on-demand';
import { useSession } from '../../platform/session';
import { tierNames } from '../../profile/plan-words';
import { IconButton } from '../../ui/icon-button';
import { Skeleton } from '../../ui/skeleton';
import { Logo } from '../logo';
import { loadMenu } from '../panels';
import { openPanel, useShell } from '../shell-store';
import { nameOf, UserAvatar } from '../user-avatar';
import { DestinationIcon } from './destination-icon';

const row =
  'flex min-h-10.5 items-center gap-3 rounded-md px-3 py-2 leading-[1.25] font-medium no-underline hover:bg-sunken aria-[current]:bg-navy aria-[current]:font-semibold aria-[current]:text-on-navy [&_svg]:size-5 [&_svg]:text-muted aria-[current]:[&_svg]:text-on-navy';

export function CampusRail({ user }: { user: SessionUser | null }) {
  const scroller = useRef<HTMLDivElement>(null);
  // The list is longer than most screens: it opens at the current page.
  useEffect(() => {
    const current = scroller.current?.querySelector<HTMLElement>('[aria-current]');
    if (scroller.current && current)
      scroller.current.scrollTop = current.offsetTop - scroller.current.clientHeight / 2;
  }, []);
  return (
    <aside className="hidden border-r border-line bg-surface lg:block print:hidden">
      <div ref={scroller} className="sticky top-0 flex h-dvh flex-col overflow-y-auto px-4 pt-5 pb-4">
        <div className="px-2 pt-1 pb-5">
          <Logo />
        </div>
        <DestinationList />
        {user ? <Me user={user} /> : <MeSkeleton />}
      </div>
    </aside>
  );
}

export function DestinationList({ onChoose }: { onChoose?: () => void }) {
  const { pathname } = useLocation();
  const current = pageAt(campusPages, pathname);
  const { user } = useSession();
  return (
    <nav aria-label="Campus">
      {pageGroups(campusPages, (permission) => holds(user, permission)).map(({ label, pages }, index) => (
        <div key={label}>
          <p className={index === 0 ? 'sr-only' : 'mx-3 mt-4.5 mb-1.5 text-micro font-semibold text-muted'}>
            {label}
          </p>
          <ul className="grid gap-0.5">
            {pages.map(({ path, to = path, label: name, icon }) => (
              <li key={path}>
                <Link
                  to={to}
                  prefetch="intent"
                  onClick={onChoose}
                  aria-current={current?.path !== path ? undefined : pathname === path ? 'page' : 'true'}
                  className={row}
                >
                  <DestinationIcon name={icon} />
                  {name}
                  {path === MESSAGES && <UnreadBadge />}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

const MeSkeleton = () => (
  <div className="mt-auto pt-4">
    <div className="flex items-center gap-3 border-t border-line pt-3.5 pl-2">
      <Skeleton className="size-10 rounded-full!" />
      <Skeleton className="h-10 w-28" />
    </div>
  </div>
);

function Me({ user }: { user: SessionUser }) {
  const panel = useShell((shell) => shell.panel);
  return (
    <div className="mt-auto pt-4">
      <div className="flex items-center gap-3 border-t border-line pt-3.5 pl-2">
        <UserAvatar user={user} />
        <Link to="/perfil" className="min-w-0 leading-[1.3] no-underline hover:underline">
          <span className="block truncate font-semibold">{nameOf(user)}</span>
          <span className="block text-micro text-muted">Plan {tierNames[user.tier]}</span>
        </Link>
        <IconButton
          label="Abrir el menú de tu cuenta"
          size="sm"
          className="ml-auto"
          aria-haspopup="dialog"
          aria-expanded={panel === 'menu'}
          onClick={() => openPanel('menu')}
          {...warmUp(loadMenu)}
        >
          <Settings />
        </IconButton>
      </div>
    </div>
  );
}
