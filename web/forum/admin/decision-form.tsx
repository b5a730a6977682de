import {
  type CaseDecision,
  LONGEST_STATEMENT,
  reasonTexts,
  reportReasons,
} from '@atalaya/core/forum/moderation';
import { useState } from 'react';
import { useAction } from '../../platform/action/use-action';
import { call } from '../../platform/api';
import { Button } from '../../ui/button';
import { Select } from '../../ui/forms/select';
import { Textarea } from '../../ui/forms/textarea';
import type { AdminCase } from './case';

const options = reportReasons.map((value) => ({ value, label: reasonTexts[value].label }));

type FormProps = { found: AdminCase; onDecided: (decision: CaseDecision) => void };

const proposalWords = { remove: 'Confirmar la expulsión', keep: 'Rechazar la propuesta' };
const appealWords = { remove: 'Mantener la expulsión', keep: 'Levantar la expulsión' };

/** What each button does to the thing in the state it is in. */
function wordsFor({ ban, kind, state, isHidden }: AdminCase): Record<CaseDecision, string> {
  const isAppeal = state === 'appealed';
  if (ban) return isAppeal ? appealWords : proposalWords;
  if (kind === 'voice-room')
    return {
      remove: isAppeal ? 'Mantener la decisión' : 'Retirar el acceso o cerrar la sala',
      keep: isAppeal ? 'Dejar que vuelva' : 'No hacer nada',
    };
  return {
    remove: isAppeal ? 'Mantenerlo retirado' : 'Retirar el mensaje',
    keep: isHidden ? 'Volver a mostrarlo' : 'Dejarlo como está',
  };
}

/** The reasons are sent to the author, so they are never empty. */
export function DecisionForm({ found, onDecided }: FormProps) {
  const [reason, setReason] = useState(found.reason);
  const isAppeal = found.state === 'appealed';
  // Whoever confirms a ban starts from the reasons of the proposal.
  const [statement, setStatement] = useState(found.ban && !isAppeal ? found.body : '');
  const { run, given, fault, faults } = useAction(
    (decision: CaseDecision) =>
      call('PUT /api/admin/forum-cases/:id/decision', {
        params: { id: found.id },
        body: { etag: found.etag, decision, reason, statement },
      }),
    { stale: [], done: (_, decision) => onDecided(decision) },
  );
  const words = wordsFor(found);
  const mayRemove = !found.ban || isAppeal || found.ban.confirmation === 'yes';
  return (
    <div className="grid gap-4">
      <Select
        label="Norma que se aplica"
        options={options}
        value={reason}
        onChange={(event) => {
          const chosen = reportReasons.find((known) => known === event.currentTarget.value);
          if (chosen) setReason(chosen);
        }}
      />
      <Textarea
        label="Motivo, para el autor"
        rows={4}
        maxLength={LONGEST_STATEMENT}
        value={statement}
        error={faults.statement ?? fault}
        onChange={(event) => setStatement(event.currentTarget.value)}
      />
      <div className="flex flex-wrap gap-2.5">
        {mayRemove && (
          <Button size="sm" variant="danger" busy={given === 'remove'} onClick={() => void run('remove')}>
            {words.remove}
          </Button>
        )}
        <Button size="sm" variant="outline" busy={given === 'keep'} onClick={() => void run('keep')}>
          {words.keep}
        </Button>
      </div>
    </div>
  );
}
