import {
  type Blocker,
  blockers,
  blockerWords,
  type CheckInQuestion,
  checkInQuestions,
  limits,
  type Mood,
  moods,
  moodWords,
} from '@atalaya/core/coaching/coaching';
import type { CheckInView } from '@atalaya/core/coaching/parts.contract';
import { useState } from 'react';
import { ActionFault } from '../platform/action/action-fault';
import { useAction } from '../platform/action/use-action';
import { call } from '../platform/api';
import { Button } from '../ui/button';
import { Checkbox } from '../ui/forms/checkbox';
import { RadioGroup } from '../ui/forms/radio-group';
import { Textarea } from '../ui/forms/textarea';

type Draft = Record<CheckInQuestion, string> & { mood: Mood | undefined; blockers: Blocker[] };
const NO_MOOD = { mood: 'Elige cómo ha sido.' };

export default function CheckInForm({ checkIn, onDone }: { checkIn: CheckInView; onDone: () => void }) {
  const { monday, answers } = checkIn;
  const [draft, setDraft] = useState<Draft>(
    answers ?? { went: '', hard: '', next: '', mood: undefined, blockers: [] },
  );
  const [isMoodMissing, setMoodMissing] = useState(false);
  const put = (changes: Partial<Draft>) => setDraft((before) => ({ ...before, ...changes }));
  const { run, isBusy, faults } = useAction(
    (body: Draft & { mood: Mood }) =>
      call('PUT /api/coaching/mine/check-ins/:monday', { params: { monday }, body }),
    { done: onDone },
  );
  const { mood } = draft;
  const shown: Record<string, string> = isMoodMissing ? NO_MOOD : faults;
  return (
    <form
      noValidate
      aria-labelledby="seguimiento"
      className="mt-4 grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        setMoodMissing(!mood);
        if (mood) run({ ...draft, mood });
      }}
    >
      {(['went', 'hard', 'next'] as const).map((name) => (
        <Textarea
          key={name}
          label={checkInQuestions[name]}
          rows={2}
          maxLength={limits.answer}
          value={draft[name]}
          error={faults[name]}
          onChange={({ target }) => put({ [name]: target.value })}
        />
      ))}
      <RadioGroup
        label="¿Cómo ha sido la semana de ánimo?"
        row
        options={moods.map((value) => ({ value, label: moodWords[value] }))}
        value={mood}
        error={shown.mood}
        onChange={(value) => {
          setMoodMissing(false);
          put({ mood: value });
        }}
      />
      <fieldset>
        <legend className="mb-1.5 text-small font-semibold">¿Qué te ha frenado?</legend>
        <div className="flex flex-wrap gap-x-6 gap-y-1">
          {blockers.map((one) => (
            <Checkbox
              key={one}
              label={blockerWords[one]}
              checked={draft.blockers.includes(one)}
              onChange={({ target }) =>
                put({
                  blockers: target.checked
                    ? [...draft.blockers, one]
                    : draft.blockers.filter((other) => other !== one),
                })
              }
            />
          ))}
        </div>
      </fieldset>
      <ActionFault id="seguimiento-error" fault={faults.form} />
      <Button type="submit" busy={isBusy} busyLabel="Enviando…" className="justify-self-start">
        Enviar el seguimiento
      </Button>
    </form>
  );
}
