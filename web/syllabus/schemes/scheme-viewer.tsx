import { List, Network, Printer } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../ui/button';
import { cx } from '../../ui/cx';
import { Segmented } from '../../ui/forms/segmented';
import type { Scheme, SchemeNode } from './scheme';
import { SchemeDiagram } from './scheme-diagram';

type View = 'diagram' | 'list';

const views = [
  {
    value: 'diagram',
    label: (
      <>
        <Network />
        Diagrama
      </>
    ),
  },
  {
    value: 'list',
    label: (
      <>
        <List />
        Lista
      </>
    ),
  },
] as const;

/** Diagram or list; print always uses the list. */
export function SchemeViewer({ scheme }: { scheme: Scheme }) {
  // Null until the user chooses; CSS decides by width.
  const [chosen, setView] = useState<View | null>(null);
  useEffect(() => setView(matchMedia('(width < 48rem)').matches ? 'list' : 'diagram'), []);
  const view = chosen ?? 'diagram';
  return (
    <div>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3 print:hidden">
        <Segmented label="Cómo ver el esquema" options={views} value={view} onChange={setView} />
        <Button variant="quiet" size="sm" onClick={() => window.print()}>
          <Printer />
          Imprimir
        </Button>
      </div>
      <div className={cx('print:hidden', view === 'list' && 'hidden', chosen === null && 'max-md:hidden')}>
        <SchemeDiagram scheme={scheme} />
        <p className="mt-2 text-small text-muted">
          Pulsa una casilla para desplegarla o plegarla. Con el teclado: flechas para moverte, Intro para
          desplegar, + y − para acercar y alejar, 0 para verlo entero.
        </p>
      </div>
      <div className={cx('print:block', view === 'diagram' && 'hidden', chosen === null && 'max-md:block')}>
        <h3 className="mb-3 text-h4">{scheme.title}</h3>
        <Branches nodes={scheme.nodes} />
      </div>
    </div>
  );
}

function Branches({ nodes }: { nodes: readonly SchemeNode[] }) {
  return (
    <ul className="grid gap-2">
      {nodes.map((node) => (
        <li key={node.label} className="break-inside-avoid border-l-2 border-line pl-4">
          <p>
            <strong className="font-semibold">{node.label}</strong>
            {node.note && <span className="text-muted">: {node.note}</span>}
          </p>
          {node.children && (
            <div className="mt-2">
              <Branches nodes={node.children} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
