import { ArrowLeft, ArrowRight, RotateCcw } from 'lucide-react';
import { type ComponentType, lazy, Suspense, useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Button, ButtonLink } from '../ui/button';
import { Route as RouteLine } from '../ui/route';
import { clearSheet } from './sheet-store';

type Step = { id: string; name: string; title: string; text: string; Calculator: ComponentType };

// Each step loads its own code.
const ScoreCalculator = lazy(async () => ({ default: (await import('./score-calculator')).ScoreCalculator }));
const PhysicalCalculator = lazy(async () => ({
  default: (await import('./physical-calculator')).PhysicalCalculator,
}));
const MeritsCalculator = lazy(async () => ({
  default: (await import('./merits-calculator')).MeritsCalculator,
}));
const FinalCalculator = lazy(async () => ({ default: (await import('./final-calculator')).FinalCalculator }));

const steps: readonly Step[] = [
  {
    id: 'conocimientos',
    name: 'Conocimientos',
    title: 'Tu examen de conocimientos',
    text: 'Cien preguntas, tres alternativas, cincuenta minutos. Los errores restan la mitad de un acierto y el blanco no resta.',
    Calculator: ScoreCalculator,
  },
  {
    id: 'fisicas',
    name: 'Físicas',
    title: 'Tus tres ejercicios',
    text: 'Cada marca se cambia por puntos en la tabla oficial. Un 0 elimina, y la media tiene que llegar a 5.',
    Calculator: PhysicalCalculator,
  },
  {
    id: 'meritos',
    name: 'Méritos',
    title: 'Lo que traes de antes',
    text: 'Servicio en las Fuerzas Armadas, deporte de alto nivel, idiomas, estudios y trabajo. Si no tienes ninguno, sigue.',
    Calculator: MeritsCalculator,
  },
  {
    id: 'final',
    name: 'Nota final',
    title: 'Tu nota final, y quién va delante',
    text: 'Conocimientos más físicas. En un empate manda, por orden: conocimientos, físicas, el primer ejercicio, el segundo y el tercero, y los psicotécnicos.',
    Calculator: FinalCalculator,
  },
];

export function Steps() {
  const [search] = useSearchParams();
  const heading = useRef<HTMLHeadingElement>(null);
  const at = Math.max(
    0,
    steps.findIndex(({ id }) => id === search.get('paso')),
  );
  const step = steps[at];
  if (!step) return null;
  const before = steps[at - 1];
  const after = steps[at + 1];
  const focusHeading = () => requestAnimationFrame(() => heading.current?.focus({ preventScroll: true }));
  return (
    <div id="pasos">
      <div className="bg-panel py-10 text-on-panel md:py-14">
        <div className="page-width">
          <h1 className="text-h1">Calcula tu nota, paso a paso</h1>
          <div className="mt-8">
            <RouteLine
              onPanel
              label="Pasos"
              stations={steps.map(({ id, name }, index) => ({
                id,
                title: (
                  <Link to={pathOf(id)} preventScrollReset className="no-underline hover:underline">
                    {name}
                  </Link>
                ),
                state: index < at ? 'done' : index === at ? 'now' : 'ahead',
              }))}
            />
          </div>
        </div>
      </div>
      <section aria-labelledby="paso" className="page-width py-10 md:py-16">
        <p className="text-muted">
          Paso {at + 1} de {steps.length}
        </p>
        <h2 id="paso" ref={heading} tabIndex={-1} className="mt-1 text-h2 outline-none">
          {step.title}
        </h2>
        <p className="mt-3 mb-7 max-w-[70ch] text-muted">{step.text}</p>
        <Suspense>
          <step.Calculator />
        </Suspense>
        <div className="mt-7 flex flex-wrap gap-3">
          {before && (
            <ButtonLink to={pathOf(before.id)} variant="outline" preventScrollReset onClick={focusHeading}>
              <ArrowLeft />
              {before.name}
            </ButtonLink>
          )}
          {after ? (
            <ButtonLink to={pathOf(after.id)} preventScrollReset onClick={focusHeading}>
              {after.name}
              <ArrowRight />
            </ButtonLink>
          ) : (
            <ButtonLink to="/registro">
              Registrarme Gratis
              <ArrowRight />
            </ButtonLink>
          )}
          <Button variant="quiet" onClick={clearSheet} className="sm:ml-auto noscript:hidden">
            <RotateCcw />
            Vaciar todo
          </Button>
        </div>
        <p className="mt-6 text-small text-muted">
          Lo que escribes se queda en este dispositivo. Las reglas completas están en la{' '}
          <Link to="/oposiciones" className="link">
            guía del proceso
          </Link>
          .
        </p>
      </section>
    </div>
  );
}

const pathOf = (id: string): string => `/oposiciones2?paso=${id}`;
