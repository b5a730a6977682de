import { longDay } from '@atalaya/core/platform/date-format';
import { dayInSpain } from '@atalaya/core/platform/madrid-time';
import { basis } from '@atalaya/core/tools/norms';
import { type Cleaning, confirmRule, isFinished, isOpen, stepsOf } from '@atalaya/core/tools/weapon/weapon';
import {
  armourerCases,
  modelNames,
  safetyRules,
  weaponWarnings,
} from '@atalaya/core/tools/weapon/weapon-steps';
import { OctagonAlert, Printer, ShieldAlert, ShieldCheck, TriangleAlert } from 'lucide-react';
import { useEffect } from 'react';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Checkbox } from '../../ui/forms/checkbox';
import { Note } from '../../ui/note';
import { BasisList } from '../basis-list';
import { ToolFrame } from '../tool-frame';
import { changeCleaning, leaveCleaning, linkOf, openLinked, useCleaning } from './cleaning-store';
import { ModelChoice } from './model-choice';
import { StepList } from './step-list';

const law = [
  basis('LO 9/2015', '24', 'De servicio se lleva el arma reglamentaria o autorizada'),
  basis('RA', '147', 'Control y cuidado del arma; ni alcohol ni auriculares'),
  basis('LO 4/2010', '9.e', 'Perderla por simple negligencia es falta leve'),
];

export function WeaponTool() {
  const cleaning = useCleaning();
  useEffect(() => {
    openLinked(window.location.hash);
    return leaveCleaning;
  }, []);
  return (
    <ToolFrame id="limpieza-arma" link={() => linkOf(cleaning)}>
      <div className="grid items-start gap-5 lg:grid-cols-[5fr_7fr]">
        <div className="grid gap-5 lg:sticky lg:top-24 print:static">
          <SafetyGate cleaning={cleaning} />
          <ModelChoice cleaning={cleaning} />
        </div>
        <div className="grid gap-5">
          {cleaning.stoppedAt !== undefined && <StoppedCard cleaning={cleaning} step={cleaning.stoppedAt} />}
          {isFinished(cleaning) && <FinishedSheet cleaning={cleaning} />}
          <StepList cleaning={cleaning} isLocked={!isOpen(cleaning)} />
        </div>
      </div>
      <div className="mt-5 grid items-start gap-5 lg:grid-cols-2">
        <Card>
          <h2 className="text-h3">Avisos</h2>
          <ul className="mt-4 grid gap-2">
            {weaponWarnings.map((warning) => (
              <li key={warning}>
                <Note tone="warning" icon={<TriangleAlert />}>
                  {warning}
                </Note>
              </li>
            ))}
          </ul>
        </Card>
        <Card>
          <h2 className="text-h3">Al armero, no tú</h2>
          <ul className="mt-4 mb-6">
            {armourerCases.map((one) => (
              <li key={one} className="border-t border-line py-2">
                {one}
              </li>
            ))}
          </ul>
          <BasisList list={law} />
        </Card>
      </div>
    </ToolFrame>
  );
}

/** For the printer: the serial number is written by hand and never stored. */
function FinishedSheet({ cleaning }: { cleaning: Cleaning }) {
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
        <Printer />
        Imprimir la hoja
      </Button>
    </Card>
  );
}

/** All four rules are confirmed before the first step. */
function SafetyGate({ cleaning }: { cleaning: Cleaning }) {
  const open = isOpen(cleaning);
  const Icon = open ? ShieldCheck : ShieldAlert;
  return (
    <section
      aria-labelledby="reglas"
      className="rounded-lg bg-panel p-5 text-on-panel [print-color-adjust:exact] md:p-7"
      data-theme="dark"
    >
      <h2 id="reglas" className="flex items-center gap-3 text-h3">
        <Icon className="size-7 text-panel-gold" />
        Cuatro reglas, antes de nada
      </h2>
      <ul className="mt-4 grid gap-2">
        {safetyRules.map((rule, at) => (
          <li key={rule}>
            <Checkbox
              label={rule}
              checked={cleaning.rules[at] ?? false}
              disabled={cleaning.done > 0}
              onChange={(event) => changeCleaning(confirmRule(cleaning, at, event.target.checked))}
            />
          </li>
        ))}
      </ul>
      <p role="status" className="mt-4 text-small text-on-panel-muted">
        {open ? 'Confirmadas: puedes empezar.' : 'Confirma las cuatro para empezar.'}
      </p>
    </section>
  );
}

/** The work ends here: the weapon goes to the armourer. */
function StoppedCard({ cleaning, step }: { cleaning: Cleaning; step: number }) {
  const found = stepsOf(cleaning)[step];
  return (
    <div role="alert" className="rounded-lg bg-danger-tint p-5 md:p-7">
      <p className="flex items-center gap-3 font-display text-h3 font-bold text-danger">
        <OctagonAlert />
        Para: al armero
      </p>
      <p className="mt-2">
        Paso {step + 1}: {found?.stop?.when.toLowerCase()}. No sigas ni fuerces nada. Deja el arma descargada,
        en lugar seguro, y entrégala al armero con esta nota.
      </p>
    </div>
  );
}
