import { DAY_MS, MINUTE_MS } from '../platform/durations';

/** The first attempts are free; then the wait doubles with each failure up to a maximum. */
export type ThrottleRule = { freeAttempts: number; firstWaitMs: number; longestWaitMs: number };

export type FailureCount = { failures: number; lastFailureAt: Date | null; waitUntil: Date | null };

const SECOND = 1_000;
const FORGOTTEN_AFTER_MS = DAY_MS;

/** Per account, from browsers its owner has not used before. */
export const accountThrottle: ThrottleRule = {
  freeAttempts: 4,
  firstWaitMs: 2 * SECOND,
  longestWaitMs: 15 * MINUTE_MS,
};

/** Per network, which a whole academy may share. */
export const networkThrottle: ThrottleRule = {
  freeAttempts: 40,
  firstWaitMs: 5 * SECOND,
  longestWaitMs: 15 * MINUTE_MS,
};

/** Separate count for the owner's browsers, so that an attacker cannot lock the owner out. */
export const knownDeviceThrottle: ThrottleRule = {
  freeAttempts: 9,
  firstWaitMs: 2 * SECOND,
  longestWaitMs: 5 * MINUTE_MS,
};

/** Emails to one address, against mail bombing. */
export const emailThrottle: ThrottleRule = {
  freeAttempts: 2,
  firstWaitMs: 2 * MINUTE_MS,
  longestWaitMs: 60 * MINUTE_MS,
};

export const noFailures: FailureCount = { failures: 0, lastFailureAt: null, waitUntil: null };

/** Milliseconds until the next attempt is allowed. */
export const waitLeft = ({ waitUntil }: FailureCount, now: Date): number =>
  waitUntil === null ? 0 : Math.max(0, waitUntil.getTime() - now.getTime());

export const waitAfter = (
  failures: number,
  { freeAttempts, firstWaitMs, longestWaitMs }: ThrottleRule,
): number =>
  failures <= freeAttempts ? 0 : Math.min(longestWaitMs, firstWaitMs * 2 ** (failures - freeAttempts - 1));

/** Adds a failure. The count restarts after a day without failures. */
export function countFailure(tally: FailureCount, pace: ThrottleRule, now: Date): FailureCount {
  const { lastFailureAt } = tally;
  const stale = lastFailureAt !== null && now.getTime() - lastFailureAt.getTime() > FORGOTTEN_AFTER_MS;
  const failures = (stale ? 0 : tally.failures) + 1;
  const wait = waitAfter(failures, pace);
  return { failures, lastFailureAt: now, waitUntil: wait > 0 ? new Date(now.getTime() + wait) : null };
}

export function formatWait(seconds: number): string {
  if (seconds <= 1) return 'un segundo';
  if (seconds < 60) return `${seconds} segundos`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? 'un minuto' : `${minutes} minutos`;
}
