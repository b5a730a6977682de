import { MOST_WEEKS, type SlotLength, slotLengths } from '@atalaya/core/coaching/slots';
import { useState } from 'react';
import { ActionFault } from '../../platform/action/action-fault';
import { useAction } from '../../platform/action/use-action';
import { call } from '../../platform/api';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { DateField } from '../../ui/forms/date-field';
import { Input } from '../../ui/forms/input';
import { Select } from '../../ui/forms/select';

const lengths = slotLengths.map((minutes) => ({ value: String(minutes), label: `${minutes} minutos` }));
const lengthOf = (value: string): SlotLength =>
  slotLengths.find((minutes) => String(minutes) === value) ?? 30;

/** An afternoon of hours, once or for several weeks. */
export function NewSlots() {
  const [draft, setDraft] = useState({ day: '', from: '17:00', to: '19:00', minutes: '30', weeks: '1' });
  const put = (changes: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...changes }));
  const { run, isBusy, faults } = useAction(
    ({ day, from, to, minutes, weeks }: typeof draft) =>
      call('POST /api/coach/slots', {
        body: { day, from, to, minutes: lengthOf(minutes), weeks: Number(weeks) },
      }),
    { done: () => put({ day: '' }) },
  );
  return (
    <Card>
      <h2 id="abrir-horas" className="text-h3">
        Abrir horas
      </h2>
      <p className="mt-2 text-small text-muted">En hora peninsular, también cuando cambia el reloj.</p>
      <form
        noValidate
        aria-labelledby="abrir-horas"
        className="mt-4 grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          run(draft);
        }}
      >
        <DateField label="Día" value={draft.day} error={faults.day} onChange={(day) => put({ day })} />
        <div className="grid grid-cols-2 gap-4">
          <Input
            label="Desde"
            type="time"
            value={draft.from}
            error={faults.from}
            onChange={({ target }) => put({ from: target.value })}
          />
          <Input
            label="Hasta"
            type="time"
            value={draft.to}
            error={faults.to}
            onChange={({ target }) => put({ to: target.value })}
          />
          <Select
            label="Cada llamada"
            options={lengths}
            value={draft.minutes}
            error={faults.minutes}
            onChange={({ target }) => put({ minutes: target.value })}
          />
          <Select
            label="Repetir"
            options={Array.from({ length: MOST_WEEKS }, (_, index) => ({
              value: String(index + 1),
              label: index === 0 ? 'Solo ese día' : `${index + 1} semanas`,
            }))}
            value={draft.weeks}
            error={faults.weeks}
            onChange={({ target }) => put({ weeks: target.value })}
          />
        </div>
        <ActionFault id="abrir-horas-error" fault={faults.form} />
        <Button type="submit" busy={isBusy} className="justify-self-start">
          Abrir estas horas
        </Button>
      </form>
    </Card>
  );
}
