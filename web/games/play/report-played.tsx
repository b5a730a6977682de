import type { Reportable } from '@atalaya/core/games/reportable';
import { Flag } from 'lucide-react';
import { useState } from 'react';
import { useAction } from '../../platform/action/use-action';
import { call } from '../../platform/api';
import { IconButton } from '../../ui/icon-button';
import { ReportDialog } from '../../ui/overlays/report-dialog';
import { toast } from '../../ui/overlays/toast-store';

type ReportProps = {
  playId: string;
  kind: Reportable['kind'];
  itemId: string;
  /** The word or answer, as it is shown. */
  name: string;
};

/** Reports a word or card of an ended play; the server stores it as the player saw it. */
export function ReportPlayed({ playId, kind, itemId, name }: ReportProps) {
  const [isOpen, setOpen] = useState(false);
  const send = useAction(
    (reason: string) =>
      call('POST /api/games/plays/:id/reports', { params: { id: playId }, body: { kind, itemId, reason } }),
    {
      stale: [],
      done: () => {
        toast({
          title: 'Aviso enviado',
          description: 'Lo revisamos tal como lo viste y te contestamos en tus notificaciones.',
        });
        setOpen(false);
      },
      retries: true,
    },
  );
  return (
    <>
      <IconButton
        label={`Avisar de un error en «${name}»`}
        size="sm"
        className="ml-auto"
        onClick={() => setOpen(true)}
      >
        <Flag />
      </IconButton>
      {isOpen && (
        <ReportDialog
          description={`Cuéntanos qué falla en «${name}».`}
          busy={send.isBusy}
          error={send.fault}
          onSend={send.run}
          onClose={() => {
            send.refuse({});
            setOpen(false);
          }}
        />
      )}
    </>
  );
}
