import {
  LONGEST_REPORT,
  type ReportReason,
  reasonTexts,
  reportReasons,
} from '@atalaya/core/forum/moderation';
import { useState } from 'react';
import { call } from '../../platform/api';
import { sentenceFor } from '../../platform/http-error';
import { RadioGroup } from '../../ui/forms/radio-group';
import { Textarea } from '../../ui/forms/textarea';
import { FormDialog } from '../../ui/overlays/form-dialog';
import { toast } from '../../ui/overlays/toast-store';

const options = reportReasons.map((value) => ({ value, label: reasonTexts[value].label }));

/** Reports a post to the moderators. */
export function ReportPostDialog({ postId, onClose }: { postId: string; onClose: () => void }) {
  const [reason, setReason] = useState<ReportReason>();
  const [isMissing, setMissing] = useState(false);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const send = async (fields: FormData) => {
    setMissing(!reason);
    if (!reason) return;
    setBusy(true);
    try {
      const text = String(fields.get('text') ?? '');
      await call('POST /api/forum/posts/:id/report', { params: { id: postId }, body: { reason, text } });
      toast({
        title: 'Gracias por avisar',
        description: 'Lo revisará una persona y te diremos qué se decide.',
      });
      onClose();
    } catch (cause) {
      setError(sentenceFor(cause));
    } finally {
      setBusy(false);
    }
  };
  return (
    <FormDialog
      title="Avisar de este mensaje"
      description="Solo lo ve la moderación. Cuenta lo que pasa de buena fe."
      submitLabel="Enviar aviso"
      busyLabel="Enviando…"
      busy={busy}
      error={error}
      onSubmit={send}
      onClose={onClose}
    >
      <RadioGroup
        label="Qué le pasa"
        options={options}
        value={reason}
        onChange={(value) => setReason(reportReasons.find((known) => known === value))}
        error={isMissing ? 'Elige un motivo.' : undefined}
      />
      <Textarea label="Detalles (opcional)" name="text" rows={3} maxLength={LONGEST_REPORT} />
    </FormDialog>
  );
}
