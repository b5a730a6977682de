import { useEffect } from 'react';
import { useSession } from '../platform/session';
import { sendUnsent } from './unsent';

/** Mounted for a signed-in user (root.tsx): sends what was done offline from whatever page is open. */
export default function SendUnsent() {
  const userId = useSession().user?.id;

  useEffect(() => {
    if (!userId) return;
    const send = () => void sendUnsent(userId).catch(() => {});
    send();
    window.addEventListener('online', send);
    return () => window.removeEventListener('online', send);
  }, [userId]);

  return null;
}
