import { MAX_DEVICES } from '@atalaya/core/devices/devices';
import type { DeviceSession } from '@atalaya/core/devices/devices.contract';
import { OVER_LIMIT_MESSAGE } from '@atalaya/core/devices/session-view';
import { useMutation } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { call } from '../platform/api';
import { sentenceFor } from '../platform/http-error';
import { Button } from '../ui/button';
import { Note } from '../ui/note';
import { Dialog } from '../ui/overlays/dialog';
import { Plate } from '../ui/plate';
import { SessionChoice } from './session-choice';

/** The dialog header reserves space for a close button, which this one lacks. */
const FULL_WIDTH = '-mr-11';

type DeviceLimitModalProps = { sessions: readonly DeviceSession[]; onCancel: () => void };

export default function DeviceLimitModal({ sessions, onCancel }: DeviceLimitModalProps) {
  const [chosen, setChosen] = useState<string>();
  const stillThere = sessions.some(({ sessionId }) => sessionId === chosen) ? chosen : undefined;
  const close = useMutation({
    mutationFn: (sessionId: string) => call('POST /api/auth/close-device-session', { body: { sessionId } }),
    onSuccess: () => window.location.reload(),
  });
  // Stays busy until the reload.
  const busy = close.isPending || close.isSuccess;
  useEscape(() => busy || onCancel());
  return (
    <Dialog
      open
      onOpenChange={() => {}}
      dismissable={false}
      title={
        <span className={`${FULL_WIDTH} flex items-start gap-4`}>
          <Plate variant="gold" size="xl" aria-hidden="true" className="min-w-[1.24em]! max-md:hidden">
            {MAX_DEVICES}
          </Plate>
          <span>{OVER_LIMIT_MESSAGE}</span>
        </span>
      }
      description={
        <span className={`${FULL_WIDTH} mt-1.5 block`}>
          Para proteger tu cuenta, solo permitimos un máximo de 2 dispositivos activos. Para continuar, debes
          cerrar sesión en uno de los dispositivos actuales.
        </span>
      }
      footer={
        <div className="flex flex-wrap justify-end gap-2.5 max-md:flex-col-reverse max-md:*:w-full">
          <Button variant="outline" onClick={onCancel} disabled={busy}>
            Cancelar
          </Button>
          <Button
            disabled={!stillThere}
            busy={busy}
            busyLabel="Cerrando sesión..."
            onClick={() => stillThere && close.mutate(stillThere)}
          >
            Cerrar sesión seleccionada y continuar
          </Button>
        </div>
      }
    >
      <div className="-mx-5 -mb-5 md:-mx-7">
        {close.isError && (
          <div role="alert" className="px-5 pb-4 md:px-7">
            <Note tone="danger" icon={<CircleAlert />}>
              {sentenceFor(close.error)}
            </Note>
          </div>
        )}
        <SessionChoice sessions={sessions} chosen={stillThere} onChoose={setChosen} />
      </div>
    </Dialog>
  );
}

/** A dialog without a close button ignores Esc; here Esc cancels. */
function useEscape(leave: () => void): void {
  const onEscape = useEffectEvent(leave);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => event.key === 'Escape' && onEscape();
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
