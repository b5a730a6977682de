import { describe, expect, it } from 'vitest';
import { releaseOf } from './release';

const now = new Date('2026-11-15T22:30:00.000Z');

describe('when a post appears', () => {
  it.each([
    ['2026-11-15', null, null],
    // 22:30 UTC is still the 15th in Spain, where the 16th begins at 23:00 UTC.
    ['2026-11-16', null, '2026-11-15T23:00:00.000Z'],
    ['2026-11-01', '2026-11-20T08:00:00.000Z', '2026-11-20T08:00:00.000Z'],
    ['2026-12-24', '2026-11-14T08:00:00.000Z', null],
  ])('%s with the moment %s: %s', (date, publishAt, expected) => {
    expect(releaseOf(date, now, publishAt)?.toISOString() ?? null).toBe(expected);
  });
});
