import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../platform/durations';
import {
  accountThrottle,
  countFailure,
  emailThrottle,
  type FailureCount,
  formatWait,
  knownDeviceThrottle,
  networkThrottle,
  noFailures,
  waitAfter,
  waitLeft,
} from './throttle';

const start = new Date('2026-11-15T10:00:00Z');
const later = (ms: number) => new Date(start.getTime() + ms);
const after = (failures: number): FailureCount => {
  let tally = noFailures;
  for (let n = 0; n < failures; n += 1) tally = countFailure(tally, accountThrottle, start);
  return tally;
};

describe('the wait between attempts', () => {
  it('is zero for the first few failures', () => {
    expect(waitLeft(noFailures, start)).toBe(0);
    expect(waitLeft(after(4), start)).toBe(0);
  });

  it.each([
    [5, 2_000],
    [6, 4_000],
    [7, 8_000],
    [10, 64_000],
    [13, 512_000],
    [14, 900_000],
    [500, 900_000],
  ])('after %i failures on one account is %i ms', (failures, wait) => {
    expect(waitAfter(failures, accountThrottle)).toBe(wait);
    expect(waitLeft(after(failures), start)).toBe(wait);
  });

  it('expires', () => {
    const tally = after(500);
    expect(waitLeft(tally, later(899_999))).toBe(1);
    expect(waitLeft(tally, later(900_000))).toBe(0);
  });

  it('is reset after a day without failures', () => {
    expect(countFailure(after(12), accountThrottle, later(DAY_MS + 1)).failures).toBe(1);
    expect(countFailure(after(12), accountThrottle, later(23 * 3_600_000)).failures).toBe(13);
  });

  it('never decreases with one more failure and never exceeds its maximum', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(accountThrottle, networkThrottle, knownDeviceThrottle, emailThrottle),
        fc.integer({ min: 1, max: 2_000 }),
        (pace, failures) => {
          expect(waitAfter(failures + 1, pace)).toBeGreaterThanOrEqual(waitAfter(failures, pace));
          expect(waitAfter(failures, pace)).toBeLessThanOrEqual(pace.longestWaitMs);
        },
      ),
    );
  });

  it.each([
    [0, 'un segundo'],
    [1, 'un segundo'],
    [2, '2 segundos'],
    [59, '59 segundos'],
    [60, 'un minuto'],
    [61, '2 minutos'],
    [900, '15 minutos'],
  ])('of %i s is written %s', (seconds, words) => {
    expect(formatWait(seconds)).toBe(words);
  });
});
