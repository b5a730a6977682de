import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useMatches } from 'react-router';
import { onForgetUser, startSession } from '../platform/session';
import { markHydrated } from '../platform/use-hydrated';

/** On sign-out: what features have stored on the device. Answers of a session that expired wait for its user. */
function forgetOnDevice(userId: string): void {
  import('../offline/unsent').then(
    ({ forgetStored }) => forgetStored(userId),
    (error) => console.error('sign-out', error),
  );
}

/** What starts once in the browser, on every page. Mounted by root.tsx. */
export function AppStart() {
  const queryClient = useQueryClient();

  // An app page has its skeleton until its data arrives.
  const isShown = useMatches().at(-1)?.loaderData !== undefined;
  useEffect(() => {
    if (isShown) markHydrated();
  }, [isShown]);

  useEffect(() => {
    const forget = onForgetUser((userId, how) => {
      queryClient.clear();
      if (how === 'signed-out') forgetOnDevice(userId);
    });
    const stop = startSession();
    return () => {
      forget();
      stop();
    };
  }, [queryClient]);

  return null;
}
