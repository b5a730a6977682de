import { DAY_MS, HOUR_MS } from '../platform/durations';

/** How long a device may have been without network. */
export const OFFLINE_MS = 14 * DAY_MS;
/** A device sends its answers in order; its clock may have been set back by this much meanwhile. */
export const CLOCK_TOLERANCE_MS = HOUR_MS;

type Known = {
  /** Nothing was answered before: the account or device was new then, or the exam or play began. */
  since: Date;
  /** The newest answer that this device has sent before. */
  newestSent?: Date | null;
};

/**
 * When study counts: at the time that its device reports, if that is possible, and otherwise now. Nobody gets days of
 * study by setting a clock back.
 */
export function answeredAt(reported: Date, now: Date, { since, newestSent }: Known): Date {
  const earliest = Math.max(
    now.getTime() - OFFLINE_MS,
    since.getTime(),
    newestSent ? newestSent.getTime() - CLOCK_TOLERANCE_MS : 0,
  );
  return reported.getTime() >= earliest && reported <= now ? reported : now;
}
