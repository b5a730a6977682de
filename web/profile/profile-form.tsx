import type { Answer } from '@atalaya/core/api';
import { displayNameFault, usernameFault } from '@atalaya/core/auth/account-fields';
import type { OppositionType } from '@atalaya/core/auth/user';
import { examDateFault, MAX_STUDY_MINUTES, MIN_STUDY_MINUTES } from '@atalaya/core/profile/study-plan';
import { Controller, useForm } from 'react-hook-form';
import { call } from '../platform/api';
import { FormFault } from '../platform/form/form-fault';
import { useSubmit } from '../platform/form/use-submit';
import { DateField } from '../ui/forms/date-field';
import { Input } from '../ui/forms/input';
import { RadioGroup } from '../ui/forms/radio-group';
import { toast } from '../ui/overlays/toast-store';
import { SettingsSection } from './account-frame';
import { oppositionNames } from './plan-words';
import { SaveButton } from './save-button';
import { useRefresh } from './use-refresh';

type Profile = Answer<'GET /api/profile'>;
type Values = {
  displayName: string;
  username: string;
  oppositionType: OppositionType | undefined;
  examDate: string;
  studyMinutes: string;
};

const fields = ['displayName', 'username', 'oppositionType', 'examDate', 'studyMinutes'] as const;
const bodies: readonly OppositionType[] = ['policia_nacional', 'policia_local', 'guardia_civil'];

const valuesOf = (profile: Profile): Values => ({
  displayName: profile.displayName ?? '',
  username: profile.username,
  oppositionType: profile.oppositionType ?? undefined,
  examDate: profile.examDate ?? '',
  studyMinutes: profile.studyMinutes?.toString() ?? '',
});

function minutesFault(text: string): string | true {
  if (text.trim() === '') return true;
  const minutes = Number(text);
  if (!Number.isInteger(minutes)) return 'Escribe los minutos sin decimales.';
  return minutes >= MIN_STUDY_MINUTES && minutes <= MAX_STUDY_MINUTES
    ? true
    : `Escribe entre ${MIN_STUDY_MINUTES} y ${MAX_STUDY_MINUTES} minutos.`;
}

export function ProfileForm({ profile, today }: { profile: Profile; today: string }) {
  const refresh = useRefresh();
  const form = useForm<Values>({ defaultValues: valuesOf(profile) });
  const { errors, isSubmitting, dirtyFields } = form.formState;
  const submit = useSubmit(
    form,
    (values) => {
      const { studyMinutes, oppositionType, examDate } = values;
      const all = {
        ...values,
        oppositionType: oppositionType ?? null,
        examDate: examDate || null,
        studyMinutes: studyMinutes.trim() === '' ? null : Number(studyMinutes),
      };
      const changed = fields.filter((field) => dirtyFields[field]);
      const body = Object.fromEntries(changed.map((field) => [field, all[field]]));
      return call('PATCH /api/profile', { body });
    },
    {
      stale: [],
      done: async (saved) => {
        form.reset(valuesOf(saved));
        await refresh();
        toast({ title: 'Cambios guardados' });
      },
    },
  );
  const dateFault = (date: string) =>
    (date && date !== profile.examDate ? examDateFault(date, today) : null) ?? true;
  const offered = [...new Set([...bodies, ...(profile.oppositionType ? [profile.oppositionType] : [])])];

  return (
    <form method="post" noValidate onSubmit={submit} className="border-b border-line">
      <SettingsSection
        id="datos"
        title="Datos personales"
        text="El nombre de usuario es el que ven los demás en el foro."
      >
        <div className="grid max-w-120 gap-5">
          <Input
            label="Nombre"
            hint="Opcional. Así te saludamos."
            autoComplete="name"
            error={errors.displayName?.message}
            {...form.register('displayName', { validate: (name) => displayNameFault(name) ?? true })}
          />
          <Input
            label="Nombre de usuario"
            autoComplete="nickname"
            autoCapitalize="none"
            spellCheck={false}
            error={errors.username?.message}
            {...form.register('username', { validate: (name) => usernameFault(name) ?? true })}
          />
          <p className="text-small text-muted">
            Tu correo es <b className="text-ink wrap-anywhere">{profile.email}</b>.
            {!profile.emailConfirmed && ' Aún no lo has confirmado.'}
          </p>
        </div>
      </SettingsSection>
      <SettingsSection
        id="plan"
        title="Tu oposición"
        text="Con la fecha y los minutos calculamos tu plan de cada día."
      >
        <div className="grid max-w-120 gap-6">
          <Controller
            control={form.control}
            name="oppositionType"
            render={({ field: { value, onChange, name } }) => (
              <RadioGroup
                label="Cuerpo al que te presentas"
                name={name}
                options={offered.map((type) => ({ value: type, label: oppositionNames[type] }))}
                value={value}
                onChange={onChange}
                error={errors.oppositionType?.message}
              />
            )}
          />
          <div className="grid gap-5 sm:grid-cols-2">
            <Controller
              control={form.control}
              name="examDate"
              rules={{ validate: dateFault }}
              render={({ field: { value, onChange } }) => (
                <DateField
                  label="Fecha del examen"
                  min={today}
                  value={value}
                  onChange={onChange}
                  error={errors.examDate?.message}
                />
              )}
            />
            <Input
              label="Minutos de estudio al día"
              inputMode="numeric"
              placeholder="90"
              autoComplete="off"
              error={errors.studyMinutes?.message}
              {...form.register('studyMinutes', { validate: minutesFault })}
            />
          </div>
          <FormFault fault={errors.root} />
          <SaveButton busy={isSubmitting} busyLabel="Guardando…">
            Guardar cambios
          </SaveButton>
        </div>
      </SettingsSection>
    </form>
  );
}
