import { useMutation } from '@tanstack/react-query';
import { FileDown } from 'lucide-react';
import { useRevalidator } from 'react-router';
import { call } from '../../platform/api';
import { Button } from '../../ui/button';
import { PdfLinks } from '../pdf-links';
import { Refusal } from '../sitting/refusal';
import type { TestForm } from './use-test-form';

/** Makes the test and offers it as files. It is a test in study mode, so that its key may be seen. */
export function PdfTest({ body, disabled }: { body: TestForm['body']; disabled: boolean }) {
  const { revalidate } = useRevalidator();
  const make = useMutation({
    mutationFn: async () => {
      const { id } = await call('POST /api/exams', { body: { ...body, mode: 'study', minutes: 0 } });
      await call('POST /api/exams/:id/start', { params: { id } });
      return id;
    },
    retry: false,
    onSuccess: () => void revalidate(),
  });
  return (
    <div className="mt-3 grid justify-items-start gap-3 xl:mt-4">
      <Button
        variant="on-panel"
        size="sm"
        disabled={disabled}
        busy={make.isPending}
        busyLabel="Preparando…"
        onClick={() => make.mutate()}
      >
        <FileDown aria-hidden="true" />
        Descargar en PDF
      </Button>
      <div role="status" className="empty:hidden">
        {make.isSuccess && (
          <>
            <p className="text-small text-on-panel-muted">
              Las preguntas con su hoja de respuestas, y las soluciones aparte. También queda en «Tus últimos
              tests».
            </p>
            <div className="mt-2 flex flex-wrap gap-2">
              <PdfLinks examId={make.data} label="Preguntas y hoja en PDF" />
            </div>
          </>
        )}
      </div>
      {make.isError && <Refusal error={make.error} />}
    </div>
  );
}
