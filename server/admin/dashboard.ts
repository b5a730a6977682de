import { countAccounts, countNewPerDay, countSessions } from '../auth/accounts';
import type { Kit } from '../platform/kit';
import { readMail } from '../platform/mail';
import { listEntries } from './audit';
import { dashboardPanels } from './dashboard-panels';

const DAYS = 30;
const LATEST = 8;

/** The state of the house at a glance. */
export async function dashboard(kit: Kit) {
  const { db, clock, jobs } = kit;
  const now = clock.now();
  const [users, newUsers, sessions, letters, counts, audit, panels] = await Promise.all([
    countAccounts(db, now),
    countNewPerDay(db, now, DAYS),
    countSessions(db, now),
    readMail(db, 1, LATEST),
    jobs.counts(),
    listEntries(db, { page: 1, pageSize: LATEST }),
    dashboardPanels(kit),
  ]);
  const mail = letters.items.map((letter) => ({ ...letter, createdAt: letter.createdAt.toISOString() }));
  return { users, newUsers, sessions, mail, jobs: counts, audit: audit.items, panels };
}
