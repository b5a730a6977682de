import { REPLACEMENT_WINDOW_MS } from '@atalaya/core/devices/devices';
import { DAY_MS } from '@atalaya/core/platform/durations';
import { defineJob } from '../platform/jobs/jobs';
import type { Kit } from '../platform/kit';
import { deleteForgotten } from './devices.queries';

const FORGOTTEN_AFTER_MS = 90 * DAY_MS;

const clean = defineJob<Record<string, never>>('devices.clean');

/** Every night: devices that nobody is signed in on any more, and replacements that no longer count. */
export async function cleanDevices({ db, clock, jobs }: Kit): Promise<void> {
  await jobs.repeat(clean, '20 3 * * *', async () => {
    const now = clock.now().getTime();
    await deleteForgotten(db, new Date(now - FORGOTTEN_AFTER_MS), new Date(now - REPLACEMENT_WINDOW_MS));
  });
}
