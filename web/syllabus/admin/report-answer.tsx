import { MAX_REPORT_LENGTH } from '@atalaya/core/syllabus/questions/reports';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { call } from '../../platform/api';
import { FormFault } from '../../platform/form/form-fault';
import { useSubmit } from '../../platform/form/use-submit';
import { Button } from '../../ui/button';
import { Textarea } from '../../ui/forms/textarea';
import { toast } from '../../ui/overlays/toast-store';

/** Closes a report without changing the question and answers its author. */
export function ReportAnswer({ id, onAnswered }: { id: string; onAnswered: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const form = useForm({ defaultValues: { answer: '' } });
  const { errors, isSubmitting } = form.formState;
  const submit = useSubmit(
    form,
    ({ answer }) =>
      call('POST /api/admin/question-reports/:id/close', {
        params: { id },
        body: { status: 'rejected', answer },
      }),
    {
      stale: [],
      done: () => {
        toast({ title: 'Aviso cerrado' });
        onAnswered();
      },
    },
  );
  if (!isOpen)
    return (
      <Button variant="outline" size="sm" className="mt-2" onClick={() => setIsOpen(true)}>
        Cerrar sin cambios
      </Button>
    );
  return (
    <form method="post" noValidate onSubmit={submit} className="mt-3 grid gap-3">
      <Textarea
        label="Respuesta para quien avisó"
        hint="La verá junto a su aviso."
        rows={2}
        maxLength={MAX_REPORT_LENGTH}
        error={errors.answer?.message}
        {...form.register('answer', {
          validate: (text) => text.trim() !== '' || 'Explica por qué no cambia.',
        })}
      />
      <FormFault fault={errors.root} />
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" size="sm" busy={isSubmitting} busyLabel="Cerrando…">
          Cerrar el aviso
        </Button>
        <Button variant="outline" size="sm" onClick={() => setIsOpen(false)}>
          Cancelar
        </Button>
      </div>
    </form>
  );
}
