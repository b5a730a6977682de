import { longDay } from '@atalaya/core/platform/date-format';
import { dayInSpain } from '@atalaya/core/platform/madrid-time';
import type { Cleaning } from '@atalaya/core/tools/weapon/weapon';
import { modelNames } from '@atalaya/core/tools/weapon/weapon-steps';
import { Printer } from 'lucide-react';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';

/** For the printer: the serial number is written by hand and never stored. */
export function FinishedSheet({ cleaning }: { cleaning: Cleaning }) {
  const at = cleaning.log.at(-1)?.at ?? 0;
  return (
    <Card>
      <p role="status" className="font-display text-h3 font-bold text-success">
        Limpieza terminada
      </p>
      <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-6 gap-y-3 [&_dt]:text-muted">
        <dt>Fecha</dt>
        <dd>{longDay(dayInSpain(new Date(at)))}</dd>
        <dt>Arma</dt>
        <dd>{modelNames[cleaning.model]}</dd>
        <dt>Número de serie</dt>
        <dd className="border-b border-line-strong">
          <span className="sr-only">En blanco, para escribirlo a mano</span>
        </dd>
        <dt>Disparos</dt>
        <dd className="border-b border-line-strong">
          <span className="sr-only">En blanco, para escribirlo a mano</span>
        </dd>
      </dl>
      <Button className="mt-5 print:hidden" size="sm" onClick={() => window.print()}>
        <Printer aria-hidden="true" />
        Imprimir la hoja
      </Button>
    </Card>
  );
}
