import { amountText, MAX_MEMBERS, readCode, unitWords } from '@atalaya/core/patrols/patrols';
import { formatCount } from '@atalaya/core/platform/number-format';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { ActionFault } from '../platform/action/action-fault';
import { call } from '../platform/api';
import { sentenceFor } from '../platform/http-error';
import { Button } from '../ui/button';
import { Card } from '../ui/card';
import { Input } from '../ui/forms/input';
import { usePatrolAction } from './use-patrol-action';

/** Shows the patrol of a code before it is joined. A link brings its code along. */
export function InvitationCard({ code: given }: { code: string }) {
  const [typed, setTyped] = useState(given);
  const [code, setCode] = useState(readCode(given));
  const [isMissing, setMissing] = useState(false);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['patrol-invitation', code],
    queryFn: () => call('GET /api/patrols/invitations/:code', { params: { code } }),
    enabled: code !== '',
    retry: false,
  });
  const { run, isBusy, faults } = usePatrolAction(() =>
    call('POST /api/patrols/invitations/:code', { params: { code } }),
  );
  const look = (event: FormEvent) => {
    event.preventDefault();
    const next = readCode(typed);
    setMissing(next === '');
    if (next === code && next !== '') void refetch();
    setCode(next);
  };
  const fault = isMissing ? 'Escribe el código.' : error ? sentenceFor(error) : undefined;
  return (
    <Card>
      <h2 className="text-h3">Tengo una invitación</h2>
      <form noValidate onSubmit={look} className="mt-4 grid items-start gap-3 sm:grid-cols-[1fr_auto]">
        <Input
          label="Código"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          placeholder="ABCD-2345"
          value={typed}
          error={fault}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" variant="outline" busy={isFetching} className="sm:mt-7.5">
          Ver la patrulla
        </Button>
      </form>
      {data && (
        <div aria-live="polite" className="mt-5 grid justify-items-start gap-3 border-t border-line pt-5">
          <p>
            <b className="text-h4 block">{data.name}</b>
            <span className="text-muted">
              {formatCount(data.members, 'persona', 'personas')} de {MAX_MEMBERS},{' '}
              {amountText('questions', data.goal)} {unitWords[data.unit]} a la semana
            </span>
          </p>
          {data.isFull ? (
            <p className="text-small text-muted">Ya está completa: son doce.</p>
          ) : (
            <Button busy={isBusy} onClick={() => run()}>
              Entrar en {data.name}
            </Button>
          )}
          <ActionFault id="invitacion-error" fault={faults.form} />
        </div>
      )}
    </Card>
  );
}
