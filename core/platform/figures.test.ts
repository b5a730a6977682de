import { describe, expect, it } from 'vitest';
import { changeWords, counted, figure } from './figures';

describe('figures', () => {
  it('are grouped from four digits on, as they are written in Spain', () => {
    expect([figure(999), figure(1_284), figure(1_000_000)]).toEqual(['999', '1.284', '1.000.000']);
    expect([counted(1, 'clave', 'claves'), counted(2_000, 'clave', 'claves')]).toEqual([
      '1 clave',
      '2.000 claves',
    ]);
  });

  it.each([
    [112, 100, '+12 %'],
    [97, 100, '−3 %'],
    [3_000, 100, '+2.900 %'],
    [0, 4, '−100 %'],
    [1_001, 1_000, 'como antes'],
    [0, 0, 'como antes'],
    [5, 0, 'antes, 0'],
  ])('%i after %i is «%s»', (now, before, words) => {
    expect(changeWords(now, before)).toBe(words);
  });
});
