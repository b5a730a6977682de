import { useEffect } from 'react';
import { onForgetUser, useSession } from '../platform/session';
import { forgetSession } from './kept-session';
import { sendKept } from './outbox';

// A running session sends its own answers.
const isInSession = (): boolean => location.pathname === '/study';

/** Mounted for a signed-in user (root.tsx): sends answers that were given offline from whatever page is open. */
export default function StudyLeftovers() {
  const userId = useSession().user?.id;

  useEffect(() => {
    if (!userId) return;
    const send = () => {
      if (!isInSession()) void sendKept(userId).catch(() => {});
    };
    send();
    window.addEventListener('online', send);
    return () => window.removeEventListener('online', send);
  }, [userId]);

  useEffect(() => onForgetUser((gone) => void forgetSession(gone)), []);

  return null;
}
