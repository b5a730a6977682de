import { useState } from 'react';
import { call } from '../../platform/api';
import { Button } from '../../ui/button';
import { Input } from '../../ui/forms/input';
import { FormFault } from '../form-fault';
import { useOwnerChange } from './use-owner-change';

const EMPTY = { username: '', capacity: '5', hours: '' };

export function NewCoach() {
  const [draft, setDraft] = useState(EMPTY);
  const put = (changes: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...changes }));
  const { mutate, isPending, faults } = useOwnerChange<typeof draft>({
    change: ({ capacity, ...rest }) =>
      call('POST /api/admin/coaching/coaches', {
        body: { ...rest, capacity: Number(capacity.trim() || Number.NaN) },
      }),
    onDone: () => setDraft(EMPTY),
  });
  return (
    <section>
      <h2 id="nuevo-preparador" className="text-h4">
        Nombrar preparador
      </h2>
      <form
        noValidate
        aria-labelledby="nuevo-preparador"
        className="mt-3 grid items-start gap-4 md:grid-cols-[1fr_7rem_1fr_auto]"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isPending) mutate(draft);
        }}
      >
        <Input
          label="Nombre de usuario"
          autoComplete="off"
          value={draft.username}
          error={faults.username}
          onChange={({ target }) => put({ username: target.value })}
        />
        <Input
          label="Plazas"
          inputMode="numeric"
          value={draft.capacity}
          error={faults.capacity}
          onChange={({ target }) => put({ capacity: target.value })}
        />
        <Input
          label="Horario"
          value={draft.hours}
          error={faults.hours}
          onChange={({ target }) => put({ hours: target.value })}
        />
        <Button type="submit" busy={isPending} className="md:mt-7">
          Nombrar
        </Button>
      </form>
      <FormFault id="nuevo-preparador-error" fault={faults.form} />
    </section>
  );
}
