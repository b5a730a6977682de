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
};

export const billingPeriods: Record<Billing, BillingPeriod> = {
  monthly: { label: 'Mensual', months: 1, per: '/mes' },
  quarterly: { label: 'Trimestral', months: 3, per: '/trimestre' },
  annual: { label: 'Anual', months: 12, per: '/año' },
};

/** The names are in texts all over the site, so they are not edited. */
export const planNames: Record<PlanId, string> = { basico: 'Básico', plus: 'Plus', elite: 'Elite' };

/** Price per period, VAT included. */
export type Prices = Record<Billing, number>;

/** What the owner edits. */
export type PlanTerms = {
  cents: Prices;
  claim: string;
  /** Shown under the price; refers to the annual payment. */
  saves: string | null;
  includes: string[];
  leavesOut: string[];
};

export type Plan = PlanTerms & { id: PlanId; name: string; spots: number | null };

/** How many can have the plan while no coach says it; null without a limit. */
export const planSpots: Record<PlanId, number | null> = { basico: null, plus: null, elite: 5 };

/** Prices and texts of the specification (9), until the owner edits them. Current ones: `GET /api/plans`. */
export const planDefaults: Record<PlanId, PlanTerms> = {
  basico: {
    claim: 'Para empezar con orden y sin gastar.',
    cents: { monthly: 799, quarterly: 2157, annual: 7670 },
    saves: null,
    includes: ['El temario entero, 45 temas', 'Tests sin límite', 'Verdadero o falso', 'Calendario y foro'],
    leavesOut: ['Tarjetas y esquemas', 'Predicción de aptitud'],
  },
  plus: {
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
    leavesOut: [],
  },
  elite: {
    claim: 'Con preparador y revisión.',
    cents: { monthly: 9999, quarterly: 26997, annual: 95990 },
    saves: 'Ahorra más del 17\u00a0% con el pago anual',
    includes: [
      'Todo lo del Plus',
      'Simulador de entrevista con revisión',
      'Acompañamiento individual',
      'Salas de voz propias y contenido VIP',
      'Garantía de aprobado: reembolso si no apruebas en 12 meses',
    ],
    leavesOut: [],
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
  savings: saves,
  popular: id === 'plus',
  premium: id === 'elite',
  limitedSpots: spots,
  features: [...includes],
  notIncluded: [...leavesOut],
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

export const monthlyCents = (cents: number, billing: Billing): number =>
  Math.round(cents / billingPeriods[billing].months);

/** How much less a period costs than its months one by one, in whole percent, rounded down. */
export const savedPercent = (cents: Prices, billing: Billing): number =>
  Math.max(0, Math.floor(100 - (100 * cents[billing]) / (cents.monthly * billingPeriods[billing].months)));

/** `-20%`, on the period switch (spec 9): what every one of the plans saves at least; undefined without a saving. */
export function savingLabel(prices: readonly Prices[], billing: Billing): string | undefined {
  const least = Math.min(...prices.map((cents) => savedPercent(cents, billing)));
  return least > 0 ? `-${least}%` : undefined;
}

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
