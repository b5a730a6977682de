/** Delivery status of an email; `kept` when no mail server is configured. */
export const mailStatuses = ['waiting', 'sent', 'failed', 'kept'] as const;

/** What has not left, and someone may have to look at. */
export const unsentStatuses = ['waiting', 'failed'] as const;
export type UnsentStatus = (typeof unsentStatuses)[number];

export const unsentNames: Record<UnsentStatus, string> = { waiting: 'En cola', failed: 'Fallidas' };
