import { describe, expect, it } from 'vitest';
import {
  formatChange,
  formatCount,
  formatEuros,
  formatNumber,
  formatOneDecimal,
  formatTwoDecimals,
  formatUpToFourDecimals,
  formatUpToTwoDecimals,
} from './number-format';

describe('numbers in Spanish', () => {
  it.each([
    [0, '0'],
    [-0, '0'],
    [999, '999'],
    [2_704, '2.704'],
    [12_847, '12.847'],
    [-12_847, '-12.847'],
    [-12_847.5, '-12.847,5'],
    [1_000_000, '1.000.000'],
    [0.0004, '0'],
    [0.1239, '0,124'],
  ])('%d is written %s', (value, text) => {
    expect(formatNumber(value)).toBe(text);
  });

  it('have the requested number of decimals', () => {
    expect([formatOneDecimal(7), formatOneDecimal(1234.56)]).toEqual(['7,0', '1.234,6']);
    expect([formatTwoDecimals(7), formatTwoDecimals(1.005)]).toEqual(['7,00', '1,01']);
    expect([formatUpToTwoDecimals(7), formatUpToTwoDecimals(7.425)]).toEqual(['7', '7,43']);
    expect([formatUpToFourDecimals(50), formatUpToFourDecimals(7.42194)]).toEqual(['50', '7,4219']);
  });

  it.each([
    [995, '9,95\u00A0€'],
    [214_000, '2.140,00\u00A0€'],
    [-599, '-5,99\u00A0€'],
    [-0, '0,00\u00A0€'],
  ])('%d cents are %s, with a no-break space', (cents, text) => {
    expect(formatEuros(cents)).toBe(text);
  });

  it('use the singular or plural noun', () => {
    expect([formatCount(1, 'clave', 'claves'), formatCount(2_000, 'clave', 'claves')]).toEqual([
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
    expect(formatChange(now, before)).toBe(words);
  });
});
