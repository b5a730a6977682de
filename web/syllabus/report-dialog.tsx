import {
  MAX_REPORT_LENGTH,
  type ReportReason,
  reportReasonNames,
  reportReasons,
} from '@atalaya/core/syllabus/questions/reports';
import { useState } from 'react';
import { useAction } from '../platform/action/use-action';
import { call } from '../platform/api';
import { RadioGroup } from '../ui/forms/radio-group';
import { Textarea } from '../ui/forms/textarea';
import { FormDialog } from '../ui/overlays/form-dialog';
import { toast } from '../ui/overlays/toast-store';

type ReportProps = { questionId: string; version: number; onClose: () => void };

const reasons = reportReasons.map((value) => ({ value, label: reportReasonNames[value] }));

/** The report names the version of the question that was asked. */
export function ReportDialog({ questionId, version, onClose }: ReportProps) {
  const [reason, setReason] = useState<ReportReason>();
  const [isMissing, setMissing] = useState(false);
  const send = useAction(
    (body: { reason: ReportReason; text: string }) =>
      call('POST /api/questions/:id/reports', { params: { id: questionId }, body: { ...body, version } }),
    {
      stale: [],
      done: () => {
        toast({ title: 'Aviso enviado', description: 'Lo revisamos y te diremos qué decidimos.' });
        onClose();
      },
      retries: true,
    },
  );
  return (
    <FormDialog
      title="Avisar de un error"
      description="Si la clave está mal, la corregimos para todos y tu nota se vuelve a calcular."
      submitLabel="Enviar aviso"
      busyLabel="Enviando…"
      busy={send.isBusy}
      error={send.fault}
      onSubmit={(fields) => {
        setMissing(!reason);
        if (reason) send.run({ reason, text: String(fields.get('text') ?? '') });
      }}
      onClose={onClose}
    >
      <RadioGroup
        label="Qué le pasa"
        options={reasons}
        value={reason}
        onChange={setReason}
        error={isMissing && !reason ? 'Elige un motivo.' : undefined}
      />
      <Textarea label="Cuéntanos más (si quieres)" name="text" maxLength={MAX_REPORT_LENGTH} rows={3} />
    </FormDialog>
  );
}
