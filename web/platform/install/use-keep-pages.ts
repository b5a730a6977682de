import { useEffect } from 'react';
import { whenIdle } from '../when-idle';
import { keepOnDevice } from './worker-messages';

/** Stores the pages for use without network, because the page that calls it promises so. `paths` must not change. */
export function useKeepPages(paths: readonly string[]): void {
  useEffect(
    () =>
      whenIdle(() => {
        for (const path of paths) void keepOnDevice(path);
      }),
    [paths],
  );
}
