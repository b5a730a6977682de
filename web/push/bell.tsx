import { useQuery } from '@tanstack/react-query';
import { Bell as BellIcon } from 'lucide-react';
import { warmUp } from '../platform/on-demand';
import { useSession } from '../platform/session';
import { loadNotifications } from '../shell/panels';
import { openPanel, useShell } from '../shell/shell-store';
import { CountBadge } from '../ui/badge';
import { IconButton } from '../ui/icon-button';
import { notificationsQuery } from './notifications-query';

const MOST_SHOWN = 9;

type BellProps = { variant?: 'plain' | 'outline'; size?: 'sm' | 'md' };

/** The unread count comes from push/notifications-watch.tsx, when the page is idle. */
export function Bell(look: BellProps) {
  const { user } = useSession();
  const { data } = useQuery({ ...notificationsQuery, enabled: false });
  const panel = useShell((shell) => shell.panel);
  if (!user) return null;
  const unread = data?.unread ?? 0;
  return (
    <IconButton
      {...look}
      label={unread === 0 ? 'Avisos' : `Avisos, ${unread} sin leer`}
      aria-haspopup="dialog"
      aria-expanded={panel === 'notifications'}
      onClick={() => openPanel('notifications')}
      {...warmUp(loadNotifications)}
    >
      <BellIcon />
      {unread > 0 && <CountBadge>{unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}</CountBadge>}
    </IconButton>
  );
}
