import { describe, expect, it } from 'vitest';
import { windowEnd } from './allowance';
import { MINUTE_MS } from './durations';

describe('the window of an allowance', () => {
  it.each([
    ['2026-11-19T10:00:00Z', '2026-11-19T23:00:00Z'],
    ['2026-11-19T22:59:59Z', '2026-11-19T23:00:00Z'],
    ['2026-11-19T23:00:00Z', '2026-11-20T23:00:00Z'],
    // The clocks change in the night to 25 October and on 28 March.
    ['2026-10-24T12:00:00Z', '2026-10-24T22:00:00Z'],
    ['2026-10-25T12:00:00Z', '2026-10-25T23:00:00Z'],
    ['2027-03-28T12:00:00Z', '2027-03-28T22:00:00Z'],
    ['2026-12-31T12:00:00Z', '2026-12-31T23:00:00Z'],
  ])('that lasts a day and begins at %s ends at midnight in Spain', (now, end) => {
    expect(windowEnd('day', new Date(now))).toEqual(new Date(end));
  });

  it('lasts as long as it says', () => {
    const now = new Date('2026-11-19T10:00:00Z');
    expect(windowEnd(5 * MINUTE_MS, now)).toEqual(new Date('2026-11-19T10:05:00Z'));
    expect(windowEnd('at-once', now)).toEqual(now);
  });
});
