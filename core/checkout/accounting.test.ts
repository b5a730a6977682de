import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  quarterDays,
  quarterName,
  quarterOf,
  quartersBetween,
  rateOf,
  VAT_RATES,
  vatTotals,
} from './accounting';
import { splitVat } from './money';

describe('a quarter', () => {
  it.each([
    ['2026-T1', '2026-01-01', '2026-04-01'],
    ['2026-T4', '2026-10-01', '2027-01-01'],
  ])('%s runs from %s to the day before %s', (quarter, from, until) => {
    expect(quarterDays(quarter)).toEqual({ from, until });
    expect(quarterOf(from)).toBe(quarter);
    expect(quarterOf(until)).not.toBe(quarter);
  });

  it('is listed from the first sale to today, newest first', () => {
    expect(quartersBetween('2025-08-31', '2026-04-01')).toEqual(['2026-T2', '2026-T1', '2025-T4', '2025-T3']);
    expect(quartersBetween('2026-11-18', '2026-11-18')).toEqual(['2026-T4']);
    expect(quarterName('2026-T4')).toBe('4.º trimestre de 2026');
  });
});

describe('the tax of a quarter', () => {
  it('is told apart by rate, whatever the amount', () => {
    fc.assert(
      fc.property(fc.constantFrom(...VAT_RATES), fc.integer({ min: 50, max: 1_000_000 }), (rate, cents) => {
        const vatCents = cents - Math.round((cents * 100) / (100 + rate));
        expect(rateOf({ totalCents: cents, vatCents })).toBe(rate);
      }),
    );
  });

  it('adds credit notes to the sales and never loses a cent', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -100_000, max: 100_000 })), (amounts) => {
        const totals = vatTotals(
          amounts.map((totalCents) => ({
            series: totalCents < 0 ? 'R' : 'A',
            totalCents,
            vatCents: splitVat(totalCents).vatCents,
          })),
        );
        const sum = (part: 'baseCents' | 'vatCents' | 'totalCents') =>
          totals.reduce((all, total) => all + total[part], 0);
        expect(sum('totalCents')).toBe(amounts.reduce((all, cents) => all + cents, 0));
        expect(sum('baseCents') + sum('vatCents')).toBe(sum('totalCents'));
        expect(totals.reduce((all, { invoices, creditNotes }) => all + invoices + creditNotes, 0)).toBe(
          amounts.length,
        );
      }),
    );
  });
});
