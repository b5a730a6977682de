import type { Answer } from '@atalaya/core/api';
import { type Difficulty, MAX_TOPICS } from '@atalaya/core/games/game';
import { useState } from 'react';
import { useAction } from '../../platform/action/use-action';
import { call } from '../../platform/api';
import { Button } from '../../ui/button';
import { Checkbox } from '../../ui/forms/checkbox';
import { Segmented } from '../../ui/forms/segmented';
import { Dialog } from '../../ui/overlays/dialog';
import { Plate } from '../../ui/plate';

export type ChoiceProps = {
  chosen: readonly number[];
  difficulty: Difficulty;
  topics: Answer<'GET /api/topics'>;
};

const levels = [
  { value: '1', label: 'Con más ayuda' },
  { value: '2', label: 'Normal' },
  { value: '3', label: 'Con menos ayuda' },
] as const;

export default function TopicChoiceDialog({
  topics,
  onClose,
  ...before
}: ChoiceProps & { onClose: () => void }) {
  const [chosen, setChosen] = useState<readonly number[]>(before.chosen);
  const [level, setLevel] = useState<Difficulty>(before.difficulty);
  const save = useAction(
    () => call('PUT /api/games/choice', { body: { topics: [...chosen], difficulty: level } }),
    { done: () => onClose(), retries: true },
  );
  const isFull = chosen.length >= MAX_TOPICS;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Con qué temas juegas"
      description={`Hasta ${MAX_TOPICS}. Se guarda para la próxima vez.`}
      footer={
        <>
          {save.fault && (
            <p role="alert" className="mr-auto self-center text-small text-danger">
              {save.fault}
            </p>
          )}
          <Button variant="outline" onClick={onClose}>
            Cancelar
          </Button>
          <Button busy={save.isBusy} disabled={chosen.length === 0} onClick={() => save.run()}>
            Guardar
          </Button>
        </>
      }
    >
      <Segmented
        label="Dificultad"
        options={levels}
        value={levels.find(({ value }) => Number(value) === level)?.value ?? '2'}
        onChange={(value) => setLevel(value === '1' ? 1 : value === '3' ? 3 : 2)}
      />
      <p className="mt-4 text-small text-muted" role="status">
        {chosen.length} de {MAX_TOPICS} elegidos
      </p>
      <div className="mt-2 grid gap-x-6 sm:grid-cols-2">
        {topics.map(({ number, shortTitle, counts }) => (
          <Checkbox
            key={number}
            disabled={counts.terms === 0 || (isFull && !chosen.includes(number))}
            checked={chosen.includes(number)}
            onChange={({ target }) =>
              setChosen(
                target.checked
                  ? [...chosen, number].toSorted((a, b) => a - b)
                  : chosen.filter((one) => one !== number),
              )
            }
            label={
              <span className="flex items-start gap-2.5">
                <Plate size="sm" variant="soft">
                  {number}
                </Plate>
                <span className="text-small leading-[1.45]">{shortTitle}</span>
              </span>
            }
          />
        ))}
      </div>
    </Dialog>
  );
}
