import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { odds, prizeCode, prizeExpiry, prizes, segments, stopAngle } from './wheel';

describe('the fortune wheel', () => {
  it('shows the odds given by its segments', () => {
    expect(odds()).toEqual([
      { prize: 'mock', of: 3, among: 8 },
      { prize: 'topic', of: 2, among: 8 },
      { prize: 'discount-10', of: 2, among: 8 },
      { prize: 'discount-20', of: 1, among: 8 },
    ]);
    expect(odds().reduce((sum, { of }) => sum + of, 0)).toBe(segments.length);
    for (const segment of segments) expect(prizes[segment].name).not.toBe('');
  });

  it('stops with the drawn segment under the pointer', () => {
    assert(
      property(
        integer({ min: 0, max: segments.length - 1 }),
        integer({ min: 1, max: 9 }),
        (segment, turns) => {
          const width = 360 / segments.length;
          expect((segment * width + stopAngle(segment, turns)) % 360).toBe(0);
          expect(stopAngle(segment, turns)).toBeGreaterThan(0);
        },
      ),
    );
  });

  it('keeps a prize for seven days', () => {
    expect(prizeExpiry(new Date('2026-11-15T10:00:00Z'))).toEqual(new Date('2026-11-22T10:00:00Z'));
  });

  it('generates codes without ambiguous characters', () => {
    expect(prizeCode([0, 31, 32, 255])).toBe('TORRE-2Z2Z');
    const all = prizeCode(Array.from({ length: 256 }, (_, byte) => byte)).slice('TORRE-'.length);
    expect(all).not.toMatch(/[01OI]/);
  });
});
