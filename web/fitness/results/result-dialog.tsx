import {
  bandWords,
  eventNames,
  eventPoints,
  events,
  eventsOf,
  type FitnessEvent,
  formatResult,
  nextStep,
  type OfficialTable,
  shortResult,
} from '@atalaya/core/fitness/events';
import type { FitnessResult } from '@atalaya/core/fitness/fitness.contract';
import { parseResult, placeNames, places, timingNames, timings } from '@atalaya/core/fitness/results';
import { faultOf, numberOf } from '@atalaya/core/guide/parse-input';
import { pastDayFault } from '@atalaya/core/platform/text/past-day';
import { useState } from 'react';
import { useAction } from '../../platform/action/use-action';
import { Badge } from '../../ui/badge';
import { DateField } from '../../ui/forms/date-field';
import { Input } from '../../ui/forms/input';
import { Select } from '../../ui/forms/select';
import { FormDialog } from '../../ui/overlays/form-dialog';
import type { EditedResult } from './edited-result';

const hints: Record<FitnessEvent, string> = {
  circuit: 'Segundos y décimas, como 10,9.',
  'pull-ups': 'Repeticiones completas, con agarre prono.',
  hang: 'Segundos enteros, con agarre supino.',
  run: 'Minutos y segundos, como 4:05.',
};

type DialogProps = {
  result: EditedResult;
  table: OfficialTable;
  today: string;
  onClose: () => void;
  onSave: (result: FitnessResult) => Promise<void>;
};

/** A result with its day and conditions; the points are shown while it is typed. */
export function ResultDialog({ result, table, today, onClose, onSave }: DialogProps) {
  const [given, setGiven] = useState(result);
  const [text, setText] = useState(result.value === null ? '' : shortResult(result.event, result.value));
  const { run, isBusy, faults, refuse } = useAction(onSave, { stale: [], done: onClose });
  const typed = parseResult(given.event, text);
  const value = numberOf(typed);
  const own = eventsOf(table);
  const options = events.filter((event) => own.includes(event) || event === result.event);
  const change = (changes: Partial<EditedResult>) => setGiven({ ...given, ...changes });

  const submit = () => {
    const day = pastDayFault(given.day, today);
    const mistake = faultOf(typed) ?? (value === undefined ? 'Escribe la marca.' : undefined);
    refuse({ ...(mistake && { value: mistake }), ...(day && { day }) });
    if (mistake || day || value === undefined) return;
    run({ ...given, value });
  };

  return (
    <FormDialog
      title={result.value === null ? 'Anotar marca' : 'Cambiar la marca'}
      description="Como la mediría el tribunal: lo que allí sería nulo no lo apuntes."
      submitLabel="Guardar"
      busyLabel="Guardando…"
      busy={isBusy}
      error={faults.form}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <Select
          label="Ejercicio"
          options={options.map((event) => ({ value: event, label: eventNames[event] }))}
          value={given.event}
          onChange={({ target }) => {
            const event = events.find((one) => one === target.value);
            if (event) change({ event });
          }}
        />
        <Input
          label="Marca"
          hint={hints[given.event]}
          inputMode={given.event === 'run' ? 'text' : given.event === 'circuit' ? 'decimal' : 'numeric'}
          autoComplete="off"
          value={text}
          onChange={({ target }) => setText(target.value)}
          error={faults.value ?? faultOf(typed)}
        />
      </div>
      <Verdict event={given.event} table={table} value={value} />
      <DateField
        label="Fecha"
        hint="El día en que la hiciste."
        value={given.day}
        onChange={(day) => change({ day })}
        error={faults.day}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <Select
          label="Lugar"
          placeholder="Sin indicar"
          options={places.map((place) => ({ value: place, label: placeNames[place] }))}
          value={given.place ?? ''}
          onChange={({ target }) => change({ place: places.find((one) => one === target.value) ?? null })}
        />
        <Select
          label="Cronometraje"
          placeholder="Sin indicar"
          options={timings.map((timing) => ({ value: timing, label: timingNames[timing] }))}
          value={given.timing ?? ''}
          onChange={({ target }) => change({ timing: timings.find((one) => one === target.value) ?? null })}
        />
      </div>
      <Input
        label="Nota"
        hint="Viento, zapatillas, cansancio: lo que explique la marca."
        maxLength={200}
        value={given.note}
        onChange={({ target }) => change({ note: target.value })}
        error={faults.note}
      />
    </FormDialog>
  );
}

type VerdictProps = { event: FitnessEvent; table: OfficialTable; value: number | undefined };

function Verdict({ event, table, value }: VerdictProps) {
  if (!eventsOf(table).includes(event))
    return <p className="text-small text-muted">Esta marca es de la otra tabla.</p>;
  const points = value === undefined ? null : eventPoints(event, table, value);
  const next = value === undefined ? undefined : nextStep(event, table, value);
  return (
    <p
      role="status"
      className="flex min-h-8 flex-wrap items-center gap-2.5 rounded-lg bg-sunken px-4 py-3 text-small"
    >
      {points === null ? (
        <span className="text-muted">Al escribir la marca verás sus puntos.</span>
      ) : (
        <>
          <Badge tone={points === 0 ? 'danger' : points < 5 ? 'neutral' : 'success'}>
            {points} {points === 1 ? 'punto' : 'puntos'}
          </Badge>
          {points === 0
            ? `Elimina: el 1 empieza en ${formatResult(event, next ?? 0)}.`
            : next === undefined
              ? 'Lo máximo de la tabla.'
              : `Tramo ${bandWords(event, table, points)}. Para el ${points + 1}, ${formatResult(event, next)}.`}
        </>
      )}
    </p>
  );
}
