import { describe, expect, it } from 'vitest';
import { boost, COOL_DOWN_MS, coolsDownAt, storm } from './effects';
import { phraseAt, phrases } from './phrases';

const now = new Date('2026-11-15T10:00:00.000Z');

describe('the effects', () => {
  it('have the parts of the specification [2.11-1] [2.11-3] [2.11-5] [2.11-6] [2.11-7] [2.11-8] [9.display-5]', () => {
    expect(storm).toMatchObject({ durationMs: 3000, bolts: 8, title: 'TORMENTA ADMINISTRATIVA' });
    expect(boost).toMatchObject({ durationMs: 5000, confetti: 50, stars: 15, sparkles: 8 });
  });

  it('choose one of fifteen different phrases [2.11-9] [2.11-11] [9.display-6]', () => {
    expect(new Set(phrases).size).toBe(15);
    expect(phraseAt(0)).toBe(phrases[0]);
    expect(phraseAt(0.999999)).toBe(phrases[14]);
    expect(phraseAt(1)).toBe(phrases[14]);
    expect(new Set(phrases.map((_, index) => phraseAt((index + 0.5) / 15)))).toEqual(new Set(phrases));
  });

  it('have a cool-down', () => {
    expect(coolsDownAt(null, now)).toBeNull();
    expect(coolsDownAt(new Date(now.getTime() - COOL_DOWN_MS + 1), now)).toEqual(new Date(now.getTime() + 1));
    expect(coolsDownAt(new Date(now.getTime() - COOL_DOWN_MS), now)).toBeNull();
  });
});
