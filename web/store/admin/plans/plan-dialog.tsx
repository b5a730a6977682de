import type { PlanDraft, PlanRecord } from '@atalaya/core/store/plan-terms.contract';
import { billingPeriods, billings } from '@atalaya/core/store/plans';
import { useState } from 'react';
import { RecordVersions } from '../../../admin/record-versions';
import { useConflict } from '../../../admin/resource/conflict';
import { useAction } from '../../../platform/action/use-action';
import { call } from '../../../platform/api';
import { Input } from '../../../ui/forms/input';
import { Textarea } from '../../../ui/forms/textarea';
import { FormDialog } from '../../../ui/overlays/form-dialog';
import { draftOf, formOf, listFault, type PlanForm } from './plan-form';

export function PlanDialog({ plan, onClose }: { plan: PlanRecord; onClose: () => void }) {
  const [form, setForm] = useState(() => formOf(plan));
  const [unread, setUnread] = useState<Record<string, string>>({});
  const put = (draft: PlanDraft, etag: string) =>
    call('PUT /api/admin/plans/:id', { params: { id: plan.id }, body: { ...draft, etag } });
  const onConflict = useConflict();
  const save = useAction((draft: PlanDraft) => put(draft, plan.etag), {
    stale: ['page', ['/api/admin/plans']],
    done: onClose,
    caught: (error, draft) => onConflict(error, (etag) => put(draft, etag)),
  });
  const faults = { ...save.faults, ...unread };
  const submit = () => {
    const { draft, faults: found } = draftOf(form);
    setUnread(found);
    if (draft) save.run(draft);
  };
  const field = (name: keyof PlanForm) => ({
    value: form[name],
    onChange: ({ target }: { target: { value: string } }) => setForm({ ...form, [name]: target.value }),
  });
  return (
    <FormDialog
      title={`Plan ${plan.name}`}
      description="Vale para las compras nuevas desde que guardas. Quien ya está suscrito sigue pagando lo que aceptó, también al renovar."
      submitLabel="Guardar"
      busyLabel="Guardando…"
      busy={save.isBusy}
      error={faults.form}
      onSubmit={submit}
      onClose={onClose}
    >
      <fieldset className="grid gap-4 sm:grid-cols-3">
        <legend className="mb-2 text-small font-semibold">Precios en euros, con IVA</legend>
        {billings.map((billing) => (
          <Input
            key={billing}
            label={billingPeriods[billing].label}
            inputMode="decimal"
            error={faults[`cents.${billing}`]}
            {...field(billing)}
          />
        ))}
      </fieldset>
      <Input label="Frase" error={faults.claim} {...field('claim')} />
      <Input
        label="Ahorro con el pago anual (opcional)"
        hint="Se lee debajo del precio. Si dices un porcentaje, tiene que ser cierto."
        error={faults.saves}
        {...field('saves')}
      />
      <Textarea
        label="Incluye, una línea por ventaja"
        rows={6}
        error={listFault(faults, 'includes')}
        {...field('includes')}
      />
      <Textarea
        label="No incluye (opcional)"
        rows={3}
        error={listFault(faults, 'leavesOut')}
        {...field('leavesOut')}
      />
      <RecordVersions resource="plans" record={plan} />
    </FormDialog>
  );
}
