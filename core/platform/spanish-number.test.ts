import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatEuros, spanishNumber } from './spanish-number';

const intl = (options: Intl.NumberFormatOptions) =>
  new Intl.NumberFormat('es-ES', { useGrouping: 'always', ...options });

describe('numbers in Spanish', () => {
  it('are written as the browser would write them', () => {
    const plain = intl({});
    const oneDecimal = intl({ minimumFractionDigits: 1, maximumFractionDigits: 1 });
    const upToFour = intl({ maximumFractionDigits: 4 });
    const decimals = fc
      .tuple(fc.integer({ min: -99_999_999, max: 99_999_999 }), fc.integer({ min: 0, max: 6 }))
      .map(([digits, places]) => Number(`${digits}e-${places}`));
    fc.assert(
      fc.property(decimals, (value) => {
        // Nothing but a sign is left of a small number below nothing: the browser keeps that sign, and so do we.
        expect(spanishNumber(value)).toBe(plain.format(value));
        expect(spanishNumber(value, { least: 1, most: 1 })).toBe(oneDecimal.format(value));
        expect(spanishNumber(value, { most: 4 })).toBe(upToFour.format(value));
      }),
      { numRuns: 500 },
    );
    expect(spanishNumber(1.005, { most: 2 })).toBe('1,01');
    expect(spanishNumber(2704)).toBe('2.704');
  });

  it('prices have two decimals and a sign that stays on their line', () => {
    const euros = intl({ style: 'currency', currency: 'EUR' });
    fc.assert(
      fc.property(fc.integer({ min: -9_999_999, max: 9_999_999 }), (cents) => {
        expect(formatEuros(cents)).toBe(euros.format(cents / 100));
      }),
      { numRuns: 300 },
    );
    expect(formatEuros(214_000)).toBe('2.140,00\u00A0€');
  });
});
