import { DAY_MS, MINUTE_MS } from '../platform/durations';

/** How failures slow down the next attempt: so many are free, then the wait doubles up to a ceiling. */
export type Pace = { free: number; firstWaitMs: number; longestWaitMs: number };

export type Tally = { failures: number; lastFailureAt: Date | null; waitUntil: Date | null };

const SECOND = 1_000;
const FORGOTTEN_AFTER_MS = DAY_MS;

/** One account, from browsers that its owner has not used before. */
export const accountPace: Pace = { free: 4, firstWaitMs: 2 * SECOND, longestWaitMs: 15 * MINUTE_MS };

/** One address may be a whole academy behind one router. */
export const addressPace: Pace = { free: 40, firstWaitMs: 5 * SECOND, longestWaitMs: 15 * MINUTE_MS };

/** The owner's own browser: strangers' failures elsewhere never slow it down. */
export const knownDevicePace: Pace = { free: 9, firstWaitMs: 2 * SECOND, longestWaitMs: 5 * MINUTE_MS };

/** Letters to one address: a forgetful person gets theirs, a mail bomb does not go off. */
export const letterPace: Pace = { free: 2, firstWaitMs: 2 * MINUTE_MS, longestWaitMs: 60 * MINUTE_MS };

export const noFailures: Tally = { failures: 0, lastFailureAt: null, waitUntil: null };

/** Milliseconds until the next attempt is heard; 0 means now. */
export const waitLeft = ({ waitUntil }: Tally, now: Date): number =>
  waitUntil === null ? 0 : Math.max(0, waitUntil.getTime() - now.getTime());

/** The wait that follows the n-th failure in a row. */
export const waitAfter = (failures: number, { free, firstWaitMs, longestWaitMs }: Pace): number =>
  failures <= free ? 0 : Math.min(longestWaitMs, firstWaitMs * 2 ** (failures - free - 1));

/** One more failure. A day without any wipes the slate. */
export function countFailure(tally: Tally, pace: Pace, now: Date): Tally {
  const { lastFailureAt } = tally;
  const stale = lastFailureAt !== null && now.getTime() - lastFailureAt.getTime() > FORGOTTEN_AFTER_MS;
  const failures = (stale ? 0 : tally.failures) + 1;
  const wait = waitAfter(failures, pace);
  return { failures, lastFailureAt: now, waitUntil: wait > 0 ? new Date(now.getTime() + wait) : null };
}

/** A wait as a person says it. */
export function waitInWords(seconds: number): string {
  if (seconds <= 1) return 'un segundo';
  if (seconds < 60) return `${seconds} segundos`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? 'un minuto' : `${minutes} minutos`;
}
