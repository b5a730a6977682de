import { describe, expect, it } from 'vitest';
import { formatEuros } from '../platform/number-format';
import { plansFrom } from './plan-terms';
import {
  billingOf,
  billingPeriods,
  billings,
  checkoutPath,
  defaultBilling,
  formatCountdown,
  formatPlaces,
  monthlyCents,
  PRICE_HELD_SECONDS,
  planFields,
  planIds,
  planOf,
  savingLabel,
  secondsLeft,
} from './plans';

const plans = plansFrom([]);
const prices = (id: (typeof planIds)[number]) => billings.map((billing) => plans[id].cents[billing]);

describe('the plans', () => {
  it('have the prices of the spec [9.store-1] [9.store-2] [9.store-4]', () => {
    expect(prices('basico')).toEqual([799, 2157, 7670]);
    expect(prices('plus')).toEqual([3999, 10797, 38390]);
    expect(prices('elite')).toEqual([9999, 26997, 95990]);
  });

  it('are billed monthly, quarterly or annually, monthly by default [4.plans-1] [4.plans-2]', () => {
    expect(billings).toEqual(['monthly', 'quarterly', 'annual']);
    expect(defaultBilling).toBe('monthly');
    for (const billing of billings) expect(billingOf(billing)).toBe(billing);
    for (const word of [null, undefined, '', 'weekly', 'Annual']) expect(billingOf(word)).toBe('monthly');
  });

  it.each([
    ['basico', ['7,99', '7,19', '6,39']],
    ['plus', ['39,99', '35,99', '31,99']],
    ['elite', ['99,99', '89,99', '79,99']],
  ] as const)('%s shows the monthly price of each period [9.store-10]', (id, months) => {
    const said = billings.map((billing) => formatEuros(monthlyCents(plans[id].cents[billing], billing)));
    expect(said).toEqual(months.map((euros) => `${euros}\u00a0€`));
  });

  it('have discounts that match their labels [9.store-3] [9.store-5] [9.store-8] [9.store-9]', () => {
    const every = planIds.map((id) => plans[id].cents);
    expect(billings.map((billing) => savingLabel(every, billing))).toEqual([undefined, '-10%', '-20%']);
    for (const billing of billings) {
      const { months } = billingPeriods[billing];
      const saving = savingLabel(every, billing);
      for (const id of planIds) {
        const { cents } = plans[id];
        const off = 100 - (cents[billing] / (cents.monthly * months)) * 100;
        expect(Math.round(off)).toBe(saving ? Math.abs(Number.parseInt(saving, 10)) : 0);
        if (plans[id].saves && billing === 'annual') expect(off).toBeGreaterThan(17);
      }
    }
  });

  it('are found by name, including the old name of Plus', () => {
    expect(planIds.map(planOf)).toEqual(planIds);
    expect(planOf('profesional')).toBe('plus');
    for (const word of ['demo', '', 'Plus', 'constructor', null, undefined])
      expect(planOf(word)).toBeUndefined();
  });

  it('link to the checkout with plan and period [2.8-12]', () => {
    expect(checkoutPath('plus', 'annual')).toBe('/checkout?plan=plus&billing=annual');
  });
});

describe('a plan in the API', () => {
  it('has the fields of the spec, with prices in euros [3.store-6]', () => {
    expect(planFields(plans.elite)).toEqual({
      id: 'elite',
      name: 'Elite',
      description: plans.elite.claim,
      priceMonthly: 99.99,
      priceQuarterly: 269.97,
      priceAnnual: 959.9,
      savings: plans.elite.saves,
      popular: false,
      premium: true,
      limitedSpots: 5,
      features: plans.elite.includes,
      notIncluded: [],
    });
    expect(planFields(plans.basico)).toMatchObject({
      savings: null,
      limitedSpots: null,
      premium: false,
      notIncluded: ['Tarjetas y esquemas', 'Predicción de aptitud'],
    });
  });

  it('has its name and id [3.store-7] [3.store-8]', () => {
    const written = planIds.map((id) => planFields(plans[id]));
    expect(written.map(({ id }) => id)).toEqual(['basico', 'profesional', 'elite']);
    expect(written.map(({ name }) => name)).toEqual(['Básico', 'Plus', 'Elite']);
    expect(written.filter(({ popular }) => popular).map(({ name }) => name)).toEqual(['Plus']);
    expect(written.map(({ id }) => planOf(id))).toEqual(planIds);
  });

  it.each([
    [5, '5 plazas'],
    [4, 'Quedan 4 de 5 plazas'],
    [1, 'Queda 1 de 5 plazas'],
    [0, '5 plazas, todas ocupadas'],
  ])('shows the places left: %i [9.store-6]', (left, words) => {
    expect(formatPlaces(5, left)).toBe(words);
  });

  it('says one place in the singular, and none without a number', () => {
    expect([formatPlaces(1, 1), formatPlaces(1, 0), formatPlaces(0, 0)]).toEqual([
      '1 plaza',
      '1 plaza, ocupada',
      'Sin plazas por ahora',
    ]);
  });
});

describe('the countdown of the prices', () => {
  it('starts at 23:59:59, counts seconds and stops at zero [4.plans-3] [4.plans-4] [4.plans-5]', () => {
    const seenAt = 1_000_000;
    const after = (milliseconds: number) => formatCountdown(secondsLeft(seenAt, seenAt + milliseconds));
    expect(after(0)).toBe('23:59:59');
    expect(after(999)).toBe('23:59:59');
    expect(after(1000)).toBe('23:59:58');
    expect(after(3_600_000)).toBe('22:59:59');
    expect(after(PRICE_HELD_SECONDS * 1000)).toBe('00:00:00');
    expect(after(PRICE_HELD_SECONDS * 5000)).toBe('00:00:00');
  });

  it('does not grow when the device clock is set back', () => {
    expect(secondsLeft(5000, 0)).toBe(PRICE_HELD_SECONDS);
  });
});
