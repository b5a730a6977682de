import type { Answer } from '@atalaya/core/api';
import { formatEuros } from '@atalaya/core/platform/number-format';
import { billingPeriods, planNames } from '@atalaya/core/store/plans';
import { useState } from 'react';
import { toTheSecond } from '../../admin/moments';
import { Facts, RecordDrawer, RecordSection } from '../../admin/resource/record-drawer';
import { useRecord } from '../../admin/resource/use-record';
import { useAction } from '../../platform/action/use-action';
import { call, read } from '../../platform/api';
import { Button, ButtonLink } from '../../ui/button';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog';
import { toast } from '../../ui/overlays/toast-store';
import { subscriptionWords } from '../order-words';

type Subscription = Answer<'GET /api/admin/subscriptions/:id'>;

const subscriptionQuery = (id: string) => read('GET /api/admin/subscriptions/:id', { params: { id } });

export function AdminSubscriptionDrawer({ id, onClose }: { id: string | null; onClose: () => unknown }) {
  const { query, changed } = useRecord(subscriptionQuery, id, ['/api/admin/subscriptions']);
  return (
    <RecordDrawer
      open={id !== null}
      onClose={onClose}
      kind="Suscripción"
      title={({ buyer }) => buyer.name}
      query={query}
    >
      {(subscription) => (
        <>
          <RecordSection title="La suscripción" hideTitle>
            <Facts
              facts={[
                { label: 'Correo', value: subscription.buyer.email },
                {
                  label: 'Plan',
                  value: `${planNames[subscription.plan]}, ${billingPeriods[subscription.billing].label.toLowerCase()}`,
                },
                {
                  label: 'Su precio',
                  value: `${formatEuros(subscription.priceCents)} ${billingPeriods[subscription.billing].per}`,
                },
                { label: 'Estado', value: subscriptionWords[subscription.state].label },
                { label: 'Desde', value: toTheSecond(subscription.startedAt) },
                { label: 'Periodo hasta', value: toTheSecond(subscription.periodEnd) },
                ...(subscription.graceUntil
                  ? [{ label: 'Acceso hasta', value: toTheSecond(subscription.graceUntil) }]
                  : []),
                ...(subscription.endedAt
                  ? [{ label: 'Terminó', value: toTheSecond(subscription.endedAt) }]
                  : []),
              ]}
            />
            <ButtonLink
              size="sm"
              variant="outline"
              className="mt-4"
              to={`/admin/pedidos?q=${encodeURIComponent(subscription.buyer.email)}`}
            >
              Ver sus pedidos
            </ButtonLink>
          </RecordSection>
          {subscription.guaranteeClaimedAt && (
            <RecordSection title="Garantía de aprobado">
              <p className="text-small text-muted">Pedida {toTheSecond(subscription.guaranteeClaimedAt)}</p>
              <p className="mt-2 wrap-anywhere whitespace-pre-wrap">{subscription.guaranteeText}</p>
              {subscription.state !== 'ended' && <Honour subscription={subscription} onChanged={changed} />}
            </RecordSection>
          )}
        </>
      )}
    </RecordDrawer>
  );
}

type Props = { subscription: Subscription; onChanged: (subscription: Subscription) => void };

function Honour({ subscription, onChanged }: Props) {
  const [asks, setAsks] = useState(false);
  const honour = useAction(
    () => call('POST /api/admin/subscriptions/:id/guarantee', { params: { id: subscription.id } }),
    {
      stale: [],
      done: (after) => {
        onChanged(after);
        toast({ title: 'Garantía concedida' });
      },
      failed: 'No se ha concedido',
      settled: () => setAsks(false),
    },
  );
  const amount = formatEuros(subscription.guaranteeCents);
  return (
    <>
      <Button size="sm" className="mt-4" onClick={() => setAsks(true)}>
        Conceder y devolver {amount}
      </Button>
      <ConfirmDialog
        open={asks}
        onOpenChange={setAsks}
        title="¿Conceder la garantía?"
        description={`Se devuelven ${amount} a ${subscription.buyer.name} y la suscripción termina.`}
        confirmLabel="Conceder"
        busy={honour.isBusy}
        onConfirm={() => honour.run()}
      />
    </>
  );
}
