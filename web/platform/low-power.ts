import { isLowPower, isMobile, type Machine } from '@atalaya/core/platform/power';
import { useSyncExternalStore } from 'react';

type Connection = { effectiveType?: string; saveData?: boolean };
type Telling = Navigator & { deviceMemory?: number; connection?: Connection };

const CALM = '(prefers-reduced-motion: reduce)';

/** The machine as it tells of itself now. Any of these may be missing or refuse to answer. */
export function readMachine(): Machine {
  const { hardwareConcurrency, maxTouchPoints, deviceMemory, connection }: Telling = navigator;
  return {
    width: window.innerWidth,
    touch: (maxTouchPoints ?? 0) > 0 || 'ontouchstart' in window,
    cores: hardwareConcurrency,
    memory: deviceMemory,
    reducedMotion: window.matchMedia?.(CALM).matches ?? false,
    connection: connection?.effectiveType,
    saveData: connection?.saveData,
  };
}

export const onMobile = (): boolean => isMobile(readMachine());
export const inLowPower = (): boolean => isLowPower(readMachine());

/** Calls back whenever the answer may have changed: another width, another wish, another network. */
function onChange(listener: () => void): () => void {
  const calm = window.matchMedia?.(CALM);
  const network =
    'connection' in navigator && navigator.connection instanceof EventTarget
      ? navigator.connection
      : undefined;
  window.addEventListener('resize', listener);
  calm?.addEventListener('change', listener);
  network?.addEventListener('change', listener);
  return () => {
    window.removeEventListener('resize', listener);
    calm?.removeEventListener('change', listener);
    network?.removeEventListener('change', listener);
  };
}

/** False on the server: what is heavy waits for the browser anyway. */
export const useLowPower = (): boolean => useSyncExternalStore(onChange, inLowPower, () => false);

/** `data-motion="calm"` on <html>: heavy and endless animations rest (ui/motion.css), the small ones of a press stay. */
export function startLowPower(): () => void {
  const mark = () => {
    if (inLowPower()) document.documentElement.dataset.motion = 'calm';
    else delete document.documentElement.dataset.motion;
  };
  mark();
  return onChange(mark);
}
