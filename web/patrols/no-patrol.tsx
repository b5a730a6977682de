import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { ActionFault } from '../platform/action/action-fault';
import { call } from '../platform/api';
import { Button } from '../ui/button';
import { Card } from '../ui/card';
import { InvitationCard } from './invitation-card';
import { OpenPatrols } from './open-patrols';
import { type PatrolDraft, PatrolFields, settingsOf } from './patrol-fields';
import { usePatrolAction } from './use-patrol-action';

/** Three ways into a patrol: with a code, one of the open ones, or an own one. */
export function NoPatrol() {
  const [search] = useSearchParams();
  return (
    <>
      <p className="mb-7 max-w-[62ch] text-muted">
        De tres a doce personas con un objetivo a la semana. Se suma lo que estudiáis de verdad, cada una
        enciende su ventana y nadie ve las respuestas de nadie.
      </p>
      <div className="grid items-start gap-3 md:gap-5 xl:grid-cols-[7fr_5fr]">
        <div className="grid min-w-0 gap-3 md:gap-5">
          <InvitationCard code={search.get('codigo') ?? ''} />
          <OpenPatrols />
        </div>
        <NewPatrol />
      </div>
    </>
  );
}

function NewPatrol() {
  const [draft, setDraft] = useState<PatrolDraft>({
    name: '',
    isOpen: false,
    unit: 'questions',
    goal: '600',
  });
  const { run, isBusy, faults } = usePatrolAction((given: PatrolDraft) =>
    call('POST /api/patrols', { body: settingsOf(given) }),
  );
  return (
    <Card>
      <h2 id="nueva-patrulla" className="text-h3">
        Fundar una patrulla
      </h2>
      <form
        noValidate
        aria-labelledby="nueva-patrulla"
        className="mt-4 grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          run(draft);
        }}
      >
        <PatrolFields
          draft={draft}
          faults={faults}
          onChange={(changes) => setDraft((before) => ({ ...before, ...changes }))}
        />
        <ActionFault id="nueva-error" fault={faults.form} />
        <Button type="submit" busy={isBusy} busyLabel="Fundando…" className="justify-self-start">
          Fundarla
        </Button>
      </form>
    </Card>
  );
}
