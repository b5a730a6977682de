import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { couponResource } from '../checkout/admin/coupons';
import { couponDraft } from '../checkout/admin/coupons.contract';
import { withCents, withEuros } from './file-amounts';
import { cellsOf, headerOf, recordFromCells } from './record-cells';
import { formValues, recordFromForm } from './record-form';

const { fields } = couponResource;
const coupon = { code: 'VERANO', kind: 'amount', value: 550, scope: 'all', minCents: 0 };
const percent = { ...coupon, kind: 'percent', value: 25 };

describe("a coupon's fixed amount", () => {
  it('is in euros in the form and in cents in the record; a percentage is a plain number', () => {
    expect(formValues(fields, coupon)).toMatchObject({ value: '5,50' });
    expect(recordFromForm(fields, formValues(fields, coupon))).toMatchObject({ value: 550 });
    expect(recordFromForm(fields, { ...formValues(fields, coupon), value: '5' })).toMatchObject({
      value: 500,
    });
    expect(formValues(fields, percent)).toMatchObject({ value: '25' });
    expect(recordFromForm(fields, formValues(fields, percent))).toMatchObject({ value: 25 });
  });

  it('is in euros with its unit in files, and is read as it was written', () => {
    expect([withEuros(fields, coupon).value, withEuros(fields, percent).value]).toEqual(['5,50 €', 25]);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.boolean(), (value, isAmount) => {
        const given = isAmount ? { ...coupon, value } : { ...percent, value: (value % 100) + 1 };
        const cells = cellsOf(fields, withEuros(fields, given));
        const read = withCents(fields, recordFromCells(fields, headerOf(fields), cells));
        expect(couponDraft.parse(read)).toMatchObject(given);
        expect(withCents(fields, JSON.parse(JSON.stringify(withEuros(fields, given))))).toEqual(given);
      }),
    );
  });

  it.each([500, '500', '5 euros'])('is refused in a file without its unit: %s', (value) => {
    const read = couponDraft.safeParse(withCents(fields, { ...coupon, value }));
    expect(read.error?.issues).toMatchObject([
      { path: ['value'], message: 'Un porcentaje como «25», o euros como «5,00 €».' },
    ]);
  });
});
