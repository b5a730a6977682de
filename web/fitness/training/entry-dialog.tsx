import type { TrainingEntry } from '@atalaya/core/fitness/training/training.contract';
import { faultOf, numberOf, parseDecimal, parseWhole } from '@atalaya/core/guide/parse-input';
import { pastDayFault } from '@atalaya/core/platform/text/past-day';
import { useState } from 'react';
import { useAction } from '../../platform/action/use-action';
import { DateField } from '../../ui/forms/date-field';
import { Input } from '../../ui/forms/input';
import { Slider } from '../../ui/forms/slider';
import { FormDialog } from '../../ui/overlays/form-dialog';
import type { EditedEntry } from './edited-entry';
import { effortWords, PainField } from './pain-field';

type DialogProps = {
  entry: EditedEntry;
  today: string;
  hasConsent: boolean;
  onClose: () => void;
  onSave: (entry: TrainingEntry) => Promise<void>;
};

/** An entry of the training log. Pain and sleep are asked for only with consent. */
export function EntryDialog({ entry, today, hasConsent, onClose, onSave }: DialogProps) {
  const [given, setGiven] = useState(entry);
  const [minutes, setMinutes] = useState(entry.minutes === null ? '' : String(entry.minutes));
  const [km, setKm] = useState(entry.metres === null ? '' : String(entry.metres / 1_000).replace('.', ','));
  const [sleep, setSleep] = useState(
    entry.sleepHalfHours === null ? '' : String(entry.sleepHalfHours / 2).replace('.', ','),
  );
  const { run, isBusy, faults, refuse } = useAction(onSave, { stale: [], done: onClose });
  const change = (changes: Partial<EditedEntry>) => setGiven({ ...given, ...changes });

  const submit = () => {
    const typedMinutes = parseWhole(minutes, { min: 1, max: 600 });
    const typedKm = parseDecimal(km, 3, { min: 0, max: 100 });
    const typedSleep = parseDecimal(sleep, 1, { min: 0, max: 16 });
    const day = pastDayFault(given.day, today);
    const value = numberOf(typedMinutes);
    const found = {
      ...(day && { day }),
      ...(value === undefined && { minutes: faultOf(typedMinutes) ?? 'Escribe los minutos.' }),
      ...(typedKm.kind === 'fault' && { metres: typedKm.fault }),
      ...(typedSleep.kind === 'fault' && { sleepHalfHours: typedSleep.fault }),
    };
    refuse(found);
    if (Object.keys(found).length > 0 || value === undefined) return;
    const tenths = numberOf(typedSleep);
    run({
      ...given,
      minutes: value,
      metres: numberOf(typedKm) || null,
      sleepHalfHours: tenths === undefined ? null : Math.round(tenths / 5),
    });
  };

  return (
    <FormDialog
      title={entry.minutes === null ? 'Anotar entrenamiento' : 'Cambiar el entrenamiento'}
      description="Con los minutos y el esfuerzo sale la carga de la semana."
      submitLabel="Guardar"
      busyLabel="Guardando…"
      busy={isBusy}
      error={faults.form}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <DateField
          label="Fecha"
          hint="El día en que entrenaste."
          value={given.day}
          onChange={(day) => change({ day })}
          error={faults.day}
        />
        <Input
          label="Minutos"
          inputMode="numeric"
          autoComplete="off"
          value={minutes}
          onChange={({ target }) => setMinutes(target.value)}
          error={faults.minutes}
        />
      </div>
      <Slider
        label="Esfuerzo, del 1 al 10"
        value={[given.effort ?? 5]}
        min={1}
        max={10}
        format={effortWords}
        onChange={([effort = 5]) => change({ effort })}
      />
      <Input
        label="Kilómetros, si corriste"
        inputMode="decimal"
        autoComplete="off"
        value={km}
        onChange={({ target }) => setKm(target.value)}
        error={faults.metres}
      />
      {hasConsent && (
        <>
          <Input
            label="Horas de sueño de la noche anterior"
            hint="Como 7,5."
            inputMode="decimal"
            autoComplete="off"
            value={sleep}
            onChange={({ target }) => setSleep(target.value)}
            error={faults.sleepHalfHours}
          />
          <PainField pain={given.pain} onChange={(pain) => change({ pain })} />
        </>
      )}
      <Input
        label="Nota"
        maxLength={500}
        value={given.note}
        onChange={({ target }) => change({ note: target.value })}
        error={faults.note}
      />
    </FormDialog>
  );
}
