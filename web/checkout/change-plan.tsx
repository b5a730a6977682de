import type { SubscriptionView } from '@atalaya/core/checkout/checkout.contract';
import { formatEuros } from '@atalaya/core/platform/number-format';
import {
  type Billing,
  billingPeriods,
  billings,
  type PlanId,
  planIds,
  planNames,
} from '@atalaya/core/store/plans';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { inFull } from '../admin/moments';
import { useAction } from '../platform/action/use-action';
import { call, read } from '../platform/api';
import { SectionFault, SectionLoading } from '../platform/section-states';
import { useRefresh } from '../profile/use-refresh';
import { Button } from '../ui/button';
import { RadioGroup } from '../ui/forms/radio-group';
import { Segmented } from '../ui/forms/segmented';
import { Dialog } from '../ui/overlays/dialog';
import { toast } from '../ui/overlays/toast-store';

/** The shown amount is the one that is charged. */
export function ChangePlan({ subscription }: { subscription: SubscriptionView }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Cambiar de plan</Button>
      <Dialog open={open} onOpenChange={setOpen} title="Cambiar de plan" width="560px">
        <ChangeForm subscription={subscription} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function ChangeForm({ subscription, onDone }: { subscription: SubscriptionView; onDone: () => void }) {
  const [plan, setPlan] = useState<PlanId>(subscription.plan);
  const [billing, setBilling] = useState<Billing>(subscription.billing);
  const isSame = plan === subscription.plan && billing === subscription.billing;
  const refresh = useRefresh();
  const offer = useQuery({
    ...read('GET /api/checkout/subscription/change', { query: { plan, billing } }),
    enabled: !isSame,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  const change = useAction(
    (shown: { at: string; dueCents: number; priceCents: number }) =>
      call('POST /api/checkout/subscription/change', {
        body: { plan, billing, at: shown.at, expectedCents: shown.dueCents, periodCents: shown.priceCents },
      }),
    {
      stale: [],
      done: async () => {
        await refresh();
        onDone();
        toast({ title: 'Plan cambiado', description: `Ahora tienes el plan ${planNames[plan]}.` });
      },
      failed: 'No se ha cambiado',
      caught: () => void offer.refetch(),
    },
  );
  const current = useQuery({ ...read('GET /api/plans'), refetchOnMount: 'always' });
  // The own plan costs what was agreed, whatever it costs others.
  const priceOf = (value: PlanId): string | undefined => {
    const isOwn = value === subscription.plan && billing === subscription.billing;
    const cents = isOwn
      ? subscription.priceCents
      : current.data?.find(({ id }) => id === value)?.cents[billing];
    return cents === undefined ? undefined : `${formatEuros(cents)} ${billingPeriods[billing].per}`;
  };
  return (
    <div className="grid gap-6">
      <RadioGroup
        label="Plan"
        value={plan}
        onChange={setPlan}
        options={planIds.map((value) => ({
          value,
          label: planNames[value],
          hint: priceOf(value),
        }))}
      />
      <Segmented
        label="Cada cuánto pagas"
        full
        value={billing}
        onChange={setBilling}
        options={billings.map((value) => ({ value, label: billingPeriods[value].label }))}
      />
      <div aria-live="polite" className="min-h-28 border-t border-line pt-5">
        {isSame ? (
          <p className="text-muted">Este es el plan que ya tienes.</p>
        ) : offer.isError ? (
          <SectionFault error={offer.error} retry={offer.refetch} />
        ) : offer.data ? (
          <Offer offer={offer.data} />
        ) : (
          <SectionLoading label="Calculando el importe" rows={2} height="h-6" />
        )}
      </div>
      <div className="flex flex-wrap justify-end gap-3 max-sm:*:flex-1">
        <Button variant="outline" onClick={onDone}>
          Volver
        </Button>
        <Button
          disabled={isSame || !offer.data}
          busy={change.isBusy}
          busyLabel="Cambiando…"
          onClick={() => offer.data && change.run(offer.data)}
        >
          {offer.data && !isSame && offer.data.dueCents > 0
            ? `Pagar ${formatEuros(offer.data.dueCents)} y cambiar`
            : 'Cambiar ahora'}
        </Button>
      </div>
    </div>
  );
}

type Shown = {
  priceCents: number;
  creditCents: number;
  dueCents: number;
  balanceCents: number;
  periodEnd: string;
};

function Offer({ offer }: { offer: Shown }) {
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-1.5">
      <dt>El nuevo periodo, hasta el {inFull(offer.periodEnd)}</dt>
      <dd className="text-right tabular-nums">{formatEuros(offer.priceCents)}</dd>
      <dt className="text-muted">Lo que no has usado del actual</dt>
      <dd className="text-right text-muted tabular-nums">{formatEuros(-offer.creditCents)}</dd>
      <dt className="font-semibold">Pagas ahora</dt>
      <dd className="num text-right text-[1.5rem] leading-none font-bold">{formatEuros(offer.dueCents)}</dd>
      {offer.balanceCents > 0 && (
        <>
          <dt className="text-small text-muted">Saldo para las próximas renovaciones</dt>
          <dd className="text-right text-small text-muted tabular-nums">{formatEuros(offer.balanceCents)}</dd>
        </>
      )}
    </dl>
  );
}
