import { type Cleaning, isFinished, newCleaning } from '@atalaya/core/tools/weapon/weapon';
import { modelNames, type WeaponModel, weaponModels } from '@atalaya/core/tools/weapon/weapon-steps';
import { RotateCcw, Timer } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { RadioGroup } from '../../ui/forms/radio-group';
import { Note } from '../../ui/note';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog';
import { changeCleaning } from './cleaning-store';

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
        <Note tone="warning" icon={<RotateCcw />}>
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
            <RotateCcw />
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

const SECOND_MS = 1_000;

/** Time since the first step; stands still once the work has ended. */
function Elapsed({ cleaning }: { cleaning: Cleaning }) {
  const { startedAt, stoppedAt, log } = cleaning;
  const isOver = isFinished(cleaning) || stoppedAt !== undefined;
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, [isOver]);
  if (startedAt === undefined) return null;
  const end = isOver ? (log.at(-1)?.at ?? now) : now;
  const seconds = Math.max(0, Math.floor((end - startedAt) / SECOND_MS));
  return (
    <p role="timer" className="flex items-center gap-2">
      <Timer className="size-5 text-muted" />
      <span className="num text-[1.375rem]">
        {Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, '0')}
      </span>
    </p>
  );
}
