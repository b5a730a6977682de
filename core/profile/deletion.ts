/** How long a user who asked to be deleted may still come back (`/configuracion`). */
export const WAY_BACK_DAYS = 14;

const DAY_MS = 24 * 60 * 60 * 1000;

/** The moment from which the daily job deletes the account. */
export const deletesAt = (requestedAt: Date): Date =>
  new Date(requestedAt.getTime() + WAY_BACK_DAYS * DAY_MS);

/** Requests up to this moment have had their fourteen days. */
export const overdueSince = (now: Date): Date => new Date(now.getTime() - WAY_BACK_DAYS * DAY_MS);
