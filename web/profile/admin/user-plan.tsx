import { dayInSpain } from '@atalaya/core/platform/madrid-time';
import { MAX_REASON, MAX_TRIAL_DAYS } from '@atalaya/core/profile/user-sorts';
import { useForm } from 'react-hook-form';
import { inFull } from '../../admin/moments';
import { useConflict } from '../../admin/resource/conflict';
import { RecordSection } from '../../admin/resource/record-drawer';
import { RecordForm } from '../../admin/resource/record-form';
import { useAction } from '../../platform/action/use-action';
import { call } from '../../platform/api';
import { useSubmit } from '../../platform/form/use-submit';
import { Button } from '../../ui/button';
import { Input } from '../../ui/forms/input';
import { Select } from '../../ui/forms/select';
import { toast } from '../../ui/overlays/toast-store';
import { tierNames } from '../plan-words';
import type { OnChanged, UserDetail } from './use-user';

type Props = { user: UserDetail; onChanged: OnChanged };

const plans = ['basico', 'plus', 'elite'] as const;
const planOf = (value: string) => plans.find((plan) => plan === value) ?? null;

export function AdminUserPlan({ user, onChanged }: Props) {
  return (
    <>
      <RecordSection title="Plan">
        {user.isAdmin && (
          <p className="mb-3 text-small text-muted">Administra: lo tiene todo abierto, con plan o sin él.</p>
        )}
        <PlanForm user={user} onChanged={onChanged} />
      </RecordSection>
      <RecordSection title="Prueba gratuita">
        <p className="mb-3 text-small text-muted">{trialState(user)}</p>
        <TrialForm user={user} onChanged={onChanged} />
      </RecordSection>
    </>
  );
}

/** The plan ends at midnight, so its last day is the one before. */
const lastDayOf = (endsAt: string): string => dayInSpain(new Date(new Date(endsAt).getTime() - 1));

function PlanForm({ user, onChanged }: Props) {
  const form = useForm({
    defaultValues: {
      planTier: user.planTier ?? '',
      endsOn: user.givenPlan?.endsAt ? lastDayOf(user.givenPlan.endsAt) : '',
      reason: user.givenPlan?.reason ?? '',
    },
  });
  const { errors, isSubmitting } = form.formState;
  const onConflict = useConflict();
  const save = async (
    { planTier, endsOn, reason }: { planTier: string; endsOn: string; reason: string },
    etag: string,
  ) => {
    const body = { etag, planTier: planOf(planTier), endsOn: endsOn || null, reason: reason || null };
    onChanged(await call('PUT /api/admin/users/:id/plan', { params: { id: user.id }, body }));
    toast({ title: 'Plan guardado' });
  };
  const submit = useSubmit(form, (values) => save(values, user.etag), {
    stale: [],
    caught: (error, values) => onConflict(error, (etag) => save(values, etag)),
  });
  return (
    <RecordForm onSubmit={submit} errors={errors} busy={isSubmitting} submitLabel="Guardar el plan">
      <Select
        label="Plan contratado"
        size="sm"
        fieldClassName="flex-1 basis-44"
        error={errors.planTier?.message}
        options={[
          { value: '', label: 'Ninguno' },
          ...plans.map((plan) => ({ value: plan, label: tierNames[plan] })),
        ]}
        {...form.register('planTier')}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Input
          type="date"
          label="Último día del plan"
          hint="Vacío: sin fin."
          size="sm"
          error={errors.endsOn?.message}
          {...form.register('endsOn')}
        />
        <Input
          label="Motivo"
          hint="Queda en el historial."
          size="sm"
          maxLength={MAX_REASON}
          error={errors.reason?.message}
          {...form.register('reason')}
        />
      </div>
    </RecordForm>
  );
}

/** «Hasta el 22 de noviembre», or that it is over. */
function trialState({ trialEndsAt }: UserDetail): string {
  if (!trialEndsAt) return 'No ha tenido.';
  return new Date(trialEndsAt) > new Date()
    ? `En curso hasta el ${inFull(trialEndsAt)}.`
    : `Terminó el ${inFull(trialEndsAt)}.`;
}

function TrialForm({ user, onChanged }: Props) {
  const form = useForm({ defaultValues: { days: '7' } });
  const { errors, isSubmitting } = form.formState;
  const onConflict = useConflict();
  const save = (days: number, title: string) => async (etag: string) => {
    onChanged(
      await call('PUT /api/admin/users/:id/trial', { params: { id: user.id }, body: { etag, days } }),
    );
    toast({ title });
  };
  const extend = ({ days }: { days: string }) => save(Number(days), 'Prueba alargada');
  const submit = useSubmit(form, (values) => extend(values)(user.etag), {
    stale: [],
    caught: (error, values) => onConflict(error, extend(values)),
  });
  const endTrial = save(0, 'Prueba terminada');
  const end = useAction(() => endTrial(user.etag), {
    stale: [],
    failed: 'No se ha cambiado',
    caught: (error) => onConflict(error, endTrial),
  });
  const runs = user.trialEndsAt !== null && new Date(user.trialEndsAt) > new Date();
  return (
    <RecordForm
      onSubmit={submit}
      errors={errors}
      busy={isSubmitting}
      submitLabel={runs ? 'Alargar la prueba' : 'Dar días de prueba'}
      inline
      actions={
        runs && (
          <Button variant="outline" size="sm" busy={end.isBusy} onClick={() => end.run()}>
            Terminar ahora
          </Button>
        )
      }
    >
      <Input
        label="Días"
        size="sm"
        inputMode="numeric"
        autoComplete="off"
        fieldClassName="w-22"
        error={errors.days?.message}
        {...form.register('days', {
          validate: (text) =>
            (/^\d{1,3}$/.test(text.trim()) && Number(text) >= 1 && Number(text) <= MAX_TRIAL_DAYS) ||
            `Escribe entre 1 y ${MAX_TRIAL_DAYS}.`,
        })}
      />
    </RecordForm>
  );
}
