import { useState } from 'react';
import { Textarea } from '../forms/textarea';
import { FormDialog } from './form-dialog';

const FEWEST_LETTERS = 3;

type ReportDialogProps = {
  description: string;
  busy: boolean;
  error: string | undefined;
  onSend: (reason: string) => void;
  onClose: () => void;
};

/** Asks what is wrong with something that is shown. */
export function ReportDialog({ description, busy, error, onSend, onClose }: ReportDialogProps) {
  const [isMissing, setMissing] = useState(false);
  return (
    <FormDialog
      title="Avisar de un error"
      description={description}
      submitLabel="Enviar aviso"
      busyLabel="Enviando…"
      busy={busy}
      error={error}
      onSubmit={(fields) => {
        const reason = String(fields.get('reason') ?? '').trim();
        setMissing(reason.length < FEWEST_LETTERS);
        if (reason.length >= FEWEST_LETTERS) onSend(reason);
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
