import { describe, expect, it } from 'vitest';
import { directionOf } from '../flashcards/use-swipe';
import { playableWords } from './hard-words';
import { memorySentence } from './memory-effect';
import { stretchesOf } from './play-time';

const days = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    day: new Date(Date.UTC(2026, 9, 1 + index)).toISOString().slice(0, 10),
    plays: 1,
    activeMs: 60_000,
  }));

describe('the time of play', () => {
  it.each([7, 30, 90])('of %i days has at most seven bars, and loses nothing', (count) => {
    const bars = stretchesOf(days(count));
    expect(bars.length).toBeLessThanOrEqual(7);
    expect(bars.reduce((sum, { plays }) => sum + plays, 0)).toBe(count);
    expect(new Set(bars.map(({ label }) => label)).size).toBe(bars.length);
  });
});

describe('what playing did for memory', () => {
  const none = { items: 0, right: 0, share: null };
  const memory = (verdict: 'unknown' | 'better' | 'worse' | 'same', share: number | null) =>
    memorySentence({
      played: none,
      rest: none,
      difference: share === null ? null : { share, low: share - 0.1, high: share + 0.1 },
      verdict,
    });
  it('is said in one sentence', () => {
    expect(memory('unknown', null)).toMatch(/^Aún no hay datos suficientes/);
    expect(memory('better', 0.13)).toMatch(/13 puntos más, y la diferencia supera el margen/);
    expect(memory('worse', -0.01)).toMatch(/un punto menos/);
    expect(memory('same', -0.04)).toMatch(/No se ve diferencia: 4 puntos/);
  });
});

describe('the words that resist', () => {
  it('are played from as many topics as a round can have', () => {
    const words = Array.from({ length: 10 }, (_, index) => ({
      itemId: `w${index}`,
      topic: index + 1,
      word: `palabra${index}`,
      played: 3,
      right: 1,
    }));
    expect(playableWords(words).topics).toHaveLength(8);
    expect(playableWords(words).items).toHaveLength(8);
  });
});

describe('a thrown card', () => {
  it.each([
    [-120, 10, 'left'],
    [120, -30, 'right'],
    [20, -120, 'up'],
    [100, -120, 'up'],
    [40, 40, null],
    [0, 200, null],
  ] as const)('moved by %i and %i goes %s', (x, y, direction) =>
    expect(directionOf({ x, y })).toBe(direction),
  );
});
