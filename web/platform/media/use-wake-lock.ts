import { useEffect } from 'react';

/** Keeps the screen on while `wanted`. Browsers release it with the tab, so it is asked for again on return. */
export function useWakeLock(wanted: boolean): void {
  useEffect(() => {
    if (!wanted || !('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    const ask = () => {
      if (document.hidden) return;
      navigator.wakeLock.request('screen').then(
        (found) => {
          if (isOver) void found.release();
          else lock = found;
        },
        // Refused in low-power mode: the page works without it.
        () => {},
      );
    };
    ask();
    document.addEventListener('visibilitychange', ask);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', ask);
      void lock?.release();
    };
  }, [wanted]);
}
