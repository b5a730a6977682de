import { DAY_MS } from '@atalaya/core/platform/durations';
import { defineJob } from '../platform/jobs/jobs';
import type { Kit } from '../platform/kit';
import { forgetBank } from '../syllabus/question-bank';
import { announceJobs, announceNew } from './announce';
import { publishWeekly } from './compare/weekly';
import { deleteBuiltBefore } from './exams.queries';
import { closeExpired } from './hand-in';
import { regradeJobs } from './regrade';

const close = defineJob<Record<string, never>>('exams.close');
const publish = defineJob<Record<string, never>>('exams.weekly-mock');
const clean = defineJob<Record<string, never>>('exams.clean');

/** Tests that were built but never started. */
const FORGOTTEN_AFTER_MS = 7 * DAY_MS;
const DOWNLOAD_KEPT_MS = 60 * DAY_MS;

export async function examJobs(kit: Kit): Promise<void> {
  kit.events.on('pages.changed', () => forgetBank(kit.db));
  await regradeJobs(kit);
  await announceJobs(kit);
  await kit.jobs.repeat(close, '* * * * *', async () => {
    await closeExpired(kit);
    await announceNew(kit);
  });
  // Every hour: a new installation, or a server that was down at midnight, publishes it later.
  await kit.jobs.repeat(publish, '5 * * * *', () => publishWeekly(kit));
  await kit.jobs.repeat(clean, '40 3 * * *', async () => {
    const now = kit.clock.now().getTime();
    await deleteBuiltBefore(kit.db, new Date(now - FORGOTTEN_AFTER_MS), new Date(now - DOWNLOAD_KEPT_MS));
  });
}
