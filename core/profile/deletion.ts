import { DAY_MS } from '../platform/durations';

/** Time to cancel the deletion of an account. */
export const RESTORE_DAYS = 14;

export const deletesAt = (requestedAt: Date): Date => new Date(requestedAt.getTime() + RESTORE_DAYS * DAY_MS);

/** Accounts requested before this are deleted by the daily job. */
export const deletionCutoff = (now: Date): Date => new Date(now.getTime() - RESTORE_DAYS * DAY_MS);
