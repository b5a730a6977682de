import type { Answer } from '@atalaya/core/api';
import type { Slot } from '@atalaya/core/wellbeing/nutrition/kinds';
import { allergenNames, slotNames } from '@atalaya/core/wellbeing/nutrition/words';
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../../platform/api';
import { sentenceFor } from '../../platform/http-error';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/overlays/dialog';
import { Skeleton } from '../../ui/skeleton';
import { EmptyState, ErrorState } from '../../ui/state';

type Options = Answer<'GET /api/nutrition/days/:day/meals/:slot'>;

/** The dishes that may take the place of a meal. */
export function SwapDialog({ day, slot, onClose }: { day: string; slot: Slot; onClose: () => void }) {
  const { revalidate } = useRevalidator();
  const [options, setOptions] = useState<Options>();
  const [fault, setFault] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);
  const params = { day, slot };

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` asks again
  useEffect(() => {
    setFault(undefined);
    call('GET /api/nutrition/days/:day/meals/:slot', { params: { day, slot } }).then(setOptions, (error) =>
      setFault(sentenceFor(error)),
    );
  }, [day, slot, attempt]);

  const choose = async (dish: string) => {
    setBusy(true);
    try {
      await call('PUT /api/nutrition/days/:day/meals/:slot', { params, body: { dish } });
      await revalidate();
      onClose();
    } catch (error) {
      setFault(sentenceFor(error));
      setBusy(false);
    }
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={`Cambiar: ${slotNames[slot].toLowerCase()}`}
      description="Todos van con tus preferencias. Las cantidades se ajustan solas."
    >
      {fault && (
        <ErrorState
          title={fault}
          heading="h3"
          action={<Button onClick={() => setAttempt(attempt + 1)}>Volver a intentarlo</Button>}
        />
      )}
      {!fault && !options && <Skeleton className="h-80 rounded-lg" />}
      {!fault && options?.length === 0 && (
        <EmptyState title="No queda otro plato" heading="h3">
          Con lo que evitas, este es el único para esta comida.
        </EmptyState>
      )}
      {!fault && (
        <ul className="grid gap-2">
          {options?.map(({ id, name, minutes, allergens }) => (
            <li key={id}>
              <button
                type="button"
                disabled={busy}
                onClick={() => void choose(id)}
                className="grid w-full gap-0.5 rounded-md border border-line px-4 py-3 text-left transition-colors hover:border-navy hover:bg-navy-tint"
              >
                <span className="font-semibold">{name}</span>
                <span className="text-small text-muted">
                  {minutes} min
                  {allergens.length > 0 &&
                    ` · Contiene ${allergens.map((one) => allergenNames[one].toLowerCase()).join(', ')}`}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
