import { defineJob } from '../jobs/jobs';
import type { Kit } from '../kit';
import { deleteEndedUses } from './allowance.queries';

export const deleteEnded = defineJob<Record<string, never>>('allowance.delete-ended');

/** Nightly: what was used in windows that are over. */
export const allowanceJobs = ({ db, clock, jobs }: Kit): Promise<void> =>
  jobs.repeat(deleteEnded, '50 3 * * *', async () => void (await deleteEndedUses(db, clock.now())));
