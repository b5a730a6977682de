import { readFragment } from '@atalaya/core/tools/fragment';
import { type Cleaning, newCleaning, parseCleaning, resume } from '@atalaya/core/tools/weapon/weapon';
import { weaponModels } from '@atalaya/core/tools/weapon/weapon-steps';
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

/** A link may name the weapon; a cleaning that has begun keeps its own. */
export function openLinked(fragment: string): void {
  const { arma } = readFragment(fragment, { arma: '' });
  const model = weaponModels.find((one) => one === arma);
  const cleaning = store.current();
  if (model && cleaning.log.length === 0) changeCleaning({ ...cleaning, model });
}

/** The address that opens the tool with the weapon of this cleaning. */
export const linkOf = ({ model }: Cleaning): string =>
  `${window.location.origin}${window.location.pathname}#arma=${model}`;
