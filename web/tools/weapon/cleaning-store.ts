import { type Cleaning, newCleaning, parseCleaning, resume } from '@atalaya/core/tools/weapon/weapon';
import { deviceStore, useDeviceStore } from '../../platform/device-store';

const fresh = newCleaning('hk-usp-compact');

const store = deviceStore<Cleaning>('atalaya.limpieza-arma', (stored) => {
  const found = parseCleaning(stored);
  return found ? resume(found) : fresh;
});

export const changeCleaning = (next: Cleaning): void => store.change(next);

/** Leaving the page is a pause: coming back asks for the chamber again. */
export const leaveCleaning = (): void => store.reload();

export const useCleaning = (): Cleaning => useDeviceStore(store, fresh);
