import { defineJob } from '../platform/jobs/jobs';
import type { Kit } from '../platform/kit';
import { awardRows, reachedBy, readDefinitions, refreshAwards } from './awards';
import { insertAwards, selectMeasuresAfter, selectOutdated } from './ranks.queries';

const refresh = defineJob<Record<string, never>>('ranks.refresh');
const review = defineJob<Record<string, never>>('ranks.review-criteria');
const BATCH = 200;

export async function rankJobs(kit: Kit): Promise<void> {
  await kit.jobs.repeat(refresh, '7,22,37,52 * * * *', async () => void (await refreshStudents(kit)));
  await kit.jobs.handle(review, () => reviewCriteria(kit));
}

/** After an admin changed ranks or medals. */
export const enqueueReview = ({ jobs, db }: Kit): Promise<void> =>
  jobs.enqueue(db, review, {}, { key: 'ranks' });

/** Whoever has studied since the last time. */
export async function refreshStudents(kit: Kit): Promise<number> {
  const definitions = await readDefinitions(kit);
  let done = 0;
  let after: string | undefined;
  for (;;) {
    const ids = await selectOutdated(kit.db, after, BATCH);
    for (const id of ids) await refreshAwards(kit, id, definitions);
    done += ids.length;
    after = ids.at(-1);
    if (ids.length < BATCH) return done;
  }
}

/** Awards what the stored measures reach under the current criteria. It only ever adds. */
export async function reviewCriteria(kit: Kit): Promise<void> {
  const definitions = await readDefinitions(kit);
  const now = kit.clock.now();
  let after: string | undefined;
  for (;;) {
    const rows = await selectMeasuresAfter(kit.db, after, BATCH);
    for (const { userId, measured } of rows)
      await insertAwards(kit.db, awardRows(userId, reachedBy(definitions, measured), now));
    after = rows.at(-1)?.userId;
    if (rows.length < BATCH) return;
  }
}
