import { limits, type Unit, units, unitWords } from '@atalaya/core/patrols/patrols';
import { capitalize } from '@atalaya/core/platform/capitalize';
import { Input } from '../ui/forms/input';
import { RadioGroup } from '../ui/forms/radio-group';

export type PatrolDraft = { name: string; isOpen: boolean; unit: Unit; goal: string };

/** The body of the request. A goal that is no number is sent as one that the server refuses. */
export const settingsOf = ({ goal, ...rest }: PatrolDraft) => ({
  ...rest,
  goal: Number(goal.replace(/[.\s]/g, '').replace(',', '.')) || 0,
});

const hints: Record<Unit, string> = {
  questions: 'Preguntas y verdadero o falso que respondéis, en cualquier parte.',
  reviews: 'Lo que respondéis que ya habíais visto antes.',
  hours: 'El tiempo de estudio, con el de las salas de voz.',
};

type FieldsProps = {
  draft: PatrolDraft;
  faults: Record<string, string>;
  onChange: (changes: Partial<PatrolDraft>) => void;
};

/** Name, goal and who may enter, as in the form of a new patrol and in its settings. */
export function PatrolFields({ draft, faults, onChange }: FieldsProps) {
  return (
    <>
      <Input
        label="Nombre"
        name="name"
        autoComplete="off"
        maxLength={limits.name.most}
        value={draft.name}
        error={faults.name}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <RadioGroup
        label="Qué contáis"
        options={units.map((value) => ({ value, label: capitalize(unitWords[value]), hint: hints[value] }))}
        value={draft.unit}
        error={faults.unit}
        onChange={(unit) => onChange({ unit })}
      />
      <Input
        label={`Objetivo de la patrulla, en ${unitWords[draft.unit]} a la semana`}
        name="goal"
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        hint="La suma de todos. De cada persona cuenta como mucho vez y media su parte."
        value={draft.goal}
        error={faults.goal}
        onChange={({ target }) => onChange({ goal: target.value })}
      />
      <RadioGroup
        label="Quién puede entrar"
        options={[
          { value: 'open', label: 'Cualquiera', hint: 'Aparece en la lista de patrullas abiertas.' },
          { value: 'invited', label: 'Quien tenga la invitación' },
        ]}
        value={draft.isOpen ? 'open' : 'invited'}
        onChange={(value) => onChange({ isOpen: value === 'open' })}
      />
    </>
  );
}
