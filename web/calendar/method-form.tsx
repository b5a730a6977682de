import { examDateFault } from '@atalaya/core/profile/study-plan';
import { type SyntheticEvent, useState } from 'react';
import { Link } from 'react-router';
import { type Faults, useAction } from '../platform/action/use-action';
import { call } from '../platform/api';
import { FormFault, LOST } from '../platform/form/form-fault';
import { SettingsSection } from '../profile/account-frame';
import { SaveButton } from '../profile/save-button';
import { DateField } from '../ui/forms/date-field';
import { Input } from '../ui/forms/input';
import { RadioGroup } from '../ui/forms/radio-group';
import { Select } from '../ui/forms/select';
import { toast } from '../ui/overlays/toast-store';
import { hourOptions, type StudySettings } from './plan-form';
import { typedEarly } from './typed-early';
import { WeekMinutes, weekFault } from './week-minutes';

const minuteOptions = (minutes: readonly number[]) =>
  minutes.map((one) => ({ value: String(one), label: `${one} min` }));
const rhythms = [10, 15, 20, 25, 30, 40, 50, 60, 90];
const pauses = [1, 2, 3, 5, 7, 10, 15];
const withOwn = (choices: readonly number[], own: number): number[] =>
  [...new Set([...choices, own])].sort((a, b) => a - b);

const valuesOf = (settings: StudySettings) => ({
  examDate: settings.examDate ?? '',
  week: settings.weekMinutes.map(String),
  workMinutes: String(settings.workMinutes),
  breakMinutes: String(settings.breakMinutes),
  newKind: settings.newPerDay === null ? 'fit' : 'limit',
  newPerDay: String(settings.newPerDay ?? 20),
  reminderHour: settings.reminderHour === null ? '' : String(settings.reminderHour),
});
type Values = ReturnType<typeof valuesOf>;

function faultsOf(values: Values, settings: StudySettings): Faults {
  const date =
    values.examDate && values.examDate !== settings.examDate
      ? examDateFault(values.examDate, settings.today)
      : null;
  const week = weekFault(values.week);
  const isNumber = /^\d{1,3}$/.test(values.newPerDay) && Number(values.newPerDay) <= 500;
  return {
    ...(date && { examDate: date }),
    ...(week && { weekMinutes: week }),
    ...(values.newKind === 'limit' && !isNumber && { newPerDay: 'Escribe un número de 0 a 500.' }),
  };
}

/** Changes apply from the next session on. */
export function MethodForm({ settings }: { settings: StudySettings }) {
  const [values, setValues] = useState(() => valuesOf(settings));
  const set = <K extends keyof Values>(key: K, value: Values[K]) =>
    setValues((held) => ({ ...held, [key]: value }));

  const { run, isBusy, fault, faults, refuse } = useAction(
    () =>
      call('PATCH /api/profile/study', {
        body: {
          examDate: values.examDate || null,
          weekMinutes: values.week.map(Number),
          workMinutes: Number(values.workMinutes),
          breakMinutes: Number(values.breakMinutes),
          newPerDay: values.newKind === 'fit' ? null : Number(values.newPerDay),
          reminderHour: values.reminderHour === '' ? null : Number(values.reminderHour),
        },
      }),
    { done: () => toast({ title: 'Método guardado', description: 'Tu próxima sesión ya lo sigue.' }) },
  );
  const save = (event: SyntheticEvent) => {
    event.preventDefault();
    const found = faultsOf(values, settings);
    if (Object.keys(found).length > 0) refuse(found);
    else void run();
  };

  return (
    <form method="post" noValidate onSubmit={save}>
      <SettingsSection
        id="tu-tiempo"
        title="Tu tiempo"
        text={
          <>
            La sesión de cada día dura lo que digas aquí, y{' '}
            <Link to="/campus-estudio/calendario" className="link">
              el calendario
            </Link>{' '}
            se reparte con lo mismo.
          </>
        }
      >
        <div className="grid max-w-130 gap-6">
          <DateField
            label="Fecha del examen"
            min={settings.today}
            hint="Con fecha, cada sesión elige lo que más suma para ese día. Sin ella, lo que toca repasar."
            value={values.examDate}
            onChange={(date) => set('examDate', date)}
            error={faults.examDate}
          />
          <WeekMinutes
            value={values.week}
            onChange={(update) => setValues((held) => ({ ...held, week: update(held.week) }))}
            error={faults.weekMinutes}
          />
        </div>
      </SettingsSection>
      <SettingsSection
        id="pausas"
        title="Micropausas"
        text="Entre tramos de trabajo. Nadie te retiene: siempre puedes seguir antes."
      >
        <div className="grid max-w-130 gap-5 sm:grid-cols-2">
          <Select
            label="Una pausa cada"
            options={minuteOptions(withOwn(rhythms, settings.workMinutes))}
            ref={typedEarly(values.workMinutes, (typed) => set('workMinutes', typed))}
            value={values.workMinutes}
            onChange={(event) => set('workMinutes', event.target.value)}
          />
          <Select
            label="Cada pausa dura"
            options={minuteOptions(withOwn(pauses, settings.breakMinutes))}
            ref={typedEarly(values.breakMinutes, (typed) => set('breakMinutes', typed))}
            value={values.breakMinutes}
            onChange={(event) => set('breakMinutes', event.target.value)}
          />
        </div>
      </SettingsSection>
      <SettingsSection
        id="nuevo"
        title="Material nuevo"
        text="Cada pregunta nueva de hoy son repasos de mañana. Si se te acumulan, pon un tope."
      >
        <div className="grid max-w-130 gap-4">
          <RadioGroup
            label="Preguntas y tarjetas nuevas al día"
            name="newKind"
            options={[
              { value: 'fit', label: 'Las que quepan en la sesión' },
              { value: 'limit', label: 'Un máximo' },
            ]}
            value={values.newKind}
            onChange={(kind) => set('newKind', kind)}
          />
          {values.newKind === 'limit' && (
            <Input
              label="Máximo al día"
              inputMode="numeric"
              autoComplete="off"
              ref={typedEarly(values.newPerDay, (typed) => set('newPerDay', typed))}
              value={values.newPerDay}
              onChange={(event) => set('newPerDay', event.target.value)}
              error={faults.newPerDay}
              fieldClassName="max-w-44"
            />
          )}
        </div>
      </SettingsSection>
      <SettingsSection
        id="aviso"
        title="Aviso"
        text="A tu hora, los días con estudio y solo si aún no has empezado: un correo, y en el móvil si tienes los avisos activados."
      >
        <div className="grid max-w-130 gap-6">
          <Select
            label="Avísame a las"
            options={[{ value: '', label: 'Sin aviso' }, ...hourOptions]}
            ref={typedEarly(values.reminderHour, (typed) => set('reminderHour', typed))}
            value={values.reminderHour}
            onChange={(event) => set('reminderHour', event.target.value)}
            fieldClassName="max-w-64"
          />
          <FormFault fault={fault && !faults.examDate ? { type: LOST, message: fault } : undefined} />
          <SaveButton busy={isBusy} busyLabel="Guardando…">
            Guardar mi método
          </SaveButton>
        </div>
      </SettingsSection>
    </form>
  );
}
