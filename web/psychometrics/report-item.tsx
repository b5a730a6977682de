import { useAction } from '../platform/action/use-action';
import { call } from '../platform/api';
import { ReportDialog } from '../ui/overlays/report-dialog';
import { toast } from '../ui/overlays/toast-store';

type Reported = { practiceId: string } | { batteryId: string; position: number };

/** The server stores the report with the seed of the item, so that it can be made again. */
export function ReportItem({ item, onClose }: { item: Reported; onClose: () => void }) {
  const send = useAction(
    (reason: string) => call('POST /api/psychometrics/reports', { body: { ...item, reason } }),
    {
      stale: [],
      done: () => {
        toast({
          title: 'Aviso enviado',
          description: 'Reproducimos el ítem tal como lo viste y lo revisamos.',
        });
        onClose();
      },
      retries: true,
    },
  );
  return (
    <ReportDialog
      description="Cuéntanos qué falla en este ítem. Se guarda tal como lo has visto."
      busy={send.isBusy}
      error={send.fault}
      onSend={send.run}
      onClose={onClose}
    />
  );
}
