import {
  type Billing,
  type Plan,
  type PlanId,
  type PlanTerms,
  type Prices,
  planDefaults,
  planIds,
  planNames,
  planSpots,
  savedPercent,
} from './plans.ts';

export const MIN_PRICE_CENTS = 100;
export const MAX_PRICE_CENTS = 500_000;
export const MAX_CLAIM = 120;
export const MAX_SAVES = 80;
export const MAX_FEATURE = 90;
export const MAX_FEATURES = 12;

export const planOfTerms = (id: PlanId, { cents, claim, saves, includes, leavesOut }: PlanTerms): Plan => ({
  id,
  name: planNames[id],
  spots: planSpots[id],
  cents,
  claim,
  saves,
  includes,
  leavesOut,
});

/** Every plan; what was never edited has its defaults. */
export function plansFrom(edited: readonly (PlanTerms & { id: PlanId })[]): Record<PlanId, Plan> {
  const planIn = (id: PlanId) => planOfTerms(id, edited.find((one) => one.id === id) ?? planDefaults[id]);
  return { basico: planIn('basico'), plus: planIn('plus'), elite: planIn('elite') };
}

export const planList = (plans: Record<PlanId, Plan>): Plan[] => planIds.map((id) => plans[id]);

/** The lowest price of each period. `prices` has at least one. */
export const lowestOf = ([first, ...others]: readonly [Prices, ...Prices[]]): Prices =>
  others.reduce(
    (low, { monthly, quarterly, annual }) => ({
      monthly: Math.min(low.monthly, monthly),
      quarterly: Math.min(low.quarterly, quarterly),
      annual: Math.min(low.annual, annual),
    }),
    first,
  );

type Fault = { path: string[]; message: string };

/** A longer period must not cost more than the shorter ones it replaces. */
export function priceFaults({ monthly, quarterly, annual }: Prices): Fault[] {
  const fault = (billing: Billing, message: string): Fault => ({ path: ['cents', billing], message });
  return [
    ...(quarterly > monthly * 3 ? [fault('quarterly', 'No puede costar más que tres meses sueltos.')] : []),
    ...(annual > monthly * 12
      ? [fault('annual', 'No puede costar más que doce meses sueltos.')]
      : annual > quarterly * 4
        ? [fault('annual', 'No puede costar más que cuatro trimestres.')]
        : []),
  ];
}

/** The percentage in the text must be true for the annual payment. */
export function savesFaults({ saves, cents }: Pick<PlanTerms, 'saves' | 'cents'>): Fault[] {
  const [, said] = /(\d+(?:,\d+)?)\s*%/.exec(saves ?? '') ?? [];
  const real = savedPercent(cents, 'annual');
  return said !== undefined && Number(said.replace(',', '.')) > real
    ? [{ path: ['saves'], message: `Con estos precios el pago anual ahorra un ${real} %.` }]
    : [];
}
