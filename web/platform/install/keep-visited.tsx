import { cachePathOf, isStudyData, isStudyPage } from '@atalaya/core/platform/pages/offline';
import { useEffect } from 'react';
import { type UIMatch, useLocation, useMatches } from 'react-router';
import type { PageHandle } from '../page-handle';
import { readsAt } from '../page-reads';
import { keepOnDevice } from './worker-messages';

/** Mounted for a signed-in user (root.tsx): stores visited study pages for offline use. */
export default function KeepVisited() {
  const { pathname } = useLocation();
  const leaf = (useMatches() as UIMatch<unknown, PageHandle | undefined>[]).at(-1);
  const path = cachePathOf(pathname);
  // A study page without data still shows its skeleton.
  const isShown = isStudyPage(pathname) && leaf?.loaderData !== undefined;
  const isKept = isShown || leaf?.handle?.audience === 'guest';
  const data = readsAt(pathname)
    .filter((address) => isStudyData(address.split('?')[0] ?? ''))
    .join(' ');

  useEffect(() => {
    if (!isKept) return;
    const title = document.title.split(' | ')[0] ?? '';
    const keep = () => void keepOnDevice(path, { title, data: data === '' ? [] : data.split(' ') });
    const onHide = () => document.hidden && keep();
    keep();
    document.addEventListener('visibilitychange', onHide);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      keep();
    };
  }, [path, data, isKept]);

  return null;
}
