import { campusPages } from '@atalaya/core/platform/pages/campus';
import { pageAt } from '@atalaya/core/platform/pages/menu';
import { Ellipsis } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { UnreadDot } from '../../messages/unread-badge';
import { warmUp } from '../../platform/on-demand';
import { useRootFlag } from '../../platform/root-flag';
import { loadCampusMenu } from '../panels';
import { openPanel, useShell } from '../shell-store';
import { barEntry, barShape } from './bar-class';
import { DestinationIcon } from './destination-icon';

export function BottomBar() {
  useRootFlag('bar');
  const { pathname } = useLocation();
  const panel = useShell((shell) => shell.panel);
  const current = pageAt(campusPages, pathname);
  const inBar = campusPages.filter((one) => one.inBar);
  return (
    <nav aria-label="Campus, accesos rápidos" className={barShape}>
      {inBar.map(({ path, to = path, label, icon }) => (
        <Link
          key={path}
          to={to}
          prefetch="intent"
          aria-current={current?.path !== path ? undefined : pathname === path ? 'page' : 'true'}
          className={barEntry}
        >
          <DestinationIcon name={icon} />
          {label}
        </Link>
      ))}
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={panel === 'campus'}
        onClick={() => openPanel('campus')}
        className={`relative ${barEntry}`}
        {...warmUp(loadCampusMenu)}
      >
        <Ellipsis />
        Más
        <UnreadDot />
      </button>
    </nav>
  );
}
