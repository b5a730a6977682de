import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../platform/api';
import { sentenceFor } from '../platform/http-error';
import { Textarea } from '../ui/forms/textarea';
import { FormDialog } from '../ui/overlays/form-dialog';
import { toast } from '../ui/overlays/toast-store';

type Reported = { practiceId: string } | { batteryId: string; position: number };

/** The server stores the report with the seed of the item, so that it can be made again. */
export function ReportItem({ item, onClose }: { item: Reported; onClose: () => void }) {
  const [isMissing, setMissing] = useState(false);
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
    <FormDialog
      title="Avisar de un error"
      description="Cuéntanos qué falla en este ítem. Se guarda tal como lo has visto."
      submitLabel="Enviar aviso"
      busyLabel="Enviando…"
      busy={send.isPending}
      error={send.isError ? sentenceFor(send.error) : undefined}
      onSubmit={(fields) => {
        const reason = String(fields.get('reason') ?? '').trim();
        setMissing(reason.length < 3);
        if (reason.length >= 3) send.mutate(reason);
      }}
      onClose={onClose}
    >
      <Textarea
        label="Qué le pasa"
        name="reason"
        maxLength={1_000}
        rows={4}
        error={isMissing ? 'Cuéntanos qué falla.' : undefined}
      />
    </FormDialog>
  );
}
