import { describe, expect, it } from 'vitest';
import { plansFrom, priceFaults, savesFaults } from './plan-terms';
import { planDraft } from './plan-terms.contract';
import { planDefaults, planIds, savingLabel } from './plans';

describe('the terms of a plan', () => {
  it('are the defaults until they are edited, one plan at a time', () => {
    const edited = { ...planDefaults.plus, id: 'plus' as const, claim: 'Otra frase.' };
    const plans = plansFrom([edited]);
    expect(plans.plus).toMatchObject({ name: 'Plus', claim: 'Otra frase.', cents: planDefaults.plus.cents });
    expect(plans.elite).toMatchObject({ name: 'Elite', spots: 5, claim: planDefaults.elite.claim });
  });

  it('accept the defaults', () => {
    for (const id of planIds) expect(planDraft.safeParse(planDefaults[id]).success).toBe(true);
  });

  it.each([
    [{ monthly: 1000, quarterly: 3000, annual: 12_000 }, []],
    [{ monthly: 1000, quarterly: 3001, annual: 9000 }, ['cents.quarterly']],
    [{ monthly: 1000, quarterly: 2700, annual: 12_001 }, ['cents.annual']],
    [{ monthly: 1000, quarterly: 2700, annual: 10_801 }, ['cents.annual']],
  ])('a longer period never costs more than shorter ones: %o', (cents, paths) => {
    expect(priceFaults(cents).map(({ path }) => path.join('.'))).toEqual(paths);
  });

  it.each([
    ['Ahorra más del 17 %', 8000, 0],
    ['Ahorra un 34 %', 8000, 1],
    ['Ahorra un 33,5 %', 8000, 1],
    ['Ahorra dos meses', 12_000, 0],
    [null, 12_000, 0],
  ])('«%s» with %i a year has %i faults', (saves, annual, count) => {
    expect(savesFaults({ saves, cents: { monthly: 1000, quarterly: 3000, annual } })).toHaveLength(count);
  });

  it('a period promises what the plan with the smallest saving saves', () => {
    const prices = [
      { monthly: 1000, quarterly: 2700, annual: 9000 },
      { monthly: 1000, quarterly: 3000, annual: 8000 },
    ];
    expect(savingLabel(prices, 'annual')).toBe('-25%');
    expect(savingLabel(prices, 'quarterly')).toBeUndefined();
  });
});
