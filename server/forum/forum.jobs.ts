import { RESTORE_WINDOW_MS } from '@atalaya/core/forum/editing';
import { APPEAL_WINDOW_MS } from '@atalaya/core/forum/moderation';
import { DAY_MS } from '@atalaya/core/platform/durations';
import { defineJob } from '../platform/jobs/jobs';
import type { Kit } from '../platform/kit';
import { releasePostImages } from './inserts/images';
import { dropAttached, dropNotices } from './moderation/cases.queries';
import { emailOfPost, notifyOfPost } from './news';
import { notifyOf, writeEmail } from './notify';
import { eraseRemoved } from './posts.queries';

const NOTICES_KEPT_MS = 365 * DAY_MS;
const erase = defineJob<Record<string, never>>('forum.erase-removed');

export async function forumJobs(kit: Kit): Promise<void> {
  await kit.jobs.handle(notifyOfPost, (written) => notifyOf(kit, written));
  await kit.jobs.handle(emailOfPost, (email) => writeEmail(kit, email));
  await kit.jobs.repeat(erase, '25 4 * * *', async () => {
    const before = new Date(kit.clock.now().getTime() - RESTORE_WINDOW_MS);
    await kit.db.transaction(async (tx) => releasePostImages(tx, await eraseRemoved(tx, before)));
    await dropNotices(kit.db, new Date(kit.clock.now().getTime() - NOTICES_KEPT_MS));
    await dropAttached(kit.db, new Date(kit.clock.now().getTime() - APPEAL_WINDOW_MS));
  });
}
