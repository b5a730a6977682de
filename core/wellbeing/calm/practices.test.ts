import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cueAt, cuesOf, LONGEST_MINUTES, practiceFacts, practices, secondsOf } from './practices';

describe('a calm practice', () => {
  it('lasts the minutes that were chosen, to within one breath', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...practices),
        fc.integer({ min: 1, max: LONGEST_MINUTES }),
        (practice, minutes) => {
          const wanted = (practiceFacts[practice].fixedMinutes ?? minutes) * 60;
          expect(Math.abs(secondsOf(cuesOf(practice, minutes)) - wanted)).toBeLessThanOrEqual(16);
        },
      ),
    );
  });

  it.each([
    ['slow', [4, 6]],
    ['box', [4, 4, 4, 4]],
    ['sigh', [3, 1, 6]],
    ['four-seven-eight', [4, 7, 8]],
  ] as const)('of %s breathes to its rhythm', (practice, rhythm) => {
    const cues = cuesOf(practice, 1);
    expect(cues.slice(0, rhythm.length).map(({ seconds }) => seconds)).toEqual(rhythm);
  });

  it('of 4-7-8 has four rounds, however long the session', () => {
    expect(cuesOf('four-seven-eight', 15)).toHaveLength(12);
  });

  it('never holds the breath for more than seven seconds, and none breathes fast', () => {
    for (const practice of practices)
      for (const { kind, seconds } of cuesOf(practice, 15)) {
        if (kind === 'hold') expect(seconds).toBeLessThanOrEqual(7);
        if (kind === 'out') expect(seconds).toBeGreaterThanOrEqual(4);
      }
  });

  it('finds the cue of any moment, and the end', () => {
    const cues = cuesOf('box', 1);
    expect(cueAt(cues, 0)).toMatchObject({ index: 0, into: 0 });
    expect(cueAt(cues, 5)).toMatchObject({ index: 1, into: 1, cue: { words: 'Mantén' } });
    expect(cueAt(cues, secondsOf(cues))).toBeNull();
  });
});
