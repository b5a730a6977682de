import { useState } from 'react';
import { ActionFault } from '../../platform/action/action-fault';
import { call } from '../../platform/api';
import { Button } from '../../ui/button';
import { Input } from '../../ui/forms/input';
import { useOwnerAction } from './use-owner-action';

const EMPTY = { username: '', capacity: '5', hours: '' };

export function NewCoach() {
  const [draft, setDraft] = useState(EMPTY);
  const put = (changes: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...changes }));
  const { run, isBusy, faults } = useOwnerAction(
    ({ capacity, ...rest }: typeof draft) =>
      call('POST /api/admin/coaching/coaches', {
        body: { ...rest, capacity: Number(capacity.trim() || Number.NaN) },
      }),
    { done: () => setDraft(EMPTY) },
  );
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
          run(draft);
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
        <Button type="submit" busy={isBusy} className="md:mt-7">
          Nombrar
        </Button>
      </form>
      <ActionFault id="nuevo-preparador-error" fault={faults.form} />
    </section>
  );
}
