import type { Answer } from '@atalaya/core/api';
import { ChevronLeft } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { useHydrated } from '../../platform/use-hydrated';
import { Button } from '../../ui/button';
import { Stage } from './stage';
import { StepList } from './step-list';

export type Procedure = Answer<'GET /api/formats/procedures/:id'>;

/** The model and its steps. Without JavaScript the steps lead to the text below, which has every drawing. */
export function Walk({ procedure }: { procedure: Procedure }) {
  const { id, title, steps, minutes, topics } = procedure;
  const [index, setIndex] = useState(0);
  const isHydrated = useHydrated();
  const spoken = useRef(false);
  const next = steps[index + 1];
  const go = (to: number) => {
    spoken.current = true;
    setIndex(to);
  };
  return (
    <section aria-labelledby="procedimiento" className="bg-panel text-on-panel print:hidden">
      <div className="page-width max-md:max-w-none max-md:px-0 lg:grid lg:grid-cols-[8fr_4fr] lg:gap-10 lg:py-10">
        <Stage procedure={id} steps={steps} index={index} />
        <div className="max-md:px-5 lg:flex lg:flex-col">
          <p className="text-small text-on-panel-muted">
            <Link to="/3d-procedimiento" className="text-on-panel underline underline-offset-2">
              Procedimientos en 3D
            </Link>
            , {steps.length} pasos, {minutes} min
            {topics[0] && `. Tema ${topics[0].number}`}
          </p>
          <h1 id="procedimiento" className="mt-2 mb-5 text-h2 max-md:mt-1 max-md:mb-3">
            {title}
          </h1>
          <StepList steps={steps} index={index} onGo={go} />
          <p role="status" className="sr-only">
            {spoken.current &&
              `Paso ${index + 1} de ${steps.length}: ${steps[index]?.title}. ${steps[index]?.text}`}
          </p>
          <div className="sticky bottom-0 z-10 mt-2 grid grid-cols-[auto_auto_1fr] items-center gap-2.5 bg-panel py-3 lg:mt-auto lg:grid-cols-[auto_1fr]">
            <Button
              variant="on-panel"
              aria-label="Paso anterior"
              disabled={!isHydrated || index === 0}
              className="px-4! disabled:border-panel-line! disabled:bg-transparent! disabled:text-on-panel-muted!"
              onClick={() => go(index - 1)}
            >
              <ChevronLeft />
            </Button>
            <span className="num px-1 text-h4 lg:hidden">
              {index + 1} de {steps.length}
            </span>
            {next || !isHydrated ? (
              <Button variant="panel-gold" disabled={!isHydrated} onClick={() => go(index + 1)}>
                <span className="max-sm:hidden">Siguiente: {next?.title.toLocaleLowerCase('es')}</span>
                <span className="sm:hidden">Siguiente</span>
              </Button>
            ) : (
              <Button variant="panel-gold" onClick={() => go(0)}>
                Volver a empezar
              </Button>
            )}
          </div>
        </div>
      </div>
    </section>
  );
}
