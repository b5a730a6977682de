import { useState } from 'react';
import { ActionFault } from '../../platform/action/action-fault';
import { call } from '../../platform/api';
import { Button } from '../../ui/button';
import { Select } from '../../ui/forms/select';
import { toast } from '../../ui/overlays/toast-store';
import { Section } from '../../ui/section';
import type { Patrol } from '../patrol';
import { usePatrolAction } from '../use-patrol-action';

/** Without notice. The last captain chooses who follows. */
export function LeavePatrol({ patrol, onLeft }: { patrol: Patrol; onLeft: () => void }) {
  const [isSure, setSure] = useState(false);
  const [successorId, setSuccessor] = useState('');
  const others = patrol.board.members.filter(({ isMe }) => !isMe);
  const isLastCaptain =
    patrol.role === 'captain' && others.length > 0 && others.every(({ role }) => role !== 'captain');
  const { run, isBusy, faults } = usePatrolAction(
    () => call('POST /api/patrols/mine/departure', { body: { successorId: successorId || null } }),
    {
      done: () => {
        toast({ title: `Has dejado ${patrol.name}` });
        onLeft();
      },
    },
  );
  return (
    <Section
      id="dejarla"
      title="Dejar la patrulla"
      heading="h3"
      className="grid justify-items-start gap-4 border-t border-line pt-6"
    >
      <p className="text-small text-muted">
        {others.length === 0
          ? 'Eres la última persona: la patrulla se borra con su charla y sus semanas.'
          : 'No avisamos a nadie. Tu parte de esta semana deja de sumar; lo que escribiste se queda.'}
      </p>
      {isLastCaptain && (
        <Select
          label="Quién capitanea a partir de ahora"
          placeholder="Elige"
          value={successorId}
          onChange={({ target }) => setSuccessor(target.value)}
          options={others.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      <ActionFault id="dejarla-error" fault={faults.form} />
      {isSure ? (
        <div className="flex flex-wrap gap-2.5">
          <Button variant="danger" size="sm" busy={isBusy} onClick={() => run()}>
            Sí, dejarla
          </Button>
          {/* The pressed button is gone: the focus goes on with the question. */}
          <Button autoFocus variant="quiet" size="sm" onClick={() => setSure(false)}>
            Me quedo
          </Button>
        </div>
      ) : (
        <Button variant="outline" size="sm" className="text-danger!" onClick={() => setSure(true)}>
          Dejar la patrulla
        </Button>
      )}
    </Section>
  );
}
