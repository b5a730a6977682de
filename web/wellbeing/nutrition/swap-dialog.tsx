import type { Answer } from '@atalaya/core/api';
import type { Slot } from '@atalaya/core/wellbeing/nutrition/kinds';
import { allergenNames, slotNames } from '@atalaya/core/wellbeing/nutrition/words';
import { useEffect, useState } from 'react';
import { useAction } from '../../platform/action/use-action';
import { call } from '../../platform/api';
import { sentenceFor } from '../../platform/http-error';
import { Dialog } from '../../ui/overlays/dialog';
import { Skeleton } from '../../ui/skeleton';
import { EmptyState, ErrorState } from '../../ui/state';

type Options = Answer<'GET /api/nutrition/days/:day/meals/:slot'>;

/** The dishes that may take the place of a meal. */
export function SwapDialog({ day, slot, onClose }: { day: string; slot: Slot; onClose: () => void }) {
  const [options, setOptions] = useState<Options>();
  const [unread, setUnread] = useState<string>();
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` asks again
  useEffect(() => {
    setUnread(undefined);
    call('GET /api/nutrition/days/:day/meals/:slot', { params: { day, slot } }).then(setOptions, (error) =>
      setUnread(sentenceFor(error)),
    );
  }, [day, slot, attempt]);

  const choice = useAction(
    (dish: string) =>
      call('PUT /api/nutrition/days/:day/meals/:slot', { params: { day, slot }, body: { dish } }),
    { done: onClose },
  );
  const fault = unread ?? choice.fault;

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
          retry={() => {
            choice.refuse({});
            setAttempt(attempt + 1);
          }}
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
                disabled={choice.isBusy}
                onClick={() => void choice.run(id)}
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
