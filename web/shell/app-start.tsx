import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { replayEarlyActs } from '../platform/early-acts';
import { onForgetUser, startSession } from '../platform/session';
import { whenIdle } from '../platform/when-idle';

/** What begins once, in the browser, whatever the page: mounted by root.tsx. */
export function AppStart() {
  const queryClient = useQueryClient();
  const [alive, setAlive] = useState(false);

  // One render later, when what shows only on a live page is there as well.
  useEffect(() => {
    if (alive) replayEarlyActs();
    else setAlive(true);
  }, [alive]);

  useEffect(() => {
    const ends = [onForgetUser(() => queryClient.clear()), startSession()];
    let ended = false;
    ends.push(
      whenIdle(() => {
        import('./late-start').then(
          ({ startLate }) => ended || ends.push(startLate(queryClient)),
          (error) => console.error('late start', error),
        );
      }),
    );
    return () => {
      ended = true;
      for (const end of ends) end();
    };
  }, [queryClient]);

  return null;
}
