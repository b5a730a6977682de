import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shareDiscount, splitVat } from './money';

const cents = fc.integer({ min: 0, max: 10_000_000 });

describe('the VAT included in a price', () => {
  it.each([
    [12100, 10000, 2100],
    [799, 660, 139],
    [1, 1, 0],
    [0, 0, 0],
  ])('of %i cents leaves a base of %i and a tax of %i [9.store-14]', (price, baseCents, vatCents) => {
    expect(splitVat(price)).toEqual({ baseCents, vatCents });
  });

  it('adds up to the price, and is 21 % of the base to within a cent', () => {
    fc.assert(
      fc.property(cents, (price) => {
        const { baseCents, vatCents } = splitVat(price);
        expect(baseCents + vatCents).toBe(price);
        expect(Math.abs(vatCents - baseCents * 0.21)).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('a discount on several lines', () => {
  it('is distributed to the cent, and no line becomes negative', () => {
    fc.assert(
      fc.property(fc.array(cents, { minLength: 1, maxLength: 20 }), cents, (lines, discount) => {
        const shares = shareDiscount(lines, discount);
        const total = lines.reduce((sum, line) => sum + line, 0);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(Math.min(total, discount));
        for (const [at, share] of shares.entries()) {
          expect(share).toBeGreaterThanOrEqual(0);
          expect(share).toBeLessThanOrEqual(lines[at] ?? 0);
        }
      }),
    );
  });
});
