import { defineJob } from '../platform/jobs/jobs';
import type { Kit } from '../platform/kit';
import { fetchLaws } from './import/fetch-laws';

const fetchTexts = defineJob<Record<string, never>>('laws.fetch');

/** Every night, if the owner has set BOE_URL. */
export const lawJobs = (kit: Kit): Promise<void> =>
  kit.jobs.repeat(fetchTexts, '20 4 * * *', async () => {
    if (kit.env.BOE_URL) await fetchLaws(kit, kit.env.BOE_URL);
  });
