import { ChevronRight, ListChecks } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { Link } from 'react-router';
import { useHydrated } from '../../platform/use-hydrated';
import { Button } from '../../ui/button';
import { Plate } from '../../ui/plate';
import { Section } from '../../ui/section';
import type { Procedure } from './walk';

type Check = ComponentType<{ procedure: string }>;

const row =
  'grid min-h-14 grid-cols-[3.5rem_1fr_auto] items-center gap-3.5 border-t border-line py-1.5 leading-snug text-ink no-underline hover:underline';

/** The articles and topics behind it, and a few questions that load when asked for. */
export function InTheExam({ procedure: { id, references, topics } }: { procedure: Procedure }) {
  const [state, setState] = useState<'closed' | 'loading' | 'failed'>('closed');
  const [QuickCheck, setQuickCheck] = useState<Check | null>(null);
  const isHydrated = useHydrated();
  const open = () => {
    setState('loading');
    import('./quick-check').then(
      (module) => setQuickCheck(() => module.default),
      () => setState('failed'),
    );
  };
  return (
    <Section id="examen" title="En el examen" titleClass="mb-3 text-h3" className="print:break-before-avoid">
      <ul>
        {references.map(({ law, article, lawName, text, path }) => (
          <li key={`${law}/${article}`}>
            <Link to={path ?? '/codificado'} className={row}>
              <Plate variant="outline" size="sm">
                {article}
              </Plate>
              <span>
                {lawName}: {text.charAt(0).toLocaleLowerCase('es') + text.slice(1)}
              </span>
              <ChevronRight className="size-5" />
            </Link>
          </li>
        ))}
        {topics.map(({ number, shortTitle }) => (
          <li key={number}>
            <Link to={`/campus-estudio/temario/tema-${number}`} className={row}>
              <Plate variant="outline" size="sm">
                {number}
              </Plate>
              <span>
                Tema {number}, {shortTitle}
              </span>
              <ChevronRight className="size-5" />
            </Link>
          </li>
        ))}
      </ul>
      {QuickCheck ? (
        <QuickCheck procedure={id} />
      ) : (
        <div className="mt-4 print:hidden">
          <Button variant="outline" disabled={!isHydrated || state === 'loading'} onClick={open}>
            <ListChecks />
            {state === 'failed' ? 'Volver a intentarlo' : 'Tres preguntas sobre esto'}
          </Button>
          {state === 'failed' && (
            <p role="alert" className="mt-2 text-small text-danger">
              No se han podido cargar las preguntas. Comprueba tu conexión.
            </p>
          )}
        </div>
      )}
    </Section>
  );
}
