import { cachePathOf, isStudyPage } from '@atalaya/core/platform/offline';
import { useEffect } from 'react';
import { useLocation, useMatches } from 'react-router';
import { keepOnDevice } from './worker-messages';

const isForGuests = (handle: unknown): boolean =>
  typeof handle === 'object' && handle !== null && 'audience' in handle && handle.audience === 'guest';

/** Mounted for a signed-in user (root.tsx): stores visited study pages for offline use. */
export default function KeepVisited() {
  const { pathname } = useLocation();
  const leaf = useMatches().at(-1);
  const path = cachePathOf(pathname);
  const isKept = isStudyPage(pathname) || isForGuests(leaf?.handle);

  useEffect(() => {
    if (!isKept) return;
    const keep = () => void keepOnDevice(path);
    const onHide = () => document.hidden && keep();
    keep();
    document.addEventListener('visibilitychange', onHide);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      keep();
    };
  }, [path, isKept]);

  return null;
}
