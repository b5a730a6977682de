import {
  type Billing,
  billingPeriods,
  billings,
  defaultBilling,
  formatCountdown,
  type Plan,
  PRICE_HELD_SECONDS,
  savingLabel,
  secondsLeft,
} from '@atalaya/core/store/plans';
import { ShieldCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { lazySection } from '../../platform/lazy-section/lazy-section';
import { Badge } from '../../ui/badge';
import { Segmented } from '../../ui/forms/segmented';
import { rememberPricesSeen } from '../prices-seen';
import { PlanCard } from './card';

const periodsOf = (plans: readonly Plan[]) =>
  billings.map((value) => {
    const saving = savingLabel(
      plans.map(({ cents }) => cents),
      value,
    );
    return {
      value,
      label: (
        <span className="flex flex-col items-center justify-center gap-x-2 gap-y-1 py-0.5 sm:flex-row">
          {billingPeriods[value].label} {saving && <Badge tone="success">{saving}</Badge>}
        </span>
      ),
    };
  });

const comparison = lazySection('comparar', () => import('./comparison'));

export function PlanBoard({ plans }: { plans: readonly Plan[] }) {
  const [billing, setBilling] = useState<Billing>(defaultBilling);
  return (
    <section
      id="elegir-plan"
      aria-labelledby="elegir"
      data-billing={billing}
      className="bg-[linear-gradient(var(--panel)_18rem,transparent_0)] pb-18 md:pb-24 lg:bg-[linear-gradient(var(--panel)_16rem,transparent_0)]"
    >
      <div className="page-width">
        <h2 id="elegir" className="sr-only">
          Los tres planes
        </h2>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 pt-4 pb-7 lg:pb-9">
          <div className="noscript:hidden">
            <Segmented
              label="Periodo de pago"
              options={periodsOf(plans)}
              value={billing}
              onChange={setBilling}
            />
          </div>
          <PriceClock />
        </div>
        <div className="grid gap-4 lg:grid-cols-[4.1fr_5fr_4.1fr] lg:gap-0">
          {plans.map((plan) => (
            <PlanCard key={plan.id} plan={plan} billing={billing} />
          ))}
        </div>
        {comparison}
        <p className="mt-6 flex items-center gap-2 text-small text-muted">
          <ShieldCheck className="size-5" />
          30 días de garantía. Sin permanencia: cancela cuando quieras. Precios con IVA incluido.
        </p>
      </div>
    </section>
  );
}

/** Counts how long the shown prices are guaranteed; starts with each visit. The checkout keeps the promise. */
function PriceClock() {
  const [left, setLeft] = useState(PRICE_HELD_SECONDS);
  const over = left === 0;

  useEffect(() => {
    const seenAt = Date.now();
    rememberPricesSeen(seenAt);
    const timer = setInterval(() => {
      const now = secondsLeft(seenAt, Date.now());
      setLeft(now);
      if (now === 0) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, []);

  return (
    <p className="flex flex-wrap items-center gap-x-2.5 text-small text-on-panel">
      <span>{over ? 'Recarga para ver los precios de hoy' : 'Te guardamos estos precios durante'}</span>
      <span role="timer" aria-label="Tiempo que guardamos estos precios" className="num text-[1.75rem]">
        {formatCountdown(left)}
      </span>
    </p>
  );
}
