import { formatEuros } from '@atalaya/core/platform/number-format';
import {
  type Billing,
  billingPeriods,
  checkoutPath,
  formatPlaces,
  monthlyCents,
  type Plan,
} from '@atalaya/core/store/plans';
import { ArrowRight, Check, Minus } from 'lucide-react';
import { Badge } from '../../ui/badge';
import { ButtonLink } from '../../ui/button';
import { cx } from '../../ui/cx';
import { toast } from '../../ui/overlays/toast-store';
import { Pending } from './pending';
import { usePlaces } from './use-places';

export function PlanCard({ plan, billing }: { plan: Plan; billing: Billing }) {
  const { id } = plan;
  const forward = id === 'plus';
  const places = usePlaces(plan);
  const quiet = forward ? 'text-on-panel-muted' : 'text-muted';
  return (
    <article
      aria-labelledby={`plan-${id}`}
      className={cx(
        'flex flex-col gap-6 rounded-lg px-6 py-7 md:px-9 md:py-9',
        forward
          ? 'relative bg-panel-raised text-on-panel shadow-float max-lg:order-first lg:px-11 lg:py-11'
          : 'border border-line bg-surface lg:my-7',
        id === 'basico' && 'lg:rounded-r-none lg:border-r-0',
        id === 'elite' && 'lg:rounded-l-none lg:border-l-0',
      )}
    >
      <header className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5">
        <h3 id={`plan-${id}`} className={forward ? 'text-[3.25rem]' : 'text-h2'}>
          {plan.name}
        </h3>
        {forward && <Badge className="bg-panel-gold! text-on-panel-gold!">Más elegido</Badge>}
        {plan.spots !== null && (
          <Badge tone={places?.left === 0 ? 'neutral' : 'warning'}>
            {places ? formatPlaces(places.all, places.left) : 'Plazas limitadas'}
          </Badge>
        )}
        <p className={cx('w-full', quiet)}>{plan.claim}</p>
      </header>
      <Price plan={plan} billing={billing} forward={forward} />
      <ul
        className={cx(
          'grid content-start gap-2.5 text-[1rem] leading-[1.4]',
          forward && 'gap-x-4 sm:grid-cols-2',
        )}
      >
        {plan.includes.map((one) => (
          <li key={one} className="flex gap-3">
            <Check className={cx('mt-0.5 size-5', forward ? 'text-panel-gold' : 'text-success')} />
            <span>
              {one}
              <Pending feature={one} className={forward ? 'text-on-panel-muted' : 'text-muted'} />
            </span>
          </li>
        ))}
        {plan.leavesOut.map((one) => (
          <li key={one} className={cx('flex gap-3', quiet)}>
            <Minus className="mt-0.5 size-5" />
            <span>
              <span className="sr-only">No incluye: </span>
              {one}
            </span>
          </li>
        ))}
      </ul>
      <ChoosePlan plan={plan} billing={billing} />
    </article>
  );
}

function Price({ plan, billing, forward }: { plan: Plan; billing: Billing; forward: boolean }) {
  const { per } = billingPeriods[billing];
  const quiet = forward ? 'text-on-panel-muted' : 'text-muted';
  return (
    <div aria-live="polite">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className={cx('num font-bold tracking-[-0.01em]', forward ? 'text-[4.75rem]' : 'text-[4rem]')}>
          {formatEuros(plan.cents[billing])}
        </span>
        <span className={quiet}>{per}</span>
      </p>
      <p className={cx('mt-2 text-small', quiet)}>
        {billing === 'monthly'
          ? 'Se cobra cada mes, IVA incluido'
          : `Equivale a ${formatEuros(monthlyCents(plan.cents[billing], billing))} al mes, IVA incluido`}
      </p>
      {plan.saves && <p className={cx('text-small', quiet)}>{plan.saves}</p>}
    </div>
  );
}

/** A full plan leads to its waiting list instead of the checkout. */
export function ChoosePlan({ plan, billing }: { plan: Plan; billing: Billing }) {
  const forward = plan.id === 'plus';
  const isFull = usePlaces(plan)?.left === 0;
  const say = () =>
    toast({
      title: `Has elegido el plan ${plan.name}`,
      description: `Pago ${billingPeriods[billing].label.toLowerCase()}: ${formatEuros(plan.cents[billing])}, IVA incluido.`,
    });
  if (isFull)
    return (
      <ButtonLink to="/campus-estudio/acompanamiento#plazas" full variant="outline" className="mt-auto">
        Apuntarme a la lista de espera
      </ButtonLink>
    );
  return (
    <ButtonLink
      to={checkoutPath(plan.id, billing)}
      onClick={say}
      full
      variant={forward ? 'panel-gold' : 'outline'}
      size={forward ? 'lg' : 'md'}
      className="mt-auto"
    >
      Elegir {plan.name}
      {forward && <ArrowRight />}
    </ButtonLink>
  );
}
