import { drawingOf } from '@atalaya/core/formats/procedures/procedures';
import { longDay } from '@atalaya/core/platform/date-format';
import { Printer } from 'lucide-react';
import { useHydrated } from '../../platform/use-hydrated';
import { Button } from '../../ui/button';
import type { Procedure } from './walk';

/** The whole procedure to read and print, with a drawing of each step. */
export function InWords({ procedure: { id, title, steps, warning, validOn } }: { procedure: Procedure }) {
  const isHydrated = useHydrated();
  return (
    <section aria-labelledby="palabras">
      <p className="hidden font-display text-h2 font-bold print:block">{title}</p>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 id="palabras" className="text-h3">
          Lo mismo, en palabras
        </h2>
        <Button
          variant="quiet"
          size="sm"
          disabled={!isHydrated}
          className="print:hidden"
          onClick={() => window.print()}
        >
          <Printer />
          Imprimir
        </Button>
      </div>
      <ol>
        {steps.map(({ id: step, title, text, note, picture }, at) => (
          <li
            key={step}
            id={`paso-${at + 1}`}
            className="grid grid-cols-[36px_1fr] border-t border-line py-4 leading-normal break-inside-avoid sm:grid-cols-[36px_1fr_190px] sm:gap-x-4"
          >
            <span className="num text-h4 text-gold-ink">{at + 1}</span>
            <div>
              <p>
                <strong>{title}.</strong> {text}
              </p>
              {note && (
                <p className="mt-1.5 text-small text-muted">
                  <strong>{note.kind === 'safety' ? 'Seguridad.' : 'Qué dice la norma.'}</strong> {note.text}
                </p>
              )}
            </div>
            <img
              src={drawingOf(id, step)}
              alt={picture}
              width={780}
              height={600}
              loading="lazy"
              className="w-full rounded-md bg-panel max-sm:col-start-2 max-sm:mt-3 print:[print-color-adjust:exact]"
            />
          </li>
        ))}
      </ol>
      <p className="border-t border-line pt-4 text-small text-muted">
        {warning} Comprobado con los textos en vigor el {longDay(validOn)}.
      </p>
    </section>
  );
}
