import { FileDown } from 'lucide-react';
import { useAction } from '../../platform/action/use-action';
import { call } from '../../platform/api';
import { Button } from '../../ui/button';
import { PdfLinks } from '../pdf-links';
import { Refusal } from '../sitting/refusal';
import type { TestForm } from './use-test-form';

/** Makes the test and offers it as files. It is a test in study mode, so that its key may be seen. */
export function PdfTest({ form: { body, count } }: { form: TestForm }) {
  const make = useAction(async () => {
    const { id } = await call('POST /api/exams', { body: { ...body, mode: 'study', minutes: 0 } });
    await call('POST /api/exams/:id/start', { params: { id } });
    return id;
  });
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-small text-muted">
        Las preguntas con su hoja de respuestas para imprimir, y las soluciones aparte.
      </p>
      <Button
        variant="outline"
        disabled={count === 0}
        busy={make.isBusy}
        busyLabel="Preparando…"
        onClick={() => make.run()}
      >
        <FileDown />
        Descargar en PDF
      </Button>
      <div role="status" className="grid gap-2 empty:hidden">
        {make.answer && (
          <>
            <p className="text-small text-muted">Listo. También queda en «Tus últimos tests».</p>
            <div className="flex flex-wrap gap-2">
              <PdfLinks examId={make.answer} label="Preguntas y hoja en PDF" variant="outline" />
            </div>
          </>
        )}
      </div>
      {make.error && <Refusal error={make.error} />}
    </div>
  );
}
