import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centsOf, eurosText } from './euros';
import { formValues, recordFromForm } from './record-form';

describe('an amount in a form', () => {
  it.each([
    ['12,99', 1299],
    ['12.99', 1299],
    ['12', 1200],
    ['12,5', 1250],
    [' 0,05 € ', 5],
    ['1.234,50', 123450],
    ['1.234', 123400],
    ['12,999', undefined],
    ['-3', undefined],
    ['doce', undefined],
    ['', undefined],
  ])('%s is %s cents', (text, cents) => {
    expect(centsOf(text)).toBe(cents);
  });

  it('is read as it was written', () => {
    fc.assert(fc.property(fc.nat(10_000_000), (cents) => centsOf(eurosText(cents)) === cents));
  });

  it('is shown in euros and stored in cents; what is no amount is left for the schema to refuse', () => {
    const fields = [{ path: 'priceCents', label: 'Precio', kind: 'euros' }] as const;
    expect(formValues(fields, { priceCents: 1299 })).toEqual({ priceCents: '12,99' });
    expect(recordFromForm(fields, { priceCents: '12,99' })).toEqual({ priceCents: 1299 });
    expect(recordFromForm(fields, { priceCents: 'doce' })).toEqual({ priceCents: 'doce' });
  });
});
