import { describe, expect, it } from 'vitest';
import { roundedPoints, writtenPoints, writtenSpan } from './marks';

describe('marks as they are written', () => {
  it('have two decimals, and four where there are any', () => {
    expect([71_500, 77_272, 0, 100_000].map((mark) => writtenPoints(mark))).toEqual([
      '7,15',
      '7,7272',
      '0,00',
      '10,00',
    ]);
    expect(roundedPoints(77_272)).toBe('7,73');
  });

  it('carry their sign where it matters', () => {
    expect([1_500, -4_500, 0].map((mark) => writtenPoints(mark, true))).toEqual(['+0,15', '−0,45', '0,00']);
  });

  it('and the time they took', () => {
    expect([20_000, 41 * 60_000, 65 * 60_000].map(writtenSpan)).toEqual(['1 min', '41 min', '1 h 05 min']);
  });
});
