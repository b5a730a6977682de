import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onForgetUser, startSession } from '../session';

/** Safari has no idle callback; a moment later does as well. */
const whenIdle = (run: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 1000 });
  else setTimeout(run, 200);
};

/** What begins once, in the browser, whatever the page: mounted by root.tsx. */
export function AppStart() {
  const queryClient = useQueryClient();

  useEffect(() => {
    const ends = [onForgetUser(() => queryClient.clear()), startSession()];
    let ended = false;
    whenIdle(() => {
      import('./late-start').then(
        ({ startLate }) => ended || ends.push(startLate(queryClient)),
        (error) => console.error('late start', error),
      );
    });
    return () => {
      ended = true;
      for (const end of ends) end();
    };
  }, [queryClient]);

  return null;
}
