import { formatWindow } from '@atalaya/core/exams/open-window';
import { stageOf } from '@atalaya/core/exams/scheduled';
import { messageLimits, type PushMessage } from '@atalaya/core/push/message';
import { idsWithTierAtLeast } from '../auth/accounts';
import { defineJob } from '../platform/jobs/jobs';
import type { Kit } from '../platform/kit';
import { notify } from '../push/notifications';
import { type MockRow, selectOneShown, takeUnannounced } from './scheduled.queries';

/** Small enough for one transaction. */
const PEOPLE_AT_ONCE = 500;

/** `after`: the last user who was notified. */
const announce = defineJob<{ mockId: string; after: string | null }>('exams.announce-mock');

export const announceJobs = (kit: Kit): Promise<void> =>
  kit.jobs.handle(announce, ({ mockId, after }) => notifyBatch(kit, mockId, after));

/** Mocks published since the last run, by an admin or a file. */
export async function announceNew({ db, clock, jobs }: Kit): Promise<void> {
  await db.transaction(async (tx) => {
    for (const { id } of await takeUnannounced(tx, clock.now()))
      await jobs.enqueue(tx, announce, { mockId: id, after: null });
  });
}

/** The next batch is queued in the same transaction. */
async function notifyBatch(kit: Kit, mockId: string, after: string | null): Promise<void> {
  const now = kit.clock.now();
  const mock = await selectOneShown(kit.db, mockId);
  if (!mock || stageOf(mock, now) === 'closed') return;
  const ids = await idsWithTierAtLeast(kit.db, { tier: mock.tier, now, after, limit: PEOPLE_AT_ONCE });
  await kit.db.transaction(async (tx) => {
    await notify(kit, tx, ids, messageOf(mock));
    const last = ids.at(-1);
    if (last && ids.length === PEOPLE_AT_ONCE) await kit.jobs.enqueue(tx, announce, { mockId, after: last });
  });
}

const messageOf = ({ id, title, opensAt, closesAt }: MockRow): PushMessage => ({
  kind: 'exams',
  title: 'Nuevo simulacro oficial',
  body: `${title}: ${formatWindow({ opensAt, closesAt })}. Se hace una vez, mientras está abierto.`,
  url: '/campus-estudio/simulacros',
  tag: `simulacro-${id}`.slice(0, messageLimits.tag),
});
