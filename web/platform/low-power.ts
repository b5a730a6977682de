import { type DeviceCapabilities, isLowPower, isMobile } from '@atalaya/core/platform/power';
import { useSyncExternalStore } from 'react';

type Connection = { effectiveType?: string; saveData?: boolean };
type Telling = Navigator & { deviceMemory?: number; connection?: Connection };

const CALM = '(prefers-reduced-motion: reduce)';

/** Reads device capabilities; any of them may be missing. */
export function readMachine(): DeviceCapabilities {
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

/** False on the server. */
export const useLowPower = (): boolean => useSyncExternalStore(onChange, inLowPower, () => false);

/** Sets `data-motion="calm"` on <html>, which stops heavy and endless animations (ui/styles/motion.css). */
export function startLowPower(): () => void {
  const mark = () => {
    if (inLowPower()) document.documentElement.dataset.motion = 'calm';
    else delete document.documentElement.dataset.motion;
  };
  mark();
  return onChange(mark);
}
