import type { Held } from '@atalaya/core/auth/roles';
import { countAccounts, countNewPerDay, countSessions } from '../auth/accounts';
import type { Kit } from '../platform/kit';
import { countUnsent, newestMail } from '../platform/mail/mail';
import { installationRisks } from '../platform/process/installation-risks';
import { audit, listEntries } from './audit';
import { readDashboardPanels } from './dashboard-panels';

const DAYS = 30;
const LATEST = 8;

export async function dashboard(kit: Kit, user: Held) {
  const { db, clock } = kit;
  const now = clock.now();
  const [users, newUsers, sessions, emails, unsent, jobs, entries, panels] = await Promise.all([
    countAccounts(db, now),
    countNewPerDay(db, now, DAYS),
    countSessions(db, now),
    newestMail(db, LATEST),
    countUnsent(db),
    queueOf(kit),
    listEntries(kit, { page: 1, pageSize: LATEST }),
    readDashboardPanels(kit, user),
  ]);
  return {
    users,
    newUsers,
    sessions,
    mail: emails,
    unsent,
    jobs,
    audit: entries.items,
    panels,
    risks: installationRisks(kit.env),
  };
}

/** Failed jobs first, then the oldest waiting; null when the queue cannot be read. */
async function queueOf({ jobs, log }: Kit) {
  try {
    const kinds = await jobs.queue();
    const age = ({ oldestAt }: (typeof kinds)[number]) => oldestAt?.getTime() ?? Number.POSITIVE_INFINITY;
    return kinds.sort((one, other) => other.failed - one.failed || age(one) - age(other));
  } catch (error) {
    log.error({ err: error }, 'the queue could not be read');
    return null;
  }
}

export const retryFailed = ({ db, clock, jobs }: Kit, actorId: string, name: string) =>
  db.transaction(async (tx) => {
    const retried = await jobs.retryFailed(tx, name);
    if (retried > 0)
      await audit(tx, {
        at: clock.now(),
        actorId,
        action: 'jobs.retried',
        subject: 'jobs',
        subjectId: name,
        subjectName: name,
        after: { trabajos: retried },
      });
    return { retried };
  });
