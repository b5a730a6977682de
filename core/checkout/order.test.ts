import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPermanent, noContents } from '../store/product';
import { accessEndsAt, rightsOf } from './contents';
import { invoiceNumber, invoiceYear, paymentAction, quoteOf } from './order';

describe('a quote', () => {
  it('adds up: lines, discount, total and VAT [9.store-14]', () => {
    const lines = [
      { name: 'Esquema', unitCents: 599, quantity: 2 },
      { name: 'Pack', unitCents: 4900, quantity: 1 },
    ];
    const quote = quoteOf(lines, 610);
    expect(quote).toMatchObject({ subtotalCents: 6098, discountCents: 610, totalCents: 5488, vatCents: 952 });
    expect(quote.lines.map(({ totalCents }) => totalCents)).toEqual([1079, 4409]);
  });

  it('is never negative, and its lines add up to its total', () => {
    const line = fc.record({
      name: fc.constant('x'),
      unitCents: fc.integer({ min: 0, max: 100_000 }),
      quantity: fc.integer({ min: 1, max: 99 }),
    });
    fc.assert(
      fc.property(fc.array(line, { maxLength: 10 }), fc.integer({ min: 0, max: 1e7 }), (lines, discount) => {
        const quote = quoteOf(lines, discount);
        expect(quote.totalCents).toBeGreaterThanOrEqual(0);
        expect(quote.lines.reduce((sum, { totalCents }) => sum + totalCents, 0)).toBe(quote.totalCents);
        expect(quote.subtotalCents - quote.discountCents).toBe(quote.totalCents);
      }),
    );
  });
});

describe('a payment that arrives', () => {
  it.each([
    ['pending', false, 'settle'],
    ['pending', true, 'return'],
    ['cancelled', false, 'settle'],
    ['cancelled', true, 'return'],
    ['failed', false, 'settle'],
    ['paid', true, 'known'],
    ['refunded', false, 'known'],
  ] as const)('for an order that is %s (already owned: %s): %s', (state, has, what) => {
    expect(paymentAction(state, has)).toBe(what);
  });
});

describe('an invoice', () => {
  it('is numbered by year in Spanish time', () => {
    expect(invoiceNumber('A', 2026, 12)).toBe('A-2026-000012');
    expect(invoiceYear(new Date('2026-12-31T22:59:00Z'))).toBe(2026);
    expect(invoiceYear(new Date('2026-12-31T23:00:00Z'))).toBe(2027);
  });
});

describe('the access of a product', () => {
  const contents = { ...noContents, topics: [4], mocks: 2, documents: ['plan'], tier: 'plus' as const };
  it('has one right for each item', () => {
    expect(rightsOf(contents, 2).map(({ kind, subject }) => `${kind}:${subject}`)).toEqual([
      'topic:4',
      'document:plan',
      'mock:',
      'mock:',
      'mock:',
      'mock:',
      'tier:plus',
    ]);
  });

  it('lasts for ever, for its number of months, or for the months that were paid', () => {
    const from = new Date('2026-11-15T10:00:00Z');
    const sold = (given: object, isRecurring = false) => ({
      contents: { ...contents, ...given },
      isRecurring,
    });
    expect(accessEndsAt(sold({}), 1, from)).toBeNull();
    expect(accessEndsAt(sold({ months: 6 }), 1, from)).toEqual(new Date('2027-05-15T10:00:00Z'));
    expect(accessEndsAt(sold({}, true), 3, from)).toEqual(new Date('2027-02-15T10:00:00Z'));
    expect(isPermanent(sold({ mocks: 0 }))).toBe(true);
    expect(isPermanent(sold({}))).toBe(false);
    expect(isPermanent(sold({ mocks: 0 }, true))).toBe(false);
  });
});
