import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noContents } from '../store/product';
import { contentsEnd, isForGood, rightsOf } from './contents';
import { invoiceNumber, invoiceYear, moneyIn, quoteOf } from './order';

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

  it('never goes below nothing, and its lines are its total', () => {
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

describe('money that arrives', () => {
  it.each([
    ['pending', false, 'settle'],
    ['pending', true, 'return'],
    ['cancelled', false, 'settle'],
    ['cancelled', true, 'return'],
    ['failed', false, 'settle'],
    ['paid', true, 'known'],
    ['refunded', false, 'known'],
  ] as const)('for an order that is %s (has it already: %s) is to %s', (state, has, what) => {
    expect(moneyIn(state, has)).toBe(what);
  });
});

describe('an invoice', () => {
  it('is numbered by year, in Spain', () => {
    expect(invoiceNumber('A', 2026, 12)).toBe('A-2026-000012');
    expect(invoiceYear(new Date('2026-12-31T22:59:00Z'))).toBe(2026);
    expect(invoiceYear(new Date('2026-12-31T23:00:00Z'))).toBe(2027);
  });
});

describe('what a product opens', () => {
  const contents = { ...noContents, topics: [4], mocks: 2, documents: ['plan'], tier: 'plus' as const };
  it('is a right for each thing in it', () => {
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

  it('lasts for ever, for the months it names, or for the months that were paid', () => {
    const from = new Date('2026-11-15T10:00:00Z');
    const sold = (given: object, isRecurring = false) => ({
      contents: { ...contents, ...given },
      isRecurring,
    });
    expect(contentsEnd(sold({}), 1, from)).toBeNull();
    expect(contentsEnd(sold({ months: 6 }), 1, from)).toEqual(new Date('2027-05-15T10:00:00Z'));
    expect(contentsEnd(sold({}, true), 3, from)).toEqual(new Date('2027-02-15T10:00:00Z'));
    expect(isForGood(sold({ mocks: 0 }))).toBe(true);
    expect(isForGood(sold({}))).toBe(false);
    expect(isForGood(sold({ mocks: 0 }, true))).toBe(false);
  });
});
