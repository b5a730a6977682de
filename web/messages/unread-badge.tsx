import { formatCount } from '@atalaya/core/platform/number-format';
import { useQuery } from '@tanstack/react-query';
import { unreadQuery } from './messages-queries';

const MOST_SHOWN = 99;

/** The count comes from unread-watch.tsx, when the page is idle. */
function useUnread(): number {
  const { data } = useQuery({ ...unreadQuery, enabled: false });
  return (data?.unread ?? 0) + (data?.requests ?? 0);
}

/** Beside the name of the page in the menu. */
export function UnreadBadge() {
  const count = useUnread();
  if (count === 0) return null;
  return (
    <span className="ml-auto min-w-5.5 rounded-full bg-danger px-1.5 text-center text-micro leading-5.5 font-semibold text-on-status">
      <span aria-hidden="true">{count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}</span>
      <span className="sr-only">{formatCount(count, 'mensaje sin leer', 'mensajes sin leer')}</span>
    </span>
  );
}

/** On the button of the menu that holds the page. */
export function UnreadDot() {
  if (useUnread() === 0) return null;
  return (
    <>
      <span
        aria-hidden="true"
        className="absolute top-1 right-[calc(50%-1rem)] size-2.5 rounded-full bg-danger"
      />
      <span className="sr-only">, hay mensajes sin leer</span>
    </>
  );
}
