import { randomizeDemoPasswords, seedDemoAccounts } from './auth/auth.seed';
import { loadContent } from './content/load-content';
import { seedFitness } from './fitness/fitness.seed';
import { seedForum } from './forum/forum.seed';
import { seedMessages } from './messages/messages.seed';
import type { Kit } from './platform/kit';
import { seedStore } from './store/store.seed';
import { demoHistoryJob } from './welcome/demo-history';

/** The demo's data. Each part only adds what is missing, so that it can run on every start. */
export async function seed(kit: Kit, say: (line: string) => void): Promise<void> {
  const isFirstStart = await seedDemoAccounts(kit);
  if (kit.env.DEMO_PUBLIC)
    for (const { email, password } of await randomizeDemoPasswords(kit))
      say(`  Account    ${email}  ${password}`);
  await loadContent(kit);
  await seedStore(kit);
  await seedForum(kit);
  if (isFirstStart && kit.env.DEMO_HISTORY) await seedFitness(kit);
  if (isFirstStart) await seedMessages(kit);
  if (isFirstStart && kit.env.DEMO_HISTORY) await kit.jobs.enqueue(kit.db, demoHistoryJob, {});
}
