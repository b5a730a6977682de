import { type Cleaning, newCleaning } from '@atalaya/core/tools/weapon/weapon';
import { modelNames, type WeaponModel, weaponModels } from '@atalaya/core/tools/weapon/weapon-steps';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { RadioGroup } from '../../ui/forms/radio-group';
import { Note } from '../../ui/note';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog';
import { changeCleaning } from './cleaning-store';
import { Elapsed } from './elapsed';

/** Another model has other steps, so it starts again: with steps done it asks first. */
export function ModelChoice({ cleaning }: { cleaning: Cleaning }) {
  const [wanted, setWanted] = useState<WeaponModel>();
  const [asksRestart, setAsksRestart] = useState(false);
  const begin = (model: WeaponModel) => {
    changeCleaning(newCleaning(model));
    setWanted(undefined);
    setAsksRestart(false);
  };
  const hasBegun = cleaning.log.length > 0;
  return (
    <Card className="grid gap-4 print:hidden">
      <RadioGroup
        label="Arma"
        options={weaponModels.map((value) => ({ value, label: modelNames[value] }))}
        value={wanted ?? cleaning.model}
        onChange={(model) => (hasBegun ? setWanted(model) : changeCleaning({ ...cleaning, model }))}
      />
      {wanted !== undefined && wanted !== cleaning.model && (
        <Note tone="warning" icon={<RotateCcw aria-hidden="true" />}>
          <p>Cambiar de arma empieza de nuevo, con las cuatro reglas.</p>
          <div className="mt-2 flex flex-wrap gap-2">
            <Button size="sm" onClick={() => begin(wanted)}>
              Empezar con {modelNames[wanted]}
            </Button>
            <Button size="sm" variant="quiet" onClick={() => setWanted(undefined)}>
              Seguir con la de antes
            </Button>
          </div>
        </Note>
      )}
      {hasBegun && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Elapsed cleaning={cleaning} />
          <Button variant="quiet" size="sm" onClick={() => setAsksRestart(true)}>
            <RotateCcw aria-hidden="true" />
            Empezar de nuevo
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={asksRestart}
        onOpenChange={setAsksRestart}
        title="¿Empezar de nuevo?"
        description="Se borran los pasos hechos y el tiempo, y se confirman otra vez las cuatro reglas."
        confirmLabel="Empezar de nuevo"
        onConfirm={() => begin(cleaning.model)}
      />
    </Card>
  );
}
