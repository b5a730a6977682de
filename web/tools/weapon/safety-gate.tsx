import { type Cleaning, confirmRule, isOpen } from '@atalaya/core/tools/weapon/weapon';
import { safetyRules } from '@atalaya/core/tools/weapon/weapon-steps';
import { ShieldAlert, ShieldCheck } from 'lucide-react';
import { Checkbox } from '../../ui/forms/checkbox';
import { changeCleaning } from './cleaning-store';

/** All four rules are confirmed before the first step. */
export function SafetyGate({ cleaning }: { cleaning: Cleaning }) {
  const open = isOpen(cleaning);
  const Icon = open ? ShieldCheck : ShieldAlert;
  return (
    <section
      aria-labelledby="reglas"
      className="rounded-lg bg-panel p-5 text-on-panel [print-color-adjust:exact] md:p-7"
      data-theme="dark"
    >
      <h2 id="reglas" className="flex items-center gap-3 text-h3">
        <Icon aria-hidden="true" className="size-7 text-panel-gold" />
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
