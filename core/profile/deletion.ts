import { DAY_MS } from '../platform/durations';

/** How long a user who asked to be deleted may still come back (`/configuracion`). */
export const WAY_BACK_DAYS = 14;

/** The moment from which the daily job deletes the account. */
export const deletesAt = (requestedAt: Date): Date =>
  new Date(requestedAt.getTime() + WAY_BACK_DAYS * DAY_MS);

/** Requests up to this moment have had their fourteen days. */
export const overdueSince = (now: Date): Date => new Date(now.getTime() - WAY_BACK_DAYS * DAY_MS);
