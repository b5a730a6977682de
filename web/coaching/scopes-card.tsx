import { scopes as all, type Scope, scopeWords } from '@atalaya/core/coaching/coaching';
import { LockKeyhole } from 'lucide-react';
import { useState } from 'react';
import { ActionFault } from '../platform/action/action-fault';
import { useAction } from '../platform/action/use-action';
import { call } from '../platform/api';
import { Card } from '../ui/card';
import { Checkbox } from '../ui/forms/checkbox';

/** Each box takes effect at once, in both directions. */
export function ScopesCard({ scopes }: { scopes: readonly Scope[] }) {
  const [wanted, setWanted] = useState(scopes);
  const { run, isBusy, faults } = useAction((chosen: Scope[]) =>
    call('PUT /api/coaching/mine/scopes', { body: { scopes: chosen } }),
  );
  // While it is being saved the boxes show the choice; afterwards, what the server has.
  const shown = isBusy ? wanted : scopes;
  const choose = (next: Scope[]) => {
    setWanted(next);
    run(next);
  };
  return (
    <Card>
      <h2 id="permisos" className="scroll-mt-24 text-h3">
        Qué ve tu preparador
      </h2>
      <p className="mt-2 text-small text-muted">
        Lo que escribes aquí para él, siempre. Lo demás, solo lo que marques, y deja de verlo en cuanto lo
        quites.
      </p>
      <fieldset className="mt-4 grid gap-3" aria-busy={isBusy}>
        <legend className="sr-only">Qué ve tu preparador</legend>
        {all.map((scope) => (
          <Checkbox
            key={scope}
            checked={shown.includes(scope)}
            disabled={isBusy}
            label={
              <>
                {scopeWords[scope].label}
                <span className="block text-small text-muted">{scopeWords[scope].hint}</span>
              </>
            }
            onChange={({ target }) =>
              choose(target.checked ? [...scopes, scope] : scopes.filter((one) => one !== scope))
            }
          />
        ))}
      </fieldset>
      <ActionFault id="permisos-error" fault={faults.form} />
      <p className="mt-4 flex items-center gap-2 text-small text-muted">
        <LockKeyhole className="size-4 flex-none" />
        Tu diario y tu salud no se comparten nunca.
      </p>
    </Card>
  );
}
