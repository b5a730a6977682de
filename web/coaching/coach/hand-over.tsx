import type { SeenCandidate } from '@atalaya/core/coaching/coach.contract';
import { limits } from '@atalaya/core/coaching/coaching';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ActionFault } from '../../platform/action/action-fault';
import { useAction } from '../../platform/action/use-action';
import { call } from '../../platform/api';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Select } from '../../ui/forms/select';
import { Textarea } from '../../ui/forms/textarea';
import { toast } from '../../ui/overlays/toast-store';

/** To a colleague with a free place. It cannot be taken back from here, so it stands folded. */
export function HandOver({ seen }: { seen: SeenCandidate }) {
  const [coachId, setCoachId] = useState('');
  const [note, setNote] = useState('');
  const navigate = useNavigate();
  const { run, isBusy, faults } = useAction(
    async () => {
      await call('POST /api/coach/candidates/:userId/hand-over', {
        params: { userId: seen.userId },
        body: { coachId, note },
      });
      // The page of a candidate who is somebody else's cannot be read again.
      await navigate('/preparador');
    },
    { done: () => toast({ title: `${seen.name} tiene otro preparador`, description: 'Le llega un aviso.' }) },
  );
  return (
    <Card>
      <details>
        <summary className="cursor-pointer font-display text-h4 font-bold">Pasar a otra persona</summary>
        {seen.colleagues.length === 0 ? (
          <p className="mt-3 text-muted">No hay más preparadores.</p>
        ) : (
          <form
            noValidate
            className="mt-4 grid gap-4"
            onSubmit={(event) => {
              event.preventDefault();
              run();
            }}
          >
            <p className="text-small text-muted">
              Se lleva el plan, los seguimientos y las notas. Sus llamadas reservadas se cancelan.
            </p>
            <Select
              label="A quién"
              placeholder="Elige"
              value={coachId}
              error={faults.coachId}
              options={seen.colleagues.map(({ userId, name, hasRoom }) => ({
                value: userId,
                label: hasRoom ? name : `${name} (sin plazas)`,
                disabled: !hasRoom,
              }))}
              onChange={({ target }) => setCoachId(target.value)}
            />
            <Textarea
              label="Nota privada para esa persona"
              rows={2}
              maxLength={limits.note}
              value={note}
              error={faults.note}
              onChange={({ target }) => setNote(target.value)}
            />
            <ActionFault id="traspaso-error" fault={faults.form} />
            <Button type="submit" variant="outline" busy={isBusy} className="justify-self-start">
              Pasar a {seen.name}
            </Button>
          </form>
        )}
      </details>
    </Card>
  );
}
