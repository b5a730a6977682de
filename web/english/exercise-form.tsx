import type { ExerciseResponse } from '@atalaya/core/english/content.contract';
import type { LessonPaper } from '@atalaya/core/english/english.contract';
import { CornerDownLeft } from 'lucide-react';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { Voice } from '../platform/speech/use-voice';
import { Button } from '../ui/button';
import { Input } from '../ui/forms/input';
import { RadioGroup } from '../ui/forms/radio-group';
import { Select } from '../ui/forms/select';
import { ListenButtons } from './listen-buttons';
import { OrderFields } from './order-fields';

export type Shown = LessonPaper['exercises'][number];

type FormProps = {
  exercise: Shown;
  voice: Voice;
  isSending: boolean;
  /** Follows another exercise: the keyboard continues in its first field. */
  takesFocus: boolean;
  onAnswer: (response: ExerciseResponse) => void;
};

/** The question and the fields of one exercise. Enter checks the answer. */
export function ExerciseForm({ exercise, voice, isSending, takesFocus, onAnswer }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (takesFocus) form.current?.querySelector<HTMLElement>('input, select, button')?.focus();
  }, [takesFocus]);
  const [response, setResponse] = useState<ExerciseResponse | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (response && !isSending) onAnswer(response);
  };
  const text = (label: string) => (
    <TextField
      label={label}
      onChange={(words) => setResponse(words ? { form: 'text', text: words } : null)}
    />
  );
  const options = (label: string, given: readonly string[]) => (
    <RadioGroup
      label={label}
      hideLabel
      options={given.map((value) => ({ value, label: <span className="text-lead">{value}</span> }))}
      value={response?.form === 'option' ? response.option : undefined}
      onChange={(option) => setResponse({ form: 'option', option })}
    />
  );
  return (
    <form ref={form} onSubmit={submit} className="grid gap-6">
      <Fields exercise={exercise} voice={voice} text={text} options={options} onChange={setResponse} />
      <div className="flex justify-end max-md:sticky max-md:bottom-20">
        <Button type="submit" size="lg" className="max-md:w-full" disabled={!response} busy={isSending}>
          Comprobar
          <CornerDownLeft />
        </Button>
      </div>
    </form>
  );
}

type FieldsProps = Pick<FormProps, 'exercise' | 'voice'> & {
  text: (label: string) => ReactNode;
  options: (label: string, given: readonly string[]) => ReactNode;
  onChange: (response: ExerciseResponse | null) => void;
};

function Fields({ exercise, voice, text, options, onChange }: FieldsProps) {
  switch (exercise.kind) {
    case 'gap':
      return (
        <>
          <Asked lang="en">{exercise.sentence}</Asked>
          {text('Lo que falta')}
        </>
      );
    case 'translation':
      return (
        <>
          <Asked>{exercise.es}</Asked>
          {text('En inglés')}
        </>
      );
    case 'dictation':
      return (
        <>
          <ListenButtons voice={voice} text={exercise.text} kind="dictation" />
          {text('Escribe lo que oyes')}
        </>
      );
    case 'choice':
      return (
        <>
          {exercise.text && (
            <p lang="en" className="rounded-lg bg-sunken px-5 py-4 whitespace-pre-line">
              {exercise.text}
            </p>
          )}
          <Asked>{exercise.question}</Asked>
          {options(exercise.question, exercise.options)}
        </>
      );
    case 'listening':
      return (
        <>
          <ListenButtons voice={voice} text={exercise.text} kind="listening" />
          <Asked>{exercise.question}</Asked>
          {options(exercise.question, exercise.options)}
        </>
      );
    case 'order':
      return (
        <>
          <Asked>{exercise.es}</Asked>
          <OrderFields
            words={exercise.words}
            onChange={(words) => onChange(words ? { form: 'words', words } : null)}
          />
        </>
      );
    case 'matching':
      return (
        <>
          <Asked>{exercise.prompt}</Asked>
          <MatchingFields
            left={exercise.left}
            right={exercise.right}
            onChange={(pairs) => onChange(pairs ? { form: 'pairs', pairs } : null)}
          />
        </>
      );
  }
}

const Asked = ({ lang, children }: { lang?: string; children: ReactNode }) => (
  <p {...(lang && { lang })} className="border-l-4 border-gold bg-gold-tint px-5 py-4 text-lead text-pretty">
    {children}
  </p>
);

function TextField({ label, onChange }: { label: string; onChange: (text: string) => void }) {
  return (
    <Input
      label={label}
      lang="en"
      autoComplete="off"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      maxLength={500}
      onChange={({ target }) => onChange(target.value.trim())}
    />
  );
}

type Pairs = [string, string][];
type MatchingProps = {
  left: readonly string[];
  right: readonly string[];
  onChange: (pairs: Pairs | null) => void;
};

/** Pairs by choosing: each one offers what no other one has taken. */
function MatchingFields({ left, right, onChange }: MatchingProps) {
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const change = (side: string, value: string) => {
    const next = { ...chosen, [side]: value };
    setChosen(next);
    const pairs = left.map((one): [string, string] => [one, next[one] ?? '']);
    onChange(pairs.every(([, other]) => other !== '') ? pairs : null);
  };
  const taken = new Set(Object.values(chosen));
  return (
    <ul className="grid gap-3">
      {left.map((side) => (
        <li key={side}>
          <Select
            label={side}
            value={chosen[side] ?? ''}
            placeholder="Elige su pareja"
            options={right
              .filter((value) => value === chosen[side] || !taken.has(value))
              .map((value) => ({ value, label: value }))}
            onChange={({ target }) => change(side, target.value)}
            fieldClassName="sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] sm:items-center"
          />
        </li>
      ))}
    </ul>
  );
}
