/** Delivery status of an email; `kept` when no mail server is configured. */
export const mailStatuses = ['waiting', 'sent', 'failed', 'kept'] as const;

/** Statuses that may need attention. */
export const unsentStatuses = ['waiting', 'failed'] as const;
export type UnsentStatus = (typeof unsentStatuses)[number];

export const unsentNames: Record<UnsentStatus, string> = { waiting: 'En cola', failed: 'Fallidas' };
