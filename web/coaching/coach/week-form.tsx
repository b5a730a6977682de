import type { SeenCandidate } from '@atalaya/core/coaching/coach.contract';
import { limits } from '@atalaya/core/coaching/coaching';
import { type GoalKind, goalKinds, goalWords } from '@atalaya/core/coaching/goals';
import type { WeekView } from '@atalaya/core/coaching/parts.contract';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ActionFault } from '../../platform/action/action-fault';
import { useAction } from '../../platform/action/use-action';
import { call } from '../../platform/api';
import { Button } from '../../ui/button';
import { Input } from '../../ui/forms/input';
import { Select } from '../../ui/forms/select';
import { IconButton } from '../../ui/icon-button';

type Draft = { key: number; kind: GoalKind; topic: string; target: string; note: string };
type WeekFormProps = {
  seen: SeenCandidate;
  monday: string;
  week: WeekView | undefined;
  onDone: () => void;
};

const kindOf = (value: string): GoalKind => goalKinds.find((kind) => kind === value) ?? 'reviews';
const kinds = goalKinds.map((value) => ({ value, label: goalWords[value].label }));
const empty = (key: number): Draft => ({ key, kind: 'reviews', topic: '', target: '', note: '' });

export default function WeekForm({ seen, monday, week, onDone }: WeekFormProps) {
  const [note, setNote] = useState(week?.note ?? '');
  const [goals, setGoals] = useState<readonly Draft[]>(
    week?.goals.map(({ kind, topic, target, note: words }, key) => ({
      key,
      kind,
      target: String(target),
      note: words,
      topic: topic === null ? '' : String(topic),
    })) ?? [empty(0)],
  );
  const put = (key: number, changes: Partial<Draft>) =>
    setGoals((before) => before.map((goal) => (goal.key === key ? { ...goal, ...changes } : goal)));
  const { run, isBusy, faults } = useAction(
    () =>
      call('PUT /api/coach/candidates/:userId/weeks/:monday', {
        params: { userId: seen.userId, monday },
        body: {
          note,
          goals: goals.map(({ kind, topic, target, note: words }) => ({
            kind,
            topic: goalWords[kind].hasTopic && topic ? Number(topic) : null,
            target: Number(target),
            note: words,
          })),
        },
      }),
    { done: onDone },
  );
  const topics = seen.topics.map(({ number, title }) => ({
    value: String(number),
    label: `${number}. ${title}`,
  }));
  return (
    <form
      noValidate
      aria-labelledby="plan"
      className="mt-4 grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        run();
      }}
    >
      <Input
        label="De qué va la semana"
        maxLength={limits.goalNote}
        value={note}
        error={faults.note}
        onChange={({ target }) => setNote(target.value)}
      />
      {goals.map((goal, index) => (
        <fieldset key={goal.key} className="grid items-start gap-3 border-t border-line pt-4 sm:grid-cols-2">
          <legend className="sr-only">Objetivo {index + 1}</legend>
          <Select
            label="Qué se cuenta"
            options={kinds}
            value={goal.kind}
            onChange={({ target }) => put(goal.key, { kind: kindOf(target.value) })}
          />
          {goalWords[goal.kind].hasTopic && (
            <Select
              label="Tema"
              placeholder="Elige un tema"
              options={topics}
              value={goal.topic}
              error={faults[`goals.${index}.topic`]}
              onChange={({ target }) => put(goal.key, { topic: target.value })}
            />
          )}
          <Input
            label={`Cuántos (${goalWords[goal.kind].unit})`}
            inputMode="numeric"
            value={goal.target}
            error={faults[`goals.${index}.target`]}
            onChange={({ target }) => put(goal.key, { target: target.value })}
          />
          <div className="grid grid-cols-[1fr_auto] items-end gap-2">
            <Input
              label="Nota, si hace falta"
              maxLength={limits.goalNote}
              value={goal.note}
              onChange={({ target }) => put(goal.key, { note: target.value })}
            />
            <IconButton
              label={`Quitar el objetivo ${index + 1}`}
              onClick={() => setGoals(goals.filter((other) => other !== goal))}
            >
              <Trash2 />
            </IconButton>
          </div>
        </fieldset>
      ))}
      {goals.length < limits.goals && (
        <Button
          variant="quiet"
          size="sm"
          className="justify-self-start"
          onClick={() => setGoals([...goals, empty(Math.max(0, ...goals.map(({ key }) => key)) + 1)])}
        >
          <Plus />
          Añadir un objetivo
        </Button>
      )}
      <ActionFault id="semana-error" fault={faults.form ?? faults.goals} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isBusy} busyLabel="Guardando…">
          Guardar la semana
        </Button>
        <Button variant="outline" onClick={onDone}>
          Dejarlo como estaba
        </Button>
      </div>
    </form>
  );
}
