import { dayAndMonth } from '@atalaya/core/platform/date-format';
import { dayInSpain } from '@atalaya/core/platform/madrid-time';
import { Check, Clock, Copy } from 'lucide-react';
import { useState } from 'react';
import { call } from '../platform/api';
import { Button } from '../ui/button';
import { FieldError } from '../ui/forms/field';
import { Input } from '../ui/forms/input';
import { Note } from '../ui/note';
import { Dialog } from '../ui/overlays/dialog';
import { toast } from '../ui/overlays/toast-store';
import type { Patrol } from './patrol';
import { usePatrolAction } from './use-patrol-action';

/** The link and the code; captains make new ones. */
export function InviteDialog({ patrol, onClose }: { patrol: Patrol; onClose: () => void }) {
  const { invitation, role, isOpen } = patrol;
  const [copied, setCopied] = useState('');
  const { run, isBusy, faults } = usePatrolAction(() => call('POST /api/patrols/mine/invitation'));
  const code = invitation && !invitation.isExpired ? invitation.code : null;
  const link = `${window.location.origin}/campus-estudio/patrulla?codigo=${code}`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setCopied(link);
    } catch {
      toast({ title: 'No se ha podido copiar', description: 'Selecciona el enlace y cópialo a mano.' });
    }
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title="Invitar a la patrulla"
      description={
        isOpen
          ? 'Es una patrulla abierta: quien la encuentre en la lista también puede entrar.'
          : 'Solo se entra con este enlace o con su código.'
      }
    >
      <div className="grid gap-5">
        {code ? (
          <>
            <div className="grid items-end gap-3 sm:grid-cols-[1fr_auto]">
              <Input label="Enlace" readOnly value={link} onFocus={({ target }) => target.select()} />
              <Button onClick={copy}>
                {copied === link ? <Check /> : <Copy />}
                {copied === link ? 'Copiado' : 'Copiar'}
              </Button>
            </div>
            <p>
              Código{' '}
              <b className="num rounded-sm bg-sunken px-2 py-0.5 text-[1.25rem]">
                {code.slice(0, 4)}-{code.slice(4)}
              </b>
              <span className="block text-small text-muted">
                Vale hasta el {dayAndMonth(dayInSpain(invitation?.expiresAt ?? ''))}.
              </span>
            </p>
          </>
        ) : (
          <Note tone="warning" icon={<Clock />}>
            La invitación ha caducado.{role === 'member' && ' Pide a quien capitanea que haga otra.'}
          </Note>
        )}
        {role === 'captain' && (
          <div className="grid justify-items-start gap-2">
            <Button variant="outline" size="sm" busy={isBusy} onClick={() => run()}>
              Hacer un código nuevo
            </Button>
            <p className="text-small text-muted">El anterior deja de valer en el momento.</p>
            {faults.form && <FieldError id="codigo-error">{faults.form}</FieldError>}
          </div>
        )}
      </div>
    </Dialog>
  );
}
