import { useMutation } from '@tanstack/react-query';
import { FileDown } from 'lucide-react';
import { useRevalidator } from 'react-router';
import { call } from '../../platform/api';
import { Button } from '../../ui/button';
import { PdfLinks } from '../pdf-links';
import { Refusal } from '../sitting/refusal';
import type { TestForm } from './use-test-form';

/** Makes the test and offers it as files. It is a test in study mode, so that its key may be seen. */
export function PdfTest({ form: { body, count } }: { form: TestForm }) {
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
    <div className="grid justify-items-start gap-3">
      <p className="text-small text-muted">
        Las preguntas con su hoja de respuestas para imprimir, y las soluciones aparte.
      </p>
      <Button
        variant="outline"
        disabled={count === 0}
        busy={make.isPending}
        busyLabel="Preparando…"
        onClick={() => make.mutate()}
      >
        <FileDown aria-hidden="true" />
        Descargar en PDF
      </Button>
      <div role="status" className="grid gap-2 empty:hidden">
        {make.isSuccess && (
          <>
            <p className="text-small text-muted">Listo. También queda en «Tus últimos tests».</p>
            <div className="flex flex-wrap gap-2">
              <PdfLinks examId={make.data} label="Preguntas y hoja en PDF" variant="outline" />
            </div>
          </>
        )}
      </div>
      {make.isError && <Refusal error={make.error} />}
    </div>
  );
}
