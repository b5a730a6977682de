import type { SubscriptionView } from '@atalaya/core/checkout/checkout.contract';
import { formatEuros } from '@atalaya/core/platform/number-format';
import { billingPeriods, planNames } from '@atalaya/core/store/plans';
import { CircleAlert, Info } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { inFull } from '../admin/moments';
import { useAction } from '../platform/action/use-action';
import { call } from '../platform/api';
import { toastError } from '../platform/toast-error';
import { useRefresh } from '../profile/use-refresh';
import { Button } from '../ui/button';
import { Note } from '../ui/note';
import { LazyConfirm } from '../ui/overlays/lazy-confirm';
import { Plate } from '../ui/plate';
import { ChangePlan } from './change-plan';
import { GuaranteeClaim } from './guarantee-claim';

export function SubscriptionPanel({ subscription }: { subscription: SubscriptionView }) {
  const { plan, billing, priceCents, periodEnd, cancelAtPeriodEnd, state } = subscription;
  const renewal = useRef<HTMLDivElement>(null);
  const wasCancelled = useRef(cancelAtPeriodEnd);
  useEffect(() => {
    // The pressed button has been removed, so nothing has the focus.
    if (wasCancelled.current !== cancelAtPeriodEnd && document.activeElement === document.body)
      renewal.current?.focus();
    wasCancelled.current = cancelAtPeriodEnd;
  }, [cancelAtPeriodEnd]);
  return (
    <div className="grid gap-6 rounded-lg border border-line bg-surface p-6 md:p-8">
      <div className="flex flex-wrap items-center gap-3">
        <Plate size="md" className="px-[0.45em]">
          {planNames[plan]}
        </Plate>
        <p className="num text-[1.75rem] font-bold">
          {formatEuros(priceCents)}
          <span className="font-sans text-body font-normal text-muted"> {billingPeriods[billing].per}</span>
        </p>
      </div>
      {state === 'grace' && subscription.graceUntil && (
        <Note tone="warning" icon={<CircleAlert />}>
          El banco ha rechazado la última renovación. Lo intentamos de nuevo estos días; conservas el acceso
          hasta el {inFull(subscription.graceUntil)}.
        </Note>
      )}
      <div ref={renewal} role="status" tabIndex={-1} className="outline-none">
        {cancelAtPeriodEnd ? (
          <Note icon={<Info />}>
            Cancelada. Sigue abierta hasta el {inFull(periodEnd)} y no se te cobrará nada más.
            {creditWords(subscription.balanceCents)}
          </Note>
        ) : (
          <p>
            Se renueva el <b>{inFull(periodEnd)}</b> por {formatEuros(subscription.nextCents ?? 0)}.
            {subscription.balanceCents > 0 &&
              ` Te quedan ${formatEuros(subscription.balanceCents)} de saldo por tu cambio de plan.`}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        {state === 'active' && <ChangePlan subscription={subscription} />}
        {cancelAtPeriodEnd ? (
          <Resume />
        ) : (
          <Cancel periodEnd={periodEnd} balanceCents={subscription.balanceCents} />
        )}
      </div>
      <GuaranteeClaim guarantee={subscription.guarantee} />
    </div>
  );
}

/** The credit of a change to a cheaper plan only pays renewals. */
const creditWords = (cents: number): string =>
  cents > 0
    ? ` Tienes ${formatEuros(cents)} de saldo por tu cambio de plan: se descuentan de la próxima renovación si la reanudas antes.`
    : '';

function Cancel({ periodEnd, balanceCents }: { periodEnd: string; balanceCents: number }) {
  const [asks, setAsks] = useState(false);
  /** «No se ha cancelado» must not stay beside a cancelled subscription. */
  const failed = useRef<ReturnType<typeof toastError>>(null);
  const refresh = useRefresh();
  const cancel = useAction(
    () => {
      failed.current?.dismiss();
      return call('POST /api/checkout/subscription/cancel');
    },
    {
      stale: [],
      done: refresh,
      caught: (error) => {
        failed.current = toastError('No se ha cancelado', error);
      },
      settled: () => setAsks(false),
    },
  );
  return (
    <>
      <Button variant="outline" onClick={() => setAsks(true)}>
        Cancelar la suscripción
      </Button>
      {asks && (
        <LazyConfirm
          onClose={() => setAsks(false)}
          title="¿Cancelar la suscripción?"
          description={`Conservas todo hasta el ${inFull(periodEnd)}, que ya está pagado. Después no se te cobra nada más y tus datos se quedan.${creditWords(balanceCents)}`}
          confirmLabel="Sí, cancelar"
          cancelLabel="Seguir suscrito"
          danger
          busy={cancel.isBusy}
          onConfirm={() => cancel.run()}
        />
      )}
    </>
  );
}

function Resume() {
  const refresh = useRefresh();
  const resume = useAction(() => call('POST /api/checkout/subscription/resume'), {
    stale: [],
    done: refresh,
    failed: 'No se ha reanudado',
  });
  return (
    <Button busy={resume.isBusy} busyLabel="Reanudando…" onClick={() => resume.run()}>
      Reanudar la suscripción
    </Button>
  );
}
