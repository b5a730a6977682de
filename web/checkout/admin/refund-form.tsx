import { centsOf } from '@atalaya/core/admin/euros';
import { refundAmountFault } from '@atalaya/core/checkout/refund';
import { formatEuros } from '@atalaya/core/platform/number-format';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { RecordForm } from '../../admin/resource/record-form';
import { call } from '../../platform/api';
import { useFormAction } from '../../platform/form/use-submit';
import { Checkbox } from '../../ui/forms/checkbox';
import { Input } from '../../ui/forms/input';
import { RadioGroup } from '../../ui/forms/radio-group';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog';
import { toast } from '../../ui/overlays/toast-store';
import type { AdminOrder } from './order-drawer';

type Values = { extent: 'whole' | 'part'; cents: string; reason: string; endsAccess: boolean };
const empty: Values = { extent: 'whole', cents: '', reason: '', endsAccess: false };

type Props = { order: AdminOrder; onChanged: (order: AdminOrder) => void; onConflict: () => unknown };

/** Refunds all that is left of an order or a part of it. */
export function AdminRefundForm({ order, onChanged, onConflict }: Props) {
  const leftCents = order.refundableCents;
  const form = useForm({ defaultValues: empty });
  const { errors } = form.formState;
  const [extent, endsAccess] = form.watch(['extent', 'endsAccess']);
  const isFree = order.totalCents === 0;
  const isPart = !isFree && extent === 'part';
  // Registered before the reason also while it is hidden, so that the first wrong field gets the focus.
  const amount = form.register('cents', {
    validate: (text) => (isPart ? (amountFault(text, leftCents) ?? true) : true),
  });
  const [asks, setAsks] = useState<{ cents: number; reason: string } | null>(null);
  const refund = useFormAction(
    form,
    ({ cents, reason }: { cents: number; reason: string }) =>
      call('POST /api/admin/orders/:id/refund', {
        params: { id: order.id },
        body: { cents, seenCents: leftCents, reason, endsAccess: !isPart || endsAccess },
      }),
    {
      stale: [],
      done: (after, { cents }) => {
        form.reset(empty);
        onChanged(after);
        const isDone = after.refundedCents > order.refundedCents || after.state === 'refunded';
        toast({
          title: isDone ? 'Dinero devuelto' : 'Devolución en marcha',
          description: formatEuros(cents),
        });
      },
      caught: () => {
        void onConflict();
      },
      settled: () => setAsks(null),
    },
  );
  const submit = form.handleSubmit(({ cents, reason }) =>
    setAsks({ cents: isPart ? (centsOf(cents) ?? 0) : leftCents, reason }),
  );
  const closesAccess = !isPart || endsAccess;
  return (
    <>
      <RecordForm
        onSubmit={submit}
        errors={errors}
        busy={refund.isBusy}
        submitLabel={
          isFree ? 'Retirar el acceso' : isPart ? 'Devolver una parte' : `Devolver ${formatEuros(leftCents)}`
        }
      >
        {!isFree && (
          <Controller
            control={form.control}
            name="extent"
            render={({ field }) => (
              <RadioGroup
                label="Cuánto"
                name={field.name}
                value={field.value}
                onChange={(value) => {
                  form.clearErrors('cents');
                  field.onChange(value);
                }}
                error={isPart ? undefined : errors.cents?.message}
                options={[
                  { value: 'whole', label: `Todo lo que queda: ${formatEuros(leftCents)}` },
                  { value: 'part', label: 'Una parte' },
                ]}
              />
            )}
          />
        )}
        {isPart && (
          <Input
            label="Importe en euros"
            inputMode="decimal"
            autoComplete="off"
            error={errors.cents?.message}
            {...amount}
          />
        )}
        <Input
          label="Motivo"
          hint={isFree ? undefined : 'Aparece en la factura rectificativa.'}
          maxLength={200}
          error={errors.reason?.message}
          {...form.register('reason', {
            validate: (text) => text.trim().length >= 3 || 'Escribe el motivo.',
          })}
        />
        {isPart && (
          <Checkbox label="Retirar el acceso a lo que abrió este pedido" {...form.register('endsAccess')} />
        )}
      </RecordForm>
      <ConfirmDialog
        open={asks !== null}
        onOpenChange={() => setAsks(null)}
        title={isPart ? '¿Devolver una parte?' : isFree ? '¿Retirar el acceso?' : '¿Devolver este pedido?'}
        description={`${isFree ? 'Este pedido fue gratuito.' : `Se devuelven ${formatEuros(asks?.cents ?? 0)} a ${order.buyer.name} y se emite la factura rectificativa.`} ${closesAccess ? 'Se cierra lo que abrió el pedido.' : 'Conserva el acceso.'}`}
        confirmLabel={isFree ? 'Retirar' : 'Devolver'}
        danger
        busy={refund.isBusy}
        onConfirm={() => asks && refund.run(asks)}
      />
    </>
  );
}

function amountFault(text: string, leftCents: number): string | null {
  const cents = centsOf(text.replace(/^\s*-\s*/, ''));
  if (cents === undefined) return 'Escribe un importe, como 12,50.';
  const isNegative = text.trim().startsWith('-');
  return refundAmountFault(isNegative ? -cents : cents, { leftCents, seenCents: leftCents });
}
