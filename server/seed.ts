import { seedDemoAccounts } from './auth/auth.seed';
import { loadContent } from './content/load-content';
import type { Kit } from './platform/kit';
import { seedStore } from './store/store.seed';

/** What the demo starts with. Every part writes only what is not there yet, so that each start may run it. */
export async function seed(kit: Kit, _say: (line: string) => void): Promise<void> {
  await seedDemoAccounts(kit);
  await loadContent(kit);
  await seedStore(kit);
}
