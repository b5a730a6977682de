import {
  MAX_REPORT_LENGTH,
  type ReportReason,
  reportReasonNames,
  reportReasons,
} from '@atalaya/core/syllabus/questions/reports';
import { useMutation } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import { useId, useState } from 'react';
import { call } from '../platform/api';
import { sentenceFor } from '../platform/http-error';
import { Button } from '../ui/button';
import { RadioGroup } from '../ui/forms/radio-group';
import { Textarea } from '../ui/forms/textarea';
import { Note } from '../ui/note';
import { Dialog } from '../ui/overlays/dialog';
import { toast } from '../ui/overlays/toast-store';

type ReportProps = { questionId: string; version: number; onClose: () => void };

const reasons = reportReasons.map((value) => ({ value, label: reportReasonNames[value] }));

/** The report names the version of the question that was asked. */
export function ReportDialog({ questionId, version, onClose }: ReportProps) {
  const form = useId();
  const [reason, setReason] = useState<ReportReason>();
  const [isMissing, setMissing] = useState(false);
  const send = useMutation({
    mutationFn: (body: { reason: ReportReason; text: string }) =>
      call('POST /api/questions/:id/reports', { params: { id: questionId }, body: { ...body, version } }),
    onSuccess: () => {
      toast({ title: 'Aviso enviado', description: 'Lo revisamos y te diremos qué decidimos.' });
      onClose();
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title="Avisar de un error"
      description="Si la clave está mal, la corregimos para todos y tu nota se vuelve a calcular."
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
          setMissing(!reason);
          const text = String(new FormData(event.currentTarget).get('text') ?? '');
          if (reason) send.mutate({ reason, text });
        }}
      >
        <RadioGroup
          label="Qué le pasa"
          options={reasons}
          value={reason}
          onChange={setReason}
          error={isMissing && !reason ? 'Elige un motivo.' : undefined}
        />
        <Textarea label="Cuéntanos más (si quieres)" name="text" maxLength={MAX_REPORT_LENGTH} rows={3} />
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
