import type { Answer } from '@atalaya/core/api';
import type { PlannedDay } from '@atalaya/core/games/admin/daily-plan.contract';
import { comparedGames, difficulties, gameFacts, MAX_TITLE, MAX_TOPICS } from '@atalaya/core/games/game';
import { dayAndMonth } from '@atalaya/core/platform/date-format';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAction } from '../../platform/action/use-action';
import { call } from '../../platform/api';
import { sentenceFor } from '../../platform/http-error';
import { Button } from '../../ui/button';
import { Checkbox } from '../../ui/forms/checkbox';
import { Input } from '../../ui/forms/input';
import { Select } from '../../ui/forms/select';
import { FormDialog } from '../../ui/overlays/form-dialog';
import { toast } from '../../ui/overlays/toast-store';
import { difficultyNames } from './difficulty-names';

type FormProps = {
  planned: PlannedDay;
  onSaved: (after: Answer<'PUT /api/admin/games/daily/:day'>) => void;
  onClose: () => void;
};

/** The server refuses what does not give a puzzle; the form then keeps its values. */
export function DailyForm({ planned, onSaved, onClose }: FormProps) {
  const { day } = planned;
  const [game, setGame] = useState(comparedGames.find((one) => one === planned.game) ?? comparedGames[0]);
  const [title, setTitle] = useState(planned.title);
  const [difficulty, setDifficulty] = useState(planned.difficulty);
  const [chosen, setChosen] = useState<readonly number[]>(planned.topics);
  const { data: topics } = useQuery({ queryKey: ['topics'], queryFn: () => call('GET /api/topics') });
  const save = useAction(
    () =>
      call('PUT /api/admin/games/daily/:day', {
        params: { day },
        body: { etag: planned.etag, game, title, difficulty, topics: [...chosen] },
      }),
    {
      stale: [],
      done: (after) => {
        toast({ title: 'Reto guardado', description: 'El puzle se puede crear con estos temas.' });
        onSaved(after);
      },
      retries: true,
    },
  );
  const reset = useAction(
    () => call('POST /api/admin/games/daily/:day/reset', { params: { day }, body: { etag: planned.etag } }),
    {
      stale: [],
      done: (after) => {
        toast({ title: 'Día automático', description: 'El reto saldrá solo, como los demás.' });
        onSaved(after);
      },
      retries: true,
    },
  );
  const error = save.error ?? reset.error;
  return (
    <FormDialog
      title={`Reto del ${dayAndMonth(day)}`}
      description="Al guardar se comprueba que los temas dan para el juego."
      submitLabel="Comprobar y guardar"
      busyLabel="Comprobando…"
      busy={save.isBusy}
      error={error ? sentenceFor(error) : undefined}
      onSubmit={() => save.run()}
      onClose={onClose}
    >
      <Input
        label="Título"
        value={title}
        required
        minLength={3}
        maxLength={MAX_TITLE}
        onChange={({ target }) => setTitle(target.value)}
      />
      <Select
        label="Juego"
        hint="Las tarjetas no entran: las califica quien juega."
        options={comparedGames.map((value) => ({ value, label: gameFacts[value].name }))}
        value={game}
        onChange={({ target }) => setGame(comparedGames.find((one) => one === target.value) ?? game)}
      />
      <Select
        label="Dificultad"
        options={difficulties.map((value) => ({ value: String(value), label: difficultyNames[value] }))}
        value={String(difficulty)}
        onChange={({ target }) =>
          setDifficulty(difficulties.find((one) => String(one) === target.value) ?? difficulty)
        }
      />
      <fieldset>
        <legend className="font-semibold">
          Temas <span className="font-normal text-muted">(de 1 a {MAX_TOPICS})</span>
        </legend>
        <p role="status" className="mb-2 text-small text-muted">
          Elegidos: {chosen.toSorted((a, b) => a - b).join(', ')}
        </p>
        <div className="grid max-h-70 gap-x-6 overflow-y-auto sm:grid-cols-2">
          {topics?.map(({ number, shortTitle }) => (
            <Checkbox
              key={number}
              checked={chosen.includes(number)}
              disabled={chosen.includes(number) ? chosen.length === 1 : chosen.length >= MAX_TOPICS}
              onChange={({ target }) =>
                setChosen(target.checked ? [...chosen, number] : chosen.filter((one) => one !== number))
              }
              label={
                <span className="text-small leading-[1.45]">
                  {number}. {shortTitle}
                </span>
              }
            />
          ))}
        </div>
      </fieldset>
      {planned.state === 'planned' && (
        <Button
          variant="outline"
          size="sm"
          className="justify-self-start"
          busy={reset.isBusy}
          onClick={() => reset.run()}
        >
          Dejarlo en automático
        </Button>
      )}
    </FormDialog>
  );
}
