import { PLACE_HOLD_MINUTES } from '@atalaya/core/checkout/order';
import { RENEWAL_REMINDER_DAYS } from '@atalaya/core/checkout/subscription';
import { formatEuros } from '@atalaya/core/platform/number-format';
import {
  type Billing,
  billingOf,
  billingPeriods,
  billings,
  checkoutPath,
  formatPlaces,
  monthlyCents,
  type PlanId,
  type Prices,
  planOf,
  savingLabel,
} from '@atalaya/core/store/plans';
import { Check, Info, Users } from 'lucide-react';
import { Link, redirect, useNavigate } from 'react-router';
import { call } from '../platform/api';
import { from, pageLoader } from '../platform/page-reads';
import { titled } from '../platform/page-title';
import { requireUser } from '../platform/require-user';
import { tierNames } from '../profile/plan-words';
import { pricesSeenAt } from '../store/prices-seen';
import { ButtonLink } from '../ui/button';
import { Segmented } from '../ui/forms/segmented';
import { Note } from '../ui/note';
import { Section } from '../ui/section';
import type { Route } from './+types/plan-page';
import { CheckoutSkeleton } from './checkout-skeleton';
import { OrderSummary } from './order-summary';
import { usePay } from './use-pay';

export const meta = titled('Contratar un plan', { robots: 'noindex' });

function choiceIn({ searchParams }: URL) {
  const plan = planOf(searchParams.get('plan'));
  const billing = billingOf(searchParams.get('billing'));
  const coupon = searchParams.get('cupon') ?? undefined;
  return plan && { plan, billing, ...(coupon ? { coupon } : {}) };
}

/** Only if the plan has changed since this visitor saw its prices: otherwise the preloaded quote is right. */
function promisedSince(changedAt: string | null): string | undefined {
  const seenAt = pricesSeenAt(Date.now());
  return seenAt && changedAt && seenAt < new Date(changedAt) ? seenAt.toISOString() : undefined;
}

export const clientLoader = pageLoader(
  ({ url }) => {
    const choice = choiceIn(url);
    if (!choice) return null;
    return {
      quote: from('GET /api/checkout/quote', { query: { kind: 'plan', ...choice } }),
      plans: from('GET /api/plans'),
    };
  },
  async (load, { url }) => {
    await requireUser({ url });
    const choice = choiceIn(url);
    const answers = await load();
    const terms = answers?.plans.find(({ id }) => id === choice?.plan);
    if (!choice || !answers || !terms) throw redirect('/planes');
    const seenAt = promisedSince(terms.changedAt);
    if (!seenAt) return { coupon: undefined, seenAt, ...choice, quote: answers.quote, terms };
    const held = await call('GET /api/checkout/quote', { query: { kind: 'plan', ...choice, seenAt } });
    return { coupon: undefined, seenAt, ...choice, quote: held, terms };
  },
);

export { CheckoutSkeleton as HydrateFallback };

export default function PlanCheckoutPage({
  loaderData: { plan, billing, coupon, seenAt, quote, terms },
}: Route.ComponentProps) {
  const pay = usePay();
  const { name, claim, includes } = terms;
  // What the quote says is charged; the plans may have been read a moment before.
  const periodCents = quote.subtotalCents;
  const start = () =>
    pay.run({
      kind: 'plan',
      plan,
      billing,
      expectedCents: quote.totalCents,
      periodCents,
      ...(seenAt ? { seenAt } : {}),
      ...(coupon && !quote.coupon?.fault ? { coupon } : {}),
    });
  return (
    <div className="page-width py-9 md:py-14">
      <h1 className="text-h1">Plan {name}</h1>
      <p className="mt-2 text-lead text-muted">{claim}</p>
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-10 md:mt-10 lg:grid-cols-[7fr_5fr]">
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-8">
          {quote.isSubscribed && (
            <Note icon={<Info />}>
              <p>Ya tienes una suscripción. Cámbiala desde tu perfil: solo pagas la diferencia.</p>
              <ButtonLink to="/perfil/compras" size="sm" variant="outline" className="mt-2.5">
                Ir a mi suscripción
              </ButtonLink>
            </Note>
          )}
          {!quote.isSubscribed && quote.placesLeft !== null && quote.places !== null && (
            <Places name={name} all={quote.places} left={quote.placesLeft} />
          )}
          {quote.replacedTrial && (
            <Note tone="warning" icon={<Info />}>
              Ahora pruebas gratis el plan {tierNames[quote.replacedTrial]}. Si contratas el {name}, la prueba
              termina al pagar y pasas a tener lo que incluye el {name}.
            </Note>
          )}
          <BillingChoice
            plan={plan}
            billing={billing}
            coupon={coupon}
            prices={terms.cents}
            cents={periodCents}
          />
          {periodCents < terms.cents[billing] && (
            <Note icon={<Info />}>
              El plan ha subido a {formatEuros(terms.cents[billing])}. Te mantenemos el precio que viste:{' '}
              {formatEuros(periodCents)}.
            </Note>
          )}
          <Section id="incluye" title="Qué incluye">
            <ul className="mt-4 grid gap-2.5 sm:grid-cols-2">
              {includes.map((one) => (
                <li key={one} className="flex gap-3">
                  <Check className="mt-0.5 size-5 flex-none text-success" />
                  {one}
                </li>
              ))}
            </ul>
            <Link to="/planes" className="link mt-5 inline-block">
              Comparar los planes
            </Link>
          </Section>
        </div>
        <OrderSummary
          quote={quote}
          address={{ plan, billing }}
          pay={{ run: start, isBusy: pay.isBusy, fault: pay.fault }}
          canPay={!quote.isSubscribed && quote.placesLeft !== 0}
          after={
            <p className="text-small text-muted">
              Se renueva cada {periodWord[billing]} por {formatEuros(periodCents)}. Te avisamos{' '}
              {RENEWAL_REMINDER_DAYS} días antes y cancelas cuando quieras, sin permanencia.
            </p>
          }
        />
      </div>
    </div>
  );
}

function Places({ name, all, left }: { name: string; all: number; left: number }) {
  if (left > 0)
    return (
      <Note icon={<Users />}>
        {formatPlaces(all, left)}. Al abrir el pago te guardamos una {PLACE_HOLD_MINUTES} minutos, una vez al
        día y por conexión; después es de quien paga antes, y si no queda te devolvemos todo.
      </Note>
    );
  return (
    <Note tone="warning" icon={<Users />}>
      <p>
        Las plazas de {name} están ocupadas ahora mismo. Apúntate a la lista de espera y te avisamos cuando te
        toque, o empieza con otro plan y cámbialo después.
      </p>
      <div className="mt-2.5 flex flex-wrap gap-2.5">
        <ButtonLink to="/campus-estudio/acompanamiento#plazas" size="sm" variant="outline">
          Apuntarme a la lista de espera
        </ButtonLink>
        <ButtonLink to="/planes" size="sm" variant="outline">
          Ver los otros planes
        </ButtonLink>
      </div>
    </Note>
  );
}

const periodWord: Record<Billing, string> = { monthly: 'mes', quarterly: 'trimestre', annual: 'año' };

type Choice = {
  plan: PlanId;
  billing: Billing;
  coupon: string | undefined;
  prices: Prices;
  /** Of the chosen period. */
  cents: number;
};

function BillingChoice({ plan, billing, coupon, prices, cents }: Choice) {
  const navigate = useNavigate();
  const choose = (next: Billing) =>
    navigate(checkoutPath(plan, next) + (coupon ? `&cupon=${encodeURIComponent(coupon)}` : ''), {
      replace: true,
      preventScrollReset: true,
    });
  return (
    <Section id="pago" title="Cada cuánto pagas">
      <div className="mt-4">
        <Segmented
          label="Cada cuánto pagas"
          value={billing}
          onChange={choose}
          options={billings.map((value) => ({
            value,
            label: (
              <span className="flex flex-wrap justify-center gap-x-1.5">
                {billingPeriods[value].label}
                <span className="text-gold-ink empty:hidden">{savingLabel([prices], value)}</span>
              </span>
            ),
          }))}
        />
      </div>
      <p className="mt-3 text-muted">
        {formatEuros(cents)} {billingPeriods[billing].per}
        {billing !== 'monthly' && `, que equivale a ${formatEuros(monthlyCents(cents, billing))} al mes`}. IVA
        incluido.
      </p>
    </Section>
  );
}
