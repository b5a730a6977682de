import { deviceStore, useDeviceStore } from '../../platform/device-store';

/** The tour that runs in this tab; it survives a reload and the way from page to page. */
export type RunningTour = { id: string; step: number };

function readTour(stored: unknown): RunningTour | null {
  if (typeof stored !== 'object' || stored === null || !('id' in stored) || !('step' in stored)) return null;
  const { id, step } = stored;
  return typeof id === 'string' && typeof step === 'number' ? { id, step } : null;
}

const store = deviceStore('atalaya.tour', readTour, 'tab');

export const goToStep = (id: string, step: number): void => store.change({ id, step });
export const endTour = (): void => store.change(null);

export const useRunningTour = (): RunningTour | null => useDeviceStore(store, null);
