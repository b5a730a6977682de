import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitVat } from './money';
import { countRefund, refundAmountFault, refundableCents, refundVat } from './refund';

const total = fc.integer({ min: 1, max: 100_000 });
const amounts = fc.array(fc.integer({ min: 1, max: 40_000 }), { maxLength: 30 });

/** Applies refunds one after the other, as the webhook does. */
function refundAll(totalCents: number, sequence: readonly number[]) {
  let refundedCents = 0;
  const notes: { cents: number; vatCents: number }[] = [];
  for (const wanted of sequence) {
    const { cents, refundedCents: after } = countRefund({ totalCents, refundedCents }, wanted);
    if (cents > 0) notes.push({ cents, vatCents: refundVat(refundedCents, cents) });
    refundedCents = after;
  }
  const sum = (of: 'cents' | 'vatCents') => notes.reduce((all, note) => all + note[of], 0);
  return { refundedCents, notes, cents: sum('cents'), vatCents: sum('vatCents') };
}

describe('partial refunds', () => {
  it('add up to the cent in any sequence and never exceed the payment', () => {
    fc.assert(
      fc.property(total, amounts, (totalCents, sequence) => {
        const done = refundAll(totalCents, sequence);
        expect(done.cents).toBe(done.refundedCents);
        expect(done.cents).toBe(
          Math.min(
            totalCents,
            sequence.reduce((sum, cents) => sum + cents, 0),
          ),
        );
        expect(done.vatCents).toBe(splitVat(done.cents).vatCents);
      }),
    );
  });

  it('have credit notes that equal the invoice when everything was refunded, each with its part of the VAT', () => {
    fc.assert(
      fc.property(total, amounts, (totalCents, sequence) => {
        const done = refundAll(totalCents, [...sequence, totalCents]);
        expect(done.cents).toBe(totalCents);
        expect(done.vatCents).toBe(splitVat(totalCents).vatCents);
        for (const { cents, vatCents } of done.notes) {
          expect(vatCents).toBeGreaterThanOrEqual(0);
          expect(vatCents).toBeLessThanOrEqual(cents);
          expect(Math.abs(vatCents - splitVat(cents).vatCents)).toBeLessThanOrEqual(1);
        }
      }),
    );
  });

  it('never leave more to refund than was paid, whatever is already requested', () => {
    fc.assert(
      fc.property(total, amounts, amounts, (totalCents, done, requested) => {
        const { refundedCents } = refundAll(totalCents, done);
        const left = refundableCents({ totalCents, refundedCents }, requested);
        expect(left).toBeGreaterThanOrEqual(0);
        expect(left + refundedCents).toBeLessThanOrEqual(totalCents);
        if (left > 0) expect(refundAmountFault(left, { leftCents: left, seenCents: left })).toBeNull();
        expect(refundAmountFault(left + 1, { leftCents: left, seenCents: left })).not.toBeNull();
      }),
    );
  });

  it.each([
    [0, 500, 500, 'Escribe un importe mayor que cero.'],
    [-100, 500, 500, 'Escribe un importe mayor que cero.'],
    [1.5, 500, 500, 'Escribe un importe mayor que cero.'],
    [501, 500, 500, 'Como mucho 5,00\u00a0€, que es lo que queda por devolver.'],
    [200, 300, 500, 'Mientras tanto ha cambiado: ahora quedan 3,00\u00a0€ por devolver. Revisa el importe.'],
    [200, 0, 500, 'Ya no queda nada por devolver.'],
    [500, 500, 500, null],
  ])('of %d cents with %d left and %d seen: %s', (cents, leftCents, seenCents, fault) => {
    expect(refundAmountFault(cents, { leftCents, seenCents })).toBe(fault);
  });
});
