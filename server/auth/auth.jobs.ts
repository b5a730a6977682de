import { DAY_MS } from '@atalaya/core/platform/durations';
import { defineJob } from '../platform/jobs/jobs';
import type { Kit } from '../platform/kit';
import { newPasswordJob, sendNewPasswordEmail } from './password/password-reset';
import { deleteExpiredPasswordTokens } from './password/password-reset.queries';
import {
  registrationEmailJob,
  resendConfirmationEmail,
  resendConfirmationJob,
  sendRegistrationEmail,
} from './registration/registration';
import { deleteExpiredRegistrations } from './registration/registration.queries';
import { endExpiredSessions } from './sessions';
import { deleteOldFailureCounts } from './throttle.queries';

export const cleanAuth = defineJob<Record<string, never>>('auth.clean');

export async function authJobs(kit: Kit): Promise<void> {
  await kit.jobs.handle(registrationEmailJob, (payload) => sendRegistrationEmail(kit, payload));
  await kit.jobs.handle(
    resendConfirmationJob,
    async (payload) => void (await resendConfirmationEmail(kit, payload)),
  );
  await kit.jobs.handle(newPasswordJob, ({ email }) => sendNewPasswordEmail(kit, email));
  await kit.jobs.repeat(cleanAuth, '17 * * * *', () => deleteExpired(kit));
}

async function deleteExpired(kit: Kit): Promise<void> {
  const { db, clock } = kit;
  const now = clock.now();
  await deleteExpiredRegistrations(db, now);
  await deleteExpiredPasswordTokens(db, now);
  await endExpiredSessions(kit, db, now);
  await deleteOldFailureCounts(db, new Date(now.getTime() - 2 * DAY_MS));
}
