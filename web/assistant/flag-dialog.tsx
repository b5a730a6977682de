import { MOST_REPORTED } from '@atalaya/core/assistant/assistant';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../platform/api';
import { sentenceFor } from '../platform/http-error';
import { Textarea } from '../ui/forms/textarea';
import { FormDialog } from '../ui/overlays/form-dialog';
import { toast } from '../ui/overlays/toast-store';

export default function FlagDialog({ exchangeId, onClose }: { exchangeId: string; onClose: () => void }) {
  const [isMissing, setIsMissing] = useState(false);
  const sending = useMutation({
    retry: false,
    mutationFn: (text: string) =>
      call('POST /api/assistant/exchanges/:id/report', { params: { id: exchangeId }, body: { text } }),
    onSuccess: () => {
      toast({ title: 'Aviso enviado', description: 'Lo revisamos y te contestamos por correo.' });
      onClose();
    },
  });
  return (
    <FormDialog
      title="Avisar de un error"
      description="Tu aviso llega al equipo con tu pregunta y la respuesta."
      submitLabel="Enviar aviso"
      busyLabel="Enviando…"
      busy={sending.isPending}
      error={sending.isError ? sentenceFor(sending.error) : undefined}
      onSubmit={(fields) => {
        const text = String(fields.get('text') ?? '').trim();
        setIsMissing(text === '');
        if (text !== '') sending.mutate(text);
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
