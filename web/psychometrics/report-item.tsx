import { useMutation } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import { useId, useState } from 'react';
import { call } from '../platform/api';
import { sentenceFor } from '../platform/http-error';
import { Button } from '../ui/button';
import { Textarea } from '../ui/forms/textarea';
import { Note } from '../ui/note';
import { Dialog } from '../ui/overlays/dialog';
import { toast } from '../ui/overlays/toast-store';

type Reported = { practiceId: string } | { batteryId: string; position: number };

/** The server stores the report with the seed of the item, so that it can be made again. */
export function ReportItem({ item, onClose }: { item: Reported; onClose: () => void }) {
  const form = useId();
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
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title="Avisar de un error"
      description="Cuéntanos qué falla en este ítem. Se guarda tal como lo has visto."
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" form={form} busy={send.isPending} busyLabel="Enviando…">
            Enviar aviso
          </Button>
        </>
      }
    >
      <form
        id={form}
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          const reason = String(new FormData(event.currentTarget).get('reason') ?? '').trim();
          setMissing(reason.length < 3);
          if (reason.length >= 3) send.mutate(reason);
        }}
      >
        <Textarea
          label="Qué le pasa"
          name="reason"
          maxLength={1_000}
          rows={4}
          error={isMissing ? 'Cuéntanos qué falla.' : undefined}
        />
        {send.isError && (
          <div role="alert">
            <Note tone="danger" icon={<CircleAlert aria-hidden="true" />}>
              {sentenceFor(send.error)}
            </Note>
          </div>
        )}
      </form>
    </Dialog>
  );
}
