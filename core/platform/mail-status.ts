import { DAY_MS } from './durations';

/** Delivery status of an email; `kept` when no mail server is configured. */
export const mailStatuses = ['waiting', 'sent', 'failed', 'kept'] as const;

/** Statuses that may need attention. */
export const unsentStatuses = ['waiting', 'failed'] as const;
export type UnsentStatus = (typeof unsentStatuses)[number];

export const unsentNames: Record<UnsentStatus, string> = { waiting: 'En cola', failed: 'Fallidos' };

/** As long as the longest-lived link (an invitation) is valid and a failed job can be retried. */
const GIVE_UP_DAYS = 7;

/** Unsent emails from before this moment are not sent any more. */
export const givenUpBefore = (now: Date): Date => new Date(now.getTime() - GIVE_UP_DAYS * DAY_MS);
