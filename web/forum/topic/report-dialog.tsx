import {
  LONGEST_REPORT,
  type ReportReason,
  reasonTexts,
  reportReasons,
} from '@atalaya/core/forum/moderation';
import { useState } from 'react';
import { useAction } from '../../platform/action/use-action';
import { RadioGroup } from '../../ui/forms/radio-group';
import { Textarea } from '../../ui/forms/textarea';
import { FormDialog } from '../../ui/overlays/form-dialog';
import { toast } from '../../ui/overlays/toast-store';

const options = reportReasons.map((value) => ({ value, label: reasonTexts[value].label }));

type ReportProps = {
  title?: string;
  send: (report: { reason: ReportReason; text: string }) => Promise<unknown>;
  /** What else the moderators will see. */
  hint?: string;
  onClose: () => void;
};

/** Reports something that another person wrote to the moderators. */
export function ReportWrittenDialog({
  title = 'Avisar de este mensaje',
  send,
  hint = '',
  onClose,
}: ReportProps) {
  const [reason, setReason] = useState<ReportReason>();
  const [isMissing, setMissing] = useState(false);
  const { run, isBusy, fault } = useAction(send, {
    stale: [],
    done: () => {
      toast({
        title: 'Gracias por avisar',
        description: 'Lo revisará una persona y te diremos qué se decide.',
      });
      onClose();
    },
  });
  const submit = (fields: FormData) => {
    setMissing(!reason);
    if (reason) void run({ reason, text: String(fields.get('text') ?? '') });
  };
  return (
    <FormDialog
      title={title}
      description={`Solo lo ve la moderación. Cuenta lo que pasa de buena fe. ${hint}`.trim()}
      submitLabel="Enviar aviso"
      busyLabel="Enviando…"
      busy={isBusy}
      error={fault}
      onSubmit={submit}
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
