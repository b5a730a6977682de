import { useMutation } from '@tanstack/react-query';
import { call } from '../platform/api';
import { sentenceFor } from '../platform/http-error';
import { ReportDialog } from '../ui/overlays/report-dialog';
import { toast } from '../ui/overlays/toast-store';

type Reported = { practiceId: string } | { batteryId: string; position: number };

/** The server stores the report with the seed of the item, so that it can be made again. */
export function ReportItem({ item, onClose }: { item: Reported; onClose: () => void }) {
  const send = useMutation({
    mutationFn: (reason: string) => call('POST /api/psychometrics/reports', { body: { ...item, reason } }),
    onSuccess: () => {
      toast({
        title: 'Aviso enviado',
        description: 'Reproducimos el ítem tal como lo viste y lo revisamos.',
      });
      onClose();
    },
  });
  return (
    <ReportDialog
      description="Cuéntanos qué falla en este ítem. Se guarda tal como lo has visto."
      busy={send.isPending}
      error={send.isError ? sentenceFor(send.error) : undefined}
      onSend={send.mutate}
      onClose={onClose}
    />
  );
}
