import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useMatches } from 'react-router';
import { WhenSignedIn } from '../devices/when-signed-in';
import { endTour, useRunningTour } from '../media/tutorials/tour-store';
import { OnDemand } from '../platform/on-demand';
import { OnceIdle } from '../platform/once-idle';
import { whenIdle } from '../platform/when-idle';

const loadDeviceWatch = () => import('../devices/device-watch');
const loadLiveEffects = () => import('../effects/live-effects');
const loadNotificationsWatch = () => import('../push/notifications-watch');
const loadTracker = () => import('../tracking/tracker');
const keepVisited = () => import('../platform/install/keep-visited');
const notificationBanner = () => import('../push/notification-banner');
const preloadPanels = () => import('./campus/preload-panels');
const loadTour = () => import('../media/tutorials/tour-runner');
const sendUnsent = () => import('../offline/send-unsent');

/** What runs beside the pages. It is loaded after the first page has been shown. */
export function Companions() {
  return useFirstContent() ? <Loaded /> : null;
}

function Loaded() {
  useIdleStart();
  const isTouring = useRunningTour() !== null;
  return (
    <>
      <OnceIdle load={loadLiveEffects} />
      <WhenSignedIn load={loadDeviceWatch} />
      <WhenSignedIn load={loadNotificationsWatch} />
      <WhenSignedIn load={loadTracker} />
      <WhenSignedIn load={preloadPanels} />
      <WhenSignedIn load={sendUnsent} />
      <WhenSignedIn load={keepVisited} />
      <WhenSignedIn load={notificationBanner} />
      <OnDemand open={isTouring} load={loadTour} onFail={endTour} />
    </>
  );
}

function useIdleStart(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const cleanups: (() => void)[] = [];
    let ended = false;
    cleanups.push(
      whenIdle(() => {
        import('./idle-start').then(
          ({ startWhenIdle }) => ended || cleanups.push(startWhenIdle(queryClient)),
          (error) => console.error('idle start', error),
        );
      }),
    );
    return () => {
      ended = true;
      for (const cleanup of cleanups) cleanup();
    };
  }, [queryClient]);
}

/** A page that fails has no data either. */
const AT_LATEST_MS = 4000;

/** True once the first page has its data: until then nothing else should use the connection and the processor. */
function useFirstContent(): boolean {
  const [isOver, setIsOver] = useState(false);
  const hasData = useMatches().at(-1)?.loaderData !== undefined;

  useEffect(() => {
    if (hasData) {
      setIsOver(true);
      return;
    }
    const timer = setTimeout(() => setIsOver(true), AT_LATEST_MS);
    return () => clearTimeout(timer);
  }, [hasData]);

  return isOver;
}
