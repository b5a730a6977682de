import { MOST_REPORTED } from '@atalaya/core/assistant/assistant';
import { useState } from 'react';
import { useAction } from '../platform/action/use-action';
import { call } from '../platform/api';
import { Textarea } from '../ui/forms/textarea';
import { FormDialog } from '../ui/overlays/form-dialog';
import { toast } from '../ui/overlays/toast-store';

export default function FlagDialog({ exchangeId, onClose }: { exchangeId: string; onClose: () => void }) {
  const [isMissing, setIsMissing] = useState(false);
  const sending = useAction(
    (text: string) =>
      call('POST /api/assistant/exchanges/:id/report', { params: { id: exchangeId }, body: { text } }),
    {
      stale: [],
      done: () => {
        toast({ title: 'Aviso enviado', description: 'Lo revisamos y te contestamos por correo.' });
        onClose();
      },
    },
  );
  return (
    <FormDialog
      title="Avisar de un error"
      description="Tu aviso llega al equipo con tu pregunta y la respuesta."
      submitLabel="Enviar aviso"
      busyLabel="Enviando…"
      busy={sending.isBusy}
      error={sending.fault}
      onSubmit={(fields) => {
        const text = String(fields.get('text') ?? '').trim();
        setIsMissing(text === '');
        if (text !== '') sending.run(text);
      }}
      onClose={onClose}
    >
      <Textarea
        label="Qué está mal"
        name="text"
        maxLength={MOST_REPORTED}
        rows={4}
        error={isMissing ? 'Cuéntanos qué está mal.' : undefined}
      />
    </FormDialog>
  );
}
