/** The paid tiers, as used in URLs (`/checkout?plan=…`). */
export const planIds = ['basico', 'plus', 'elite'] as const;
export type PlanId = (typeof planIds)[number];

export const billings = ['monthly', 'quarterly', 'annual'] as const;
export type Billing = (typeof billings)[number];

export const defaultBilling: Billing = 'monthly';

export type BillingPeriod = {
  label: string;
  months: number;
  /** Suffix of the price. */
  per: string;
  /** Label on the period switch (spec 9). */
  saving?: string;
};

export const billingPeriods: Record<Billing, BillingPeriod> = {
  monthly: { label: 'Mensual', months: 1, per: '/mes' },
  quarterly: { label: 'Trimestral', months: 3, per: '/trimestre', saving: '-10%' },
  annual: { label: 'Anual', months: 12, per: '/año', saving: '-20%' },
};

export type Plan = {
  id: PlanId;
  name: string;
  claim: string;
  /** Price per period, VAT included (spec 9). */
  cents: Record<Billing, number>;
  /** Shown under the price; refers to the annual payment. */
  saves?: string;
  spots?: number;
  includes: readonly string[];
  leavesOut?: readonly string[];
};

export const plans: Record<PlanId, Plan> = {
  basico: {
    id: 'basico',
    name: 'Básico',
    claim: 'Para empezar con orden y sin gastar.',
    cents: { monthly: 799, quarterly: 2157, annual: 7670 },
    includes: ['El temario entero, 45 temas', 'Tests sin límite', 'Verdadero o falso', 'Calendario y foro'],
    leavesOut: ['Tarjetas y esquemas', 'Predicción de aptitud'],
  },
  plus: {
    id: 'plus',
    name: 'Plus',
    claim: 'Todo el método, de la primera lectura al simulacro.',
    cents: { monthly: 3999, quarterly: 10797, annual: 38390 },
    saves: 'Ahorra más del 17\u00a0% con el pago anual',
    includes: [
      'Todo lo del Básico',
      'Tarjetas y esquemas',
      'Simulacros completos',
      'Psicotécnicos',
      'Inglés',
      'Juegos',
      'Notas de voz',
      'Predicción de aptitud',
    ],
  },
  elite: {
    id: 'elite',
    name: 'Elite',
    claim: 'Con preparador y revisión.',
    cents: { monthly: 9999, quarterly: 26997, annual: 95990 },
    saves: 'Ahorra más del 17\u00a0% con el pago anual',
    spots: 5,
    includes: [
      'Todo lo del Plus',
      'Simulador de entrevista con revisión',
      'Acompañamiento individual',
      'Salas de voz propias y contenido VIP',
      'Garantía de aprobado: reembolso si no apruebas en 12 meses',
    ],
  },
};

/** A plan in the API (spec, point 3), with prices in euros. */
export const planFields = ({ id, name, claim, cents, saves, spots, includes, leavesOut }: Plan) => ({
  id: id === 'plus' ? ('profesional' as const) : id,
  name,
  description: claim,
  priceMonthly: cents.monthly / 100,
  priceQuarterly: cents.quarterly / 100,
  priceAnnual: cents.annual / 100,
  savings: saves ?? null,
  popular: id === 'plus',
  premium: id === 'elite',
  limitedSpots: spots ?? null,
  features: [...includes],
  notIncluded: [...(leavesOut ?? [])],
});

/** `1 plaza`, `5 plazas`. */
export const countPlaces = (places: number): string => (places === 1 ? '1 plaza' : `${places} plazas`);

/** Only mentions the places left when some are taken. */
export function formatPlaces(places: number, left: number): string {
  if (places === 0) return 'Sin plazas por ahora';
  const all = countPlaces(places);
  if (left >= places) return all;
  if (left === 0) return places === 1 ? `${all}, ocupada` : `${all}, todas ocupadas`;
  return left === 1 ? `Queda 1 de ${places} plazas` : `Quedan ${left} de ${places} plazas`;
}

const planByName: Record<string, PlanId> = {
  basico: 'basico',
  plus: 'plus',
  profesional: 'plus',
  elite: 'elite',
};

/** Parses a URL parameter; `profesional` is the old name of Plus. */
export const planOf = (word: string | null | undefined): PlanId | undefined =>
  word && Object.hasOwn(planByName, word) ? planByName[word] : undefined;

/** Parses a URL parameter; monthly by default. */
export const billingOf = (word: string | null | undefined): Billing =>
  billings.find((billing) => billing === word) ?? defaultBilling;

export const monthlyCents = (plan: Plan, billing: Billing): number =>
  Math.round(plan.cents[billing] / billingPeriods[billing].months);

export const checkoutPath = (plan: PlanId, billing: Billing): string =>
  `/checkout?plan=${plan}&billing=${billing}`;

/** Duration of the price countdown: 23:59:59. */
export const PRICE_HELD_SECONDS = 24 * 60 * 60 - 1;

export const secondsLeft = (seenAt: number, now: number): number =>
  Math.min(PRICE_HELD_SECONDS, Math.max(0, PRICE_HELD_SECONDS - Math.floor((now - seenAt) / 1000)));

const two = (value: number): string => String(value).padStart(2, '0');

/** `23:59:59` */
export const formatCountdown = (seconds: number): string =>
  `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
